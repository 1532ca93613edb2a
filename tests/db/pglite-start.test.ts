/** What is particular to the embedded database: its directory, its single session, its writes to disk. */
import fs, { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DirectoryDamaged } from '#server/embedded/data-directory.ts'
import { DirectoryInUse, lockDirectory } from '#server/embedded/directory-lock.ts'
import { MigrationFailed } from '#server/database/migrate.ts'
import { openPglite } from '#server/database/open-pglite.ts'
import { isFull } from '#tests/kit/tier.ts'
import { findPostgres } from './kit/cluster.ts'
import { open } from './kit/open.ts'
import { temporaryDirectory } from './kit/temporary-directory.ts'
import { startSuite } from './suites/start.ts'

const { path: dataDir, remove } = temporaryDirectory()
const directory = join(dataDir, 'database')
const lockFile = join(dataDir, 'database.lock')
const place = { dataDir, databaseUrl: null }
const reopen = (changes = {}) => open(place, changes)

beforeAll(() => {
  // Not the one of the database.
  vi.stubEnv('TZ', 'America/Sao_Paulo')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // A first start that was interrupted.
  mkdirSync(directory)
  writeFileSync(join(directory, 'PG_VERSION'), '17\n')
})
afterAll(() => {
  vi.unstubAllEnvs()
  remove()
})

describe('the data directory', () => {
  // Proves OPS-109.
  it('is moved aside after an unfinished first start, and created anew', async () => {
    const failing = { migrationsDir: temporaryDirectory() }
    writeFileSync(join(failing.migrationsDir.path, '20000101000000_fail.sql'), 'select 1 / 0')
    await expect(reopen({ migrationsDir: failing.migrationsDir.path })).rejects.toThrow(MigrationFailed)
    failing.migrationsDir.remove()
    expect(readdirSync(`${directory}.unfinished`)).toEqual(['PG_VERSION'])

    // A directory that can be opened continues where it was interrupted.
    const { backend, steps } = await reopen()
    expect(await backend.db.query('show timezone')).toEqual([{ TimeZone: 'UTC' }])
    await backend.close()
    expect(steps.slice(0, 3)).toEqual([
      'locking the data directory',
      'opening the database',
      'preparing the auth tables',
    ])
    expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'database.unfinished'])
    expect(existsSync(lockFile)).toBe(false)
  })

  // Proves SECURITY-23.
  it('is refused while in use, naming the process', async () => {
    const unlock = await lockDirectory(lockFile)
    await expect(reopen()).rejects.toThrow(DirectoryInUse)
    await expect(reopen()).rejects.toMatchObject({ pid: process.pid, lockFile })
    await unlock()
  })

  it('is opened as the same database without its marker file', async () => {
    const first = await reopen()
    await first.backend.db.exec(`update public.users set name = 'Noted' where email = 'ana@prosa.test'`)
    await first.backend.close()
    rmSync(join(directory, 'prosa-ready'))
    const { backend } = await reopen()
    const [person] = await backend.db.query(`select name from public.users where email = 'ana@prosa.test'`)
    await backend.db.exec(`update public.users set name = 'Ana Ribeiro' where email = 'ana@prosa.test'`)
    await backend.close()
    expect(person).toEqual({ name: 'Noted' })
    expect(readFileSync(join(directory, 'prosa-ready'), 'utf8')).not.toBe('')
  })

  it.each([
    ['its files', { 'database/prosa-ready': '' }, 'Files are missing'],
    ['its files, but not its keys', { 'database/base': '', 'master-keys.json': '{}' }, 'Files are missing'],
    ['everything but its keys', { 'master-keys.json': '{}' }, 'and their database is not'],
    ['what it is made of', { 'database/PG_VERSION': '17\n', 'master-keys.json': '{}' }, 'cannot be opened'],
  ])('is refused, and not created anew, if it lost %s', async (_, files, reason) => {
    const damaged = temporaryDirectory()
    mkdirSync(join(damaged.path, 'database'))
    for (const [name, text] of Object.entries(files)) writeFileSync(join(damaged.path, name), text)
    const opening = open({ dataDir: damaged.path, databaseUrl: null })
    await expect(opening).rejects.toThrow(DirectoryDamaged)
    await expect(opening).rejects.toThrow(reason)
    expect(readdirSync(damaged.path).filter((name) => !name.endsWith('.json'))).toEqual(['database'])
    damaged.remove()
  })
})

