import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openSecrets } from '#server/settings/secrets.ts'
import { temporaryDirectory } from '#tests/db/kit/temporary-directory.ts'

const directory = temporaryDirectory()
afterAll(directory.remove)

describe('keys', () => {
  it('are generated once, readable by their owner only, and can be overridden one by one', () => {
    const dataDir = join(directory.path, 'new', 'data')
    const first = openSecrets(dataDir, {})
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
    expect(new Set([first.jwtSecret, first.signingKey, first.publishableKey]).size).toBe(3)
    expect(openSecrets(dataDir, {})).toEqual(first)
    expect(openSecrets(dataDir, { jwtSecret: 'j'.repeat(32) })).toEqual({ ...first, jwtSecret: 'j'.repeat(32) })
    expect(openSecrets(join(directory.path, 'other'), {})).not.toEqual(first)
    const secrets = { jwtSecret: 'j'.repeat(32), signingKey: 's'.repeat(32), publishableKey: 'sb_publishable_x' }
    expect(openSecrets(join(directory.path, 'stateless'), secrets)).toMatchObject(secrets)
    expect(existsSync(join(directory.path, 'stateless'))).toBe(false)
  })

  it('are not replaced if their file is damaged', () => {
    const dataDir = join(directory.path, 'damaged')
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'secrets.json'), '{"jwtSecret":')
    expect(() => openSecrets(dataDir, {})).toThrow(/is damaged/)
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toBe('{"jwtSecret":')
  })
})
