/** What is particular to a Postgres server: others use it at the same time, and it may hang. */
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { openPostgres } from '#server/database/open-postgres.ts'
import { createRoles } from '#server/database/roles.ts'
import { isTransientError } from '#server/database/transient-errors.ts'
import { withTimeout } from '#server/base/with-timeout.ts'
import { findPostgres, startCluster } from '../kit/cluster.ts'
import { open } from '../kit/open.ts'

const SETTINGS = ['application_name', 'lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']

const withDatabase = async <T>(url: string, work: (db: Database) => Promise<T>) => {
  const { db } = openPostgres(url)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

const readSettings = (db: Database) =>
  Promise.all(SETTINGS.map((name) => db.query('select current_setting($1) as value', [name])))

/** `urlOf` gives the URL of a database of the cluster, as a role of it. */
export const onePostgresSuite = (urlOf: (database: string, role: string) => string, admin: () => Database) => {
  describe('a database that others use', () => {
    it('is migrated by one process at a time: after two concurrent first starts both serve', async () => {
      await admin().exec('create database pair')
      const place = { dataDir: '', databaseUrl: urlOf('pair', 'prosa') }
      const [one, other] = await Promise.all([open(place), open(place)])
      const answers = await Promise.all([one, other].map(({ call }) => call('/rest/v1/plans?select=code')))
      await Promise.all([one.backend.close(), other.backend.close()])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect([...one.steps, ...other.steps].filter((step) => step.startsWith('waiting'))).toHaveLength(1)
    })

    it('shares its roles with the other databases of its server, in either order', async () => {
      const cluster = await startCluster(findPostgres() ?? '')
      const { db } = openPostgres(cluster.url)
      try {
        await db.exec('create database other')
        await withDatabase(cluster.url.replace(/postgres$/, 'other'), async (other) => {
          for (const database of [db, other]) await database.exec('create schema auth')
          let second = Promise.resolve()
          await db.transaction(async (queries) => {
            await createRoles(queries)
            second = createRoles(other)
            // It waits for the outcome of the first one.
            await expect(withTimeout(200, second)).rejects.toThrow('Not done after 200 ms')
          })
          await second
        })
        const roles = await db.query(`select rolname from pg_roles where rolname in ('anon', 'access_reader')`)
        expect(roles).toHaveLength(2)
      } finally {
        await db.close()
        await cluster.stop()
      }
    })

    it('times out before the client does', async () => {
      const rows = await withDatabase(urlOf('postgres', 'prosa'), readSettings)
      expect(rows.map(([row]) => row?.['value'])).toEqual(['prosa', '3s', '8s', '10s'])
    })

    // Proves OPS-103.
    it('counts days of 24 hours, whatever time zone the server has', async () => {
      await admin().exec('create database zoned')
      await admin().exec(`alter database zoned set timezone = 'America/New_York'`)
      // The clocks there change on 14 March.
      const fiveDays = `select timestamptz '2027-03-12T12:00:00Z' + 5 * interval '1 day' as value`
      const ends = await withDatabase(urlOf('zoned', 'prosa'), (db) => db.query(fiveDays))
      expect(ends).toEqual([{ value: '2027-03-17T12:00:00+00:00' }])
    })

    it('serves other requests while many wait for a locked row', async () => {
      await admin().exec('create table public.held (id integer); insert into public.held values (1)')
      const lockTimeoutUrl = `${urlOf('postgres', 'prosa')}?lock_timeout=300`
      const { promise: released, resolve: unlock } = Promise.withResolvers<void>()
      const { promise: locked, resolve: markLocked } = Promise.withResolvers<void>()
      const lockingTransaction = admin().transaction(async (queries) => {
        await queries.query('update public.held set id = 2')
        markLocked()
        await released
      })
      await locked
      await withDatabase(lockTimeoutUrl, async (db) => {
        const updates = Array.from({ length: 14 }, () => db.query('update public.held set id = 3'))
        await db.ping()
        const outcomes = await Promise.allSettled(updates)
        expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code)).toEqual(
          updates.map(() => '55P03'),
        )
        expect(await db.query('select 1 as one')).toEqual([{ one: 1 }])
      })
      unlock()
      await lockingTransaction
      await admin().exec('drop table public.held')
    })

    // Proves OPS-41. An exception that nothing could catch would fail the run.
    it('fails a transaction whose connection it ends, and serves the next ones', async () => {
      await withDatabase(urlOf('postgres', 'prosa'), async (db) => {
        const connectionClosed = { code: 'CONNECTION_CLOSED' }
        const endOwn = 'select pg_terminate_backend(pg_backend_pid())'
        await expect(db.transaction((queries) => queries.query(endOwn))).rejects.toMatchObject(connectionClosed)
        await expect(
          db.readAtOnce(({ query }) => Promise.all([query(endOwn), query('select 1')])),
        ).rejects.toMatchObject(connectionClosed)

        const { promise: isOver, resolve: markOver } = Promise.withResolvers<void>()
        const interrupted = db.transaction(async (queries) => {
          const [own] = await queries.query<{ pid: number }>('select pg_backend_pid() as pid')
          await db.query('select pg_terminate_backend($1, 5000)', [own?.pid])
          await setTimeout(0)
          markOver()
          await queries.query('select 1')
        })
        await expect(interrupted).rejects.toMatchObject(connectionClosed)
        await isOver
        expect(await db.transaction(({ query }) => query('select 1 as one'))).toEqual([{ one: 1 }])
      })
    })

    // Proves OPS-66.
    it.each([
      ['each connection', (mode: string) => [`alter system ${mode}`, 'select pg_reload_conf()']],
      ['connections that are opened then, as an old primary does', (mode: string) => [`alter role prosa ${mode}`]],
    ])('is not ready while it is read-only for %s, and is written to again afterwards', async (_, change) => {
      const cluster = await startCluster(findPostgres() ?? '')
      // Its connection is open before any change.
      const { db: operator } = openPostgres(cluster.url)
      const switchTo = async (mode: string) => {
        for (const statement of change(mode)) await operator.exec(statement)
      }
      try {
        await operator.exec('create table public.written (id integer)')
        await switchTo('set default_transaction_read_only = on')
        await withDatabase(cluster.url, async (db) => {
          await vi.waitFor(() => expect(db.ping()).rejects.toMatchObject({ code: '25006' }))
          const write = (id: number) => db.query('insert into public.written values ($1) returning id', [id])
          const failure = await write(1).catch((error: unknown) => error)
          expect([failure, isTransientError(failure)]).toEqual([expect.objectContaining({ code: '25006' }), true])
          await expect(
            db.transaction(({ query }) => query('insert into public.written values (2)')),
          ).rejects.toMatchObject({ code: '25006' })
          await switchTo('reset default_transaction_read_only')
          await vi.waitFor(() => db.ping())
          expect(await write(3)).toEqual([{ id: 3 }])
          expect(await db.readAtOnce(({ query }) => query('select id from public.written'))).toEqual([{ id: 3 }])
        })
      } finally {
        await operator.close()
        await cluster.stop()
      }
    })

    // Proves SCALE-16.
    it('answers reads that are sent together with a write that it refuses', async () => {
      await admin().exec('create database refusing')
      await admin().exec('alter database refusing set default_transaction_read_only = on')
      await withDatabase(urlOf('refusing', 'prosa'), async (db) => {
        for (let round = 0; round < 3; round += 1) {
          const [write, read] = await Promise.allSettled(
            db.together(() => [
              db.query('create table public.refused (id integer)'),
              db.query('select 1 as one from pg_sleep(0.1)'),
            ]),
          )
          expect(write).toMatchObject({ status: 'rejected', reason: { code: '25006' } })
          expect(read).toEqual({ status: 'fulfilled', value: [{ one: 1 }] })
        }
      })
    })

    it('counts as unavailable if it accepts connections but does not answer', async () => {
      const silent = createServer(() => undefined)
      await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve))
      const { port } = silent.address() as AddressInfo
      const { db } = openPostgres(`postgres://prosa@127.0.0.1:${port}/postgres`, { timeout: 50 })
      await expect(db.ping()).rejects.toThrow('Not done after 50 ms')
      await expect(db.ping()).rejects.toThrow('Not done after 50 ms')
      await db.close()
      silent.close()
    })
  })
}
