/** Opens PGlite in this process, with commits that survive a power failure. */
import { PGlite } from '@electric-sql/pglite'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { atOnce, databaseOf, type Database, type Queries } from './database.ts'
import { makeFsyncDurable } from './durable-fsync.ts'
import { createKeyedMutex } from './keyed-mutex.ts'
import { createSessionQueue, queuedKysely } from './session-queue.ts'
import { isoTimestamp } from './value-formats.ts'

const TIMESTAMPTZ = 1184

/** PGlite starts with `-F`, which turns fsync off; its file system needs `wal_sync_method=fsync`. */
const DURABLE_START = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']

/** Types whose values are more than text, by the fixed numbers of Postgres. An array is parsed with the entry of its scalar. */
const SCALARS = [16, 17, 20, 21, 23, 26, 114, 700, 701, 1082, 1083, 1114, TIMESTAMPTZ, 1266, 1700, 3802]
/** Of bool, name, int2, int4, text, varchar, int8, timestamptz, uuid and jsonb. */
const ARRAYS = [1000, 1003, 1005, 1007, 1009, 1015, 1016, 1185, 2951, 3807]
const PARSED = new Set([...SCALARS, ...ARRAYS].map(String))

/**
 * PGlite copies its table of parsers for every query, and fills it with 300 array types, of which most are of rows of tables: half
 * of the time of a short query.
 */
const keepFewParsers = (pglite: PGlite) => {
  pglite.parsers = Object.fromEntries(Object.entries(pglite.parsers).filter(([type]) => PARSED.has(type)))
}

type Session = Pick<PGlite, 'query' | 'exec'>

const queriesOf = (session: Session): Queries => ({
  query: async <T>(sql: string, params: readonly unknown[] = []) => (await session.query<T>(sql, [...params])).rows,
  exec: async (sql) => {
    await session.exec(sql)
  },
})

export const openPglite = async (directory: string): Promise<{ connection: PgliteConnection; db: Database }> => {
  const connection = await createPgliteConnection({
    url: directory,
    pgliteOptions: { startParams: DURABLE_START, parsers: { [TIMESTAMPTZ]: isoTimestamp } },
  })
  const pglite = connection.driver
  await pglite.waitReady
  keepFewParsers(pglite)
  makeFsyncDurable(pglite)

  const queue = createSessionQueue()
  connection.kysely = queuedKysely(pglite, queue)
  const session = queriesOf(pglite)
  const db = databaseOf({
    kind: 'pglite',
    connections: 1,
    query: (sql, params) => queue.run(() => session.query(sql, params)),
    exec: (sql) => queue.run(() => session.exec(sql)),
    transaction: (run) => queue.run(() => pglite.transaction((transaction) => run(queriesOf(transaction)))),
    read: (opening, run) =>
      queue.run(() =>
        pglite.transaction(async (transaction) => {
          const queries = queriesOf(transaction)
          await queries.exec('set transaction read only')
          if (opening !== null) await queries.query(...opening)
          return atOnce(queries, run)
        }),
      ),
    exclusive: createKeyedMutex(),
    listen: () => Promise.resolve(),
    ping: async () => {
      await queue.run(() => session.query('select 1'))
    },
    close: () => queue.run(() => connection.close()),
  })
  return { connection, db }
}
