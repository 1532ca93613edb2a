/** A refused start prints its reason in one sentence without a stack trace, and changes nothing. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { MasterKeyMissing } from '#server/crypto/vault.ts'
import { SchemaTooNew } from '#server/database/migrate.ts'
import { explainStartFailure } from '#server/explain-start-failure.ts'
import { openMasterKeys } from '#server/crypto/master-keys.ts'
import { openSecrets } from '#server/settings/secrets.ts'
import { temporaryDirectory } from '#tests/db/kit/temporary-directory.ts'
import { startServerProcess } from './kit/process.ts'

const directory = temporaryDirectory()
afterAll(directory.remove)

let count = 0
/** A new folder with these files in it. */
const folderWith = (files: Record<string, string>) => {
  count += 1
  const folder = join(directory.path, `data-${count}`)
  mkdirSync(folder)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

describe('a process', () => {
  it.each([
    ['damaged secrets', { 'secrets.json': '{"jwtSecret":' }, '', {}, /secrets\.json is damaged\. Restore it: /],
    [
      'no secrets beside a database',
      { 'database/PG_VERSION': '17\n' },
      '',
      {},
      /secrets\.json is missing beside its data/,
    ],
    ['a file in the place of the folder', { data: '' }, 'data', {}, /data is no folder\. Set DATA_DIR to one\./],
    ['keys without their database', { 'master-keys.json': '{}' }, '', {}, /their database is not: restore a backup/],
    [
      'a database that does not answer',
      {},
      '',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DEMONSTRATION: 'on' },
      /^The database of DATABASE_URL cannot be reached \(ECONNREFUSED\); start it, or correct host and port\.$/m,
    ],
  ])('stops with a sentence about the cause: %s', async (_, files, dataDir, environment, sentence) => {
    const folder = folderWith(files)
    const before = readdirSync(folder)
    const server = startServerProcess({ PORT: '0', DATA_DIR: join(folder, dataDir), ...environment })
    expect(await server.exitCode).toBe(1)
    const output = server.output().trim().split('\n')
    expect(output.at(-1)).toMatch(sentence)
    expect(server.output()).not.toMatch(/^ {4}at |\.ts:\d|wasm/m)
    const created = readdirSync(folder).filter((name) => !before.includes(name))
    expect(created.filter((name) => !['secrets.json', 'database'].includes(name))).toEqual([])
  })
})

// Proves SECURITY-31.
describe('keys', () => {
  it('are not generated again beside data that was encrypted with lost ones', async () => {
    const folder = folderWith({})
    await expect(openMasterKeys(folder, null, { isNeeded: true })).rejects.toThrow('master-keys.json is missing')
    expect(readdirSync(folder)).toEqual([])
  })

  it('are not generated again for sessions beside an existing database, but can be set', () => {
    const folder = folderWith({ 'database/PG_VERSION': '17\n' })
    expect(() => openSecrets(folder, {})).toThrow('secrets.json is missing')
    expect(existsSync(join(folder, 'secrets.json'))).toBe(false)
    const secrets = { jwtSecret: 'j'.repeat(32), signingKey: 's'.repeat(32) }
    expect(openSecrets(folder, secrets)).toMatchObject(secrets)
  })
})

const failure = (code: string, facts: object = {}) =>
  Object.assign(new Error('as the system says it'), { code, ...facts })

describe('the sentence', () => {
  it.each([
    [failure('EACCES', { path: '/data/secrets.json' }), /^There is no permission for \/data\/secrets\.json\. /],
    [failure('EROFS', { path: '/data' }), /^\/data is on a read-only file system\. /],
    [failure('ENOSPC', { path: '/data/secrets.json' }), /^The disk of \/data\/secrets\.json is full\. /],
    [failure('53100'), /^The disk of the database is full\. /],
    [failure('3D000'), /^The database of DATABASE_URL has no database of that name; create it \(3D000\)\.$/],
    [failure('CONNECT_TIMEOUT'), /^The database of DATABASE_URL cannot be reached \(CONNECT_TIMEOUT\); /],
    [
      new SchemaTooNew('The database needs a program of version 9 or newer, this one is 1'),
      /^The database needs .* Start a newer program\.$/,
    ],
    [
      new MasterKeyMissing('Master key a is needed to read transcriptions.'),
      /^Master key a .* name it in MASTER_KEYS\.$/,
    ],
  ])('explains %s', (error, sentence) => {
    expect(explainStartFailure(error)).toMatch(sentence)
  })

  it('prints a stack trace only for a bug of the program', () => {
    expect(explainStartFailure(new TypeError('x is not a function'))).toMatch(/^TypeError: x is not a function\n +at /)
  })
})
