/** SQL interface over either driver. Only `server/database` uses a driver itself. */
import type { KeyedMutex } from './keyed-mutex.ts'
import { sendTogether } from './shared-session.ts'

export type Row = Record<string, unknown>

export type Queries = {
  /** One statement with `$1`-style parameters. Times are returned as ISO 8601 text, JSON as values. */
  query: <T extends Row>(sql: string, params?: readonly unknown[]) => Promise<T[]>
  /** Any number of statements, without parameters and results. */
  exec: (sql: string) => Promise<void>
}

export type Reads = Pick<Queries, 'query'>

/** Channels that the triggers of `supabase/migrations` notify. */
type Channel = 'prosa_users' | 'prosa_mails' | 'prosa_exports'

type Listener = { onNotification: (payload: string) => void; onGap: () => void }

/** Claims of the access token under which a statement runs (row level security). */
export type RowSecurityClaims = { sub: string; session_id?: string }

export type Database = Queries & {
  kind: 'pglite' | 'postgres'
  /** Inside `run` use only its argument: with PGlite any other query waits until `run` has finished. */
  transaction: <T>(run: (queries: Queries) => Promise<T>) => Promise<T>
  /**
   * A transaction under row level security with these claims, as for a REST call. `afterwards` runs in the same
   * transaction with the server's privileges, for related rows that people have no grant to write.
   */
  asUser: <T>(
    claims: RowSecurityClaims,
    run: (queries: Queries) => Promise<T>,
    afterwards?: (queries: Queries) => Promise<unknown>,
  ) => Promise<T>
  /**
   * Reads under row level security with these claims, in one round trip: nothing can be written, and `run` begins all its
   * queries before it waits for one of them. A query that is begun later is refused.
   */
  readAs: <T>(claims: RowSecurityClaims, run: (queries: Reads) => Promise<T>) => Promise<T>
  /** The same with the server's privileges: row level security does not apply. */
  readAtOnce: <T>(run: (queries: Reads) => Promise<T>) => Promise<T>
  /**
   * Single statements and reads that `work` begins before the event loop goes on are sent together, on one connection: they
   * cost one write and one wake-up of each side. Each remains a transaction of its own, in the order in which they are begun.
   */
  together: <T>(work: () => T) => T
  /**
   * Runs `work` under a mutex for its key, over all servers on this database. Not to be called inside of a transaction, nor
   * inside of itself. Rejects with a transient error if the mutex is not acquired within seconds.
   */
  exclusive: KeyedMutex
  /**
   * Calls `onNotification` with the payload of each notification that is committed on the channel. Calls `onGap` once
   * listening began, and again after a lost connection: earlier notifications were not received. Does nothing on PGlite,
   * whose only server needs no notification of its own changes.
   */
  listen: (channel: Channel, listener: Listener) => Promise<void>
  /** Connections in use, and callers that wait for one, of this process. */
  load: () => { running: number; waiting: number }
  /** Resolves when the database answers and takes writes, even if it is busy. */
  ping: () => Promise<void>
  close: () => Promise<void>
}

/** One statement that other statements depend on. */
export type OpeningStatement = readonly [sql: string, params: readonly unknown[]]

/** What each driver implements; the rest is shared. */
export type DatabaseDriver = Omit<Database, 'asUser' | 'readAs' | 'readAtOnce' | 'together'> & {
  /** A read-only transaction that begins with `opening`, if any: what `run` reads is returned only if that succeeded. */
  read: <T>(opening: OpeningStatement | null, run: (queries: Reads) => Promise<T>) => Promise<T>
}

/** Both settings: the embedded `auth.uid()` reads the single claim, a hosted one the JSON object. */
const SET_CALLER = `select set_config('role', 'authenticated', true),
  set_config('request.jwt.claim.sub', $1, true),
  set_config('request.jwt.claims', $2, true)`

const setCaller = (claims: RowSecurityClaims): OpeningStatement => [
  SET_CALLER,
  [claims.sub, JSON.stringify({ ...claims, role: 'authenticated' })],
]

/** Refuses queries that are begun after `run` waited for an earlier one. Never throws: its caller has a session to release. */
export const startAtOnce = <T>({ query }: Reads, run: (queries: Reads) => Promise<T>): Promise<T> => {
  let isLate = false
  const start = async () =>
    run({
      query: (sql, params) =>
        isLate ? Promise.reject(new Error('A read begins all its queries at once')) : query(sql, params),
    })
  const result = start()
  isLate = true
  return result
}

const asUserBy =
  (transaction: DatabaseDriver['transaction']): Database['asUser'] =>
  (claims, run, afterwards) =>
    transaction(async (queries) => {
      await queries.query(...setCaller(claims))
      const result = await run(queries)
      if (afterwards !== undefined) {
        await queries.exec('set local role none')
        await afterwards(queries)
      }
      return result
    })

export const databaseOf = ({ read, ...driver }: DatabaseDriver): Database => ({
  ...driver,
  asUser: asUserBy(driver.transaction),
  readAs: (claims, run) => read(setCaller(claims), run),
  readAtOnce: (run) => read(null, run),
  together: sendTogether,
})
