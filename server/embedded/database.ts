/** Our own SQL over whichever driver is open. `server/embedded` hands this out; the rest of the server sees no driver. */
export type Row = Record<string, unknown>

export type Queries = {
  /** One statement with `$1`-style parameters. Times come as ISO 8601 text, JSON as values. */
  query: <T extends Row>(sql: string, params?: readonly unknown[]) => Promise<T[]>
  /** Any number of statements, without parameters and results. */
  exec: (sql: string) => Promise<void>
}

/** Claims of the access token under which a statement runs (row level security). */
export type Claims = { sub: string; session_id?: string }

export type Database = Queries & {
  kind: 'pglite' | 'postgres'
  /** Inside `run` only its own argument may be used: with PGlite everything else waits until `run` is done. */
  transaction: <T>(run: (queries: Queries) => Promise<T>) => Promise<T>
  /**
   * A transaction in which row level security holds as for a REST call with these claims. What the person has no right to
   * write but belongs to the same change is written by `afterwards`, with the server's own rights.
   */
  asUser: <T>(
    claims: Claims,
    run: (queries: Queries) => Promise<T>,
    afterwards?: (queries: Queries) => Promise<unknown>,
  ) => Promise<T>
  /** Resolves when the database answers, however busy it is. */
  ping: () => Promise<void>
  close: () => Promise<void>
}

/** What each driver implements; everything else is shared. */
export type Driver = Pick<Database, 'kind' | 'query' | 'exec' | 'transaction' | 'ping' | 'close'>

/** Both settings: the embedded `auth.uid()` reads the single claim, a hosted one the object. */
const BECOME = `select set_config('role', 'authenticated', true),
  set_config('request.jwt.claim.sub', $1, true),
  set_config('request.jwt.claims', $2, true)`

export const databaseOf = (driver: Driver): Database => ({
  ...driver,
  asUser: (claims, run, afterwards) =>
    driver.transaction(async (queries) => {
      await queries.query(BECOME, [claims.sub, JSON.stringify({ ...claims, role: 'authenticated' })])
      const result = await run(queries)
      if (afterwards !== undefined) {
        await queries.exec('set local role none')
        await afterwards(queries)
      }
      return result
    }),
})
