/** A backup or restore that is stopped, or that follows one that was killed. */
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { temporaryDirectory } from '#tests/db/kit/temporary-directory.ts'
import { copyPreparedData } from '#tests/kit/prepared-data.ts'
import { runCommand, startCommand } from './kit/process.ts'

const directory = temporaryDirectory()
const inDirectory = (name: string) => join(directory.path, name)
const [data, backup, temporary] = ['data', 'backup', 'temporary'].map(inDirectory) as [string, string, string]
const DATA = ['database', 'master-keys.json', 'secrets.json']

beforeAll(async () => {
  await copyPreparedData(data)
  await copyPreparedData(backup)
  mkdirSync(temporary)
})
afterAll(directory.remove)

const untilIn = (folder: string, name: RegExp) =>
  vi.waitFor(() => expect(readdirSync(folder).join('\n')).toMatch(name), { timeout: 20_000, interval: 5 })

// Proves OPS-91.
describe('a command that is interrupted', () => {
  it('removes the incomplete copy of a backup', { timeout: 120_000 }, async () => {
    const run = startCommand('backup', [inDirectory('made')], { DATA_DIR: data })
    await untilIn(directory.path, /^made\.unfinished$/m)
    run.signal('SIGINT')
    expect([await run.exitCode, run.output()]).toEqual([
      130,
      `\nNo backup was made in ${inDirectory('made')}: interrupted.\n`,
    ])
    expect([readdirSync(directory.path).toSorted(), readdirSync(data).toSorted()]).toEqual([
      ['backup', 'data', 'temporary'],
      DATA,
    ])
  })

  it('restores nothing, and leaves no copy of the keys in the temporary folder', { timeout: 120_000 }, async () => {
    const run = startCommand('restore', [backup], { DATA_DIR: data, TMPDIR: temporary })
    await untilIn(temporary, /^prosa-backup-/)
    run.signal('SIGTERM')
    expect([await run.exitCode, run.output()]).toEqual([
      143,
      expect.stringMatching(/\nNothing was restored: interrupted\.\n$/) as string,
    ])
    expect([readdirSync(temporary), readdirSync(data).toSorted()]).toEqual([[], DATA])
  })
})

// Proves OPS-89.
it('states in a sentence what is wrong with a folder', { timeout: 120_000 }, async () => {
  mkdirSync(inDirectory('incomplete/database'), { recursive: true })
  const missingFolder = inDirectory('nowhere')
  const nestedFolder = join(data, 'database', 'backup')
  const master = `deadbeef:${'A'.repeat(43)}`
  expect([
    await runCommand('backup', [nestedFolder], { DATA_DIR: data }),
    await runCommand('backup', [inDirectory('one')], { DATA_DIR: data, TMPDIR: missingFolder }),
    await runCommand('backup', [inDirectory('two')], { DATA_DIR: data, MASTER_KEYS: master }),
    await runCommand('restore', [inDirectory('incomplete')], { DATA_DIR: data }),
    await runCommand('restore', ['--check', backup], { DATA_DIR: data }),
  ]).toEqual([
    { status: 1, output: `\n${nestedFolder} is part of the database: name another folder.\n` },
    {
      status: 1,
      output: `\nThe backup was written to ${inDirectory('one')}, but not verified. ${missingFolder}/prosa-backup-XXXXXX does not exist.\n`,
    },
    {
      status: 1,
      output: expect.stringMatching(
        /^\nThe backup was written to \S+two, but not verified\. Master key \w+ is needed [^\n]+\n$/,
      ) as string,
    },
    { status: 1, output: `\n${inDirectory('incomplete')} is not a backup: it contains no database.\n` },
    { status: 1, output: '\n--check verifies the database of DATABASE_URL: it takes no folder.\n' },
  ])
})

it('restores after a restore that was killed before it moved the data', { timeout: 120_000 }, async () => {
  mkdirSync(join(data, 'restoring', 'database'), { recursive: true })
  expect((await runCommand('restore', [backup], { DATA_DIR: data })).status).toBe(0)
  expect(readdirSync(data).filter((name) => !name.startsWith('before-restore-'))).toEqual(DATA)
})