// What a start repairs is the same with each engine: as the API, it is proved on Postgres where that is installed.
if (isFull || findPostgres() === null) startSuite({ reopen, openRaw: async () => (await openPglite(directory)).db })

describe('an acknowledged write', () => {
  // Proves SECURITY-18.
  it('is on the disk', async () => {
    const sync = vi.spyOn(fs, 'fdatasyncSync')
    syncBuiltinESMExports()
    const { db } = await openPglite(directory)
    const [settings] = await db.query(
      `select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method,
        current_setting('synchronous_commit') as commit, current_setting('full_page_writes') as pages`,
    )
    const before = sync.mock.calls.length
    await db.query(`insert into private.leaving_reasons (reason) values ('durable')`)
    const commits = sync.mock.calls.length - before
    await db.close()
    sync.mockRestore()
    syncBuiltinESMExports()
    expect(settings).toEqual({ fsync: 'on', method: 'fsync', commit: 'on', pages: 'on' })
    expect(commits).toBeGreaterThanOrEqual(1)
  })

  it('waits for the transaction in which it arrives', async () => {
    const { connection, db } = await openPglite(directory)
    const kysely = connection.kysely.withSchema('private')
    const arrivals: Promise<unknown>[] = []
    const failing = kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('leaving_reasons').values({ reason: 'waits-gone' }).execute()
      arrivals.push(
        db.query(`insert into private.leaving_reasons (reason) values ('waits-query')`),
        db.exec(`insert into private.leaving_reasons (reason) values ('waits-exec')`),
        db.transaction((queries) =>
          queries.query(`insert into private.leaving_reasons (reason) values ('waits-transaction')`),
        ),
        kysely.insertInto('leaving_reasons').values({ reason: 'waits-service' }).execute(),
      )
      await transaction.selectFrom('leaving_reasons').selectAll().execute()
      throw new Error('stopped')
    })
    await expect(failing).rejects.toThrow('stopped')
    await Promise.all(arrivals)
    const rows = await db.query(`select reason from private.leaving_reasons where reason like 'waits-%' order by 1`)
    await db.close()
    expect(rows.map((row) => row['reason'])).toEqual([
      'waits-exec',
      'waits-query',
      'waits-service',
      'waits-transaction',
    ])
  })

  it('is not lost if a concurrent request or transaction fails', async () => {
    const raw = await openPglite(directory)
    await raw.db.exec(`create table public.notes (id integer primary key, word text check (length(word) < 5));
      alter table public.notes enable row level security;
      create policy notes_write on public.notes for insert to anon with check (true);
      select private.allow('anon', 'insert', 'public.notes');`)
    await raw.db.close()

    const { backend, call } = await reopen()
    const { db } = backend
    const write = async (id: number, word: string) =>
      (await call('/rest/v1/notes', { method: 'POST', body: { id, word } })).status
    const insert = (id: number) => db.query('insert into public.notes values ($1, $2)', [id, 'ours'])
    const fail = async (id: number) => {
      const failing = db.transaction(async (queries) => {
        await queries.query('insert into public.notes values ($1, $2)', [id, 'gone'])
        throw new Error('stopped')
      })
      await expect(failing).rejects.toThrow('stopped')
    }
    const rounds = Array.from({ length: 25 }, (_, round) => round * 10)
    const statuses: number[][] = []
    for (const id of rounds) {
      statuses.push(await Promise.all([write(id, 'good'), write(id + 1, 'good'), write(id + 2, 'too long')]))
      await Promise.all([write(id + 3, 'good'), insert(id + 4), fail(id + 5), write(id + 6, 'good'), insert(id + 7)])
    }
    const rows = await db.query<{ id: number }>('select id from public.notes order by id')
    await backend.close()
    expect(statuses).toEqual(rounds.map(() => [201, 201, 500]))
    expect(rows.map(({ id }) => id)).toEqual(rounds.flatMap((id) => [0, 1, 3, 4, 6, 7].map((step) => id + step)))
  })
})
