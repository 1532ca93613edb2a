import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { openMasterKeys } from '#server/crypto/master-keys.ts'
import { createVault, MasterKeyMissing } from '#server/crypto/vault.ts'
import type { Queries } from '#server/database/database.ts'
import { register } from '../kit/people.ts'
import { openServer, type TestServer } from '../kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})

const entry = (id: string) => `${id}:${randomBytes(32).toString('base64url')}`
const vaultWith = async (...entries: string[]) => createVault(await openMasterKeys('', entries))

class Undo extends Error {}

/** Whatever `run` changes is undone: the other tests share the keys. */
const undone = (run: (queries: Queries) => Promise<void>) =>
  server.db
    .transaction(async (queries) => {
      await queries.exec('delete from private.data_keys')
      await run(queries)
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })

describe('the keys of transcriptions', () => {
  it('are re-encrypted by a new master key, and still decrypt older data', async () => {
    const { user } = await register(server)
    const [older, newer] = [entry('older'), entry('newer')]
    await undone(async (queries) => {
      const before = await vaultWith(older)
      const { id, seal } = await before.keyFor(queries, user.id)
      const sealed = await seal('content', 'Até amanhã')
      await (await vaultWith(newer, older)).rewrap(queries)
      const after = await (await vaultWith(newer)).keyOf(queries, user.id, id)
      expect(await after?.open('content', sealed)).toBe('Até amanhã')
      await expect(before.keyOf(queries, user.id, id)).rejects.toBeInstanceOf(MasterKeyMissing)
    })
  })

  // Proves SECURITY-15.
  it('cannot be decrypted without their master key, nor with another one of the same name', async () => {
    const { user } = await register(server)
    await undone(async (queries) => {
      await (await vaultWith(entry('one'))).keyFor(queries, user.id)
      await expect((await vaultWith(entry('two'))).rewrap(queries)).rejects.toBeInstanceOf(MasterKeyMissing)
      await expect((await vaultWith(entry('one'))).keyFor(queries, user.id)).rejects.toBeInstanceOf(MasterKeyMissing)
    })
  })

  // Proves SCRIBE-11.
  it('are one for each account, and deleted with it', async () => {
    const { user } = await register(server)
    const keys = await Promise.all([1, 2, 3].map(() => server.vault.keyFor(server.db, user.id)))
    expect(new Set(keys.map(({ id }) => id)).size).toBe(1)
    await server.db.query('delete from auth.users where id = $1', [user.id])
    expect(await server.vault.keyOf(server.db, user.id, keys[0]?.id ?? '')).toBe(null)
  })
})

describe('the master key of an installation', () => {
  // Proves SECURITY-15.
  it('is generated once, readable by its owner only', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'prosa-keys-'))
    const [first, second] = [await openMasterKeys(folder, null), await openMasterKeys(folder, null)]
    expect([second.current, [...second.keys.keys()]]).toEqual([first.current, [first.current]])
    expect(statSync(join(folder, 'master-keys.json')).mode & 0o777).toBe(0o600)
  })

  // Proves SECURITY-15.
  it('is not replaced if it is damaged', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'prosa-keys-'))
    const file = join(folder, 'master-keys.json')
    writeFileSync(file, '{"masterKeys":["short"]}')
    await expect(openMasterKeys(folder, null)).rejects.toThrow('without it no transcription can be read again')
    expect(readFileSync(file, 'utf8')).toBe('{"masterKeys":["short"]}')
  })
})
