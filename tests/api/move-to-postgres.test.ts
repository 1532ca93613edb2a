/** The data of a demonstration, with an account of its own, is moved to Postgres and served from there. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '#server/database/open-postgres.ts'
import { prepareDatabase } from '#server/embedded/prepare-schema.ts'
import { type Cluster, findPostgres, startCluster } from '#tests/db/kit/cluster.ts'
import { temporaryDirectory } from '#tests/db/kit/temporary-directory.ts'
import { copyPreparedData } from '#tests/kit/prepared-data.ts'
import { connectTo, runCommand, startCommand, startServerProcess } from './kit/process.ts'

const binaries = findPostgres()
const directory = temporaryDirectory()
let cluster: Cluster

const urlOf = (database: string) => cluster.url.replace(/postgres$/, database)

const move = (database: string, changes: Record<string, string> = {}) =>
  runCommand('move-to-postgres', [], { DATA_DIR: directory.path, DATABASE_URL: urlOf(database), ...changes })

const start = (changes: Record<string, string> = {}) =>
  startServerProcess({ PORT: '0', RATE_LIMIT_FACTOR: '1000', DATA_DIR: directory.path, ...changes })

type SealedTranscription = { encrypted_content: string; encryption_key_id: string }

/** What the member of the demonstration has: pages, counts, and the text of the newest transcription. */
const seenAt = async (server: ReturnType<typeof start>) => {
  const { origin, browser } = await connectTo(server)
  const { data } = await browser().auth.signInWithPassword({ email: 'ana@prosa.test', password: 'prosa-demo-1' })
  const headers = { Authorization: `Bearer ${data.session?.access_token}`, 'Content-Type': 'application/json' }
  const read = async <T>(path: string, init: RequestInit = {}) =>
    (await (await fetch(`${origin}${path}`, { ...init, headers })).json()) as T
  const page = await read<{ data: SealedTranscription[]; total: number }>('/api/transcriptions')
  const [newest] = page.data
  const body = JSON.stringify({
    encrypted_content: newest?.encrypted_content,
    encryption_key_id: newest?.encryption_key_id,
  })
  const { transcription } = await read<{ transcription: string }>('/api/transcriptions/decrypt', {
    method: 'POST',
    body,
  })
  return { total: page.total, transcription, profile: await read('/api/user/profile') }
}

describe.skipIf(binaries === null)('npm run move-to-postgres', () => {
  beforeAll(async () => {
    cluster = await startCluster(binaries ?? '')
    const { db } = openPostgres(cluster.url)
    // No superuser: triggers and foreign keys are the owner's to change.
    await db.exec('create role owner login createrole')
    for (const name of ['moved', 'production', 'waited']) await db.exec(`create database ${name} owner owner`)
    await db.close()
  }, 60_000)
  afterAll(async () => {
    await cluster?.stop()
    directory.remove()
  })

  // Proves OPS-42.
  it('copies everything, so that it is served from there', { timeout: 240_000 }, async () => {
    expect((await move('moved')).output).toContain('There is no data in ')
    await copyPreparedData(directory.path)
    const server = start()
    const before = await seenAt(server)
    expect(before.total).toBeGreaterThan(3)
    expect(before.transcription).not.toBe('')
    expect((await move('moved')).output).toContain('Stop Prosa first: it runs as process ')
    server.signal('SIGTERM')
    await server.exitCode

    const foreignKey = `deadbeef:${'A'.repeat(43)}`
    expect((await move('moved', { MASTER_KEYS: foreignKey })).output).toContain('MASTER_KEYS lacks ')
    const moved = await move('moved', { DEMONSTRATION: 'on' })
    expect(moved).toEqual({
      status: 0,
      output: expect.stringContaining('the newest transcription decrypted with its key'),
    })
    expect(moved.output).toMatch(/^MASTER_KEYS=\w+:/m)
    expect(await move('moved', { DEMONSTRATION: 'on' })).toEqual({
      status: 1,
      output: expect.stringContaining('it must be empty. Nothing was copied.'),
    })

    const after = start({ DATABASE_URL: urlOf('moved'), DEMONSTRATION: 'on' })
    expect(await seenAt(after)).toEqual(before)
    after.signal('SIGTERM')
    await after.exitCode
  })

  // Proves OPS-42, OPS-96.
  it(
    'copies nothing if it is interrupted; run again, it leaves out the accounts of the demonstration',
    {
      timeout: 240_000,
    },
    async () => {
      const environment = { DATA_DIR: directory.path, DATABASE_URL: urlOf('production') }
      const run = startCommand('move-to-postgres', [], environment)
      await run.waitForOutput(/\d %/)
      run.signal('SIGINT')
      expect([await run.exitCode, run.output()]).toEqual([
        130,
        expect.stringMatching(/\n\nNothing was copied: interrupted\.\n$/),
      ])
      expect(existsSync(join(directory.path, 'database.lock'))).toBe(false)
      expect(await move('production')).toMatchObject({ status: 0 })
      const { db } = openPostgres(urlOf('production'))
      expect(await db.query('select email from auth.users')).toEqual([])
      expect(await db.query('select count(*) as n from public.transcriptions')).toEqual([{ n: 0 }])
      await db.close()
    },
  )

  // Proves OPS-42.
  it('refuses a database with a waiting list, and leaves it there', { timeout: 120_000 }, async () => {
    const { db } = openPostgres(urlOf('waited'))
    await prepareDatabase({ databaseUrl: urlOf('waited'), hasOwnAuth: false, report: () => undefined })
    await db.exec(
      `insert into private.waitlist_entries (product, email, language) values ('lifeReminder', 'ana@example.com', 'pt')`,
    )
    expect(await move('waited')).toEqual({
      status: 1,
      output: expect.stringMatching(
        /\nThe database of DATABASE_URL has rows in private\.waitlist_entries: it must be empty\. Nothing was copied\.\n$/,
      ),
    })
    expect(await db.query('select email from private.waitlist_entries')).toEqual([{ email: 'ana@example.com' }])
    await db.close()
  })
})
