/** SQL interface over either driver. Only `server/embedded` uses a driver itself. */
export type Row = Record<string, unknown>

export type Queries = {
  /** One statement with `$1`-style parameters. Times are returned as ISO 8601 text, JSON as values. */
  query: <T extends Row>(sql: string, params?: readonly unknown[]) => Promise<T[]>
  /** Any number of statements, without parameters and results. */
  exec: (sql: string) => Promise<void>
}

/** Claims of the access token under which a statement runs (row level security). */
export type Claims = { sub: string; session_id?: string }

export type Database = Queries & {
  kind: 'pglite' | 'postgres'
  /** Inside `run` use only its argument: with PGlite any other query waits until `run` has finished. */
  transaction: <T>(run: (queries: Queries) => Promise<T>) => Promise<T>
  /**
   * A transaction under row level security with these claims, as for a REST call. `afterwards` runs in the same
   * transaction with the server's privileges, for related rows that people have no grant to write.
   */
  asUser: <T>(
    claims: Claims,
    run: (queries: Queries) => Promise<T>,
    afterwards?: (queries: Queries) => Promise<unknown>,
  ) => Promise<T>
  /** Resolves when the database answers, even if it is busy. */
  ping: () => Promise<void>
  close: () => Promise<void>
}

/** What each driver implements; the rest is shared. */
export type Driver = Pick<Database, 'kind' | 'query' | 'exec' | 'transaction' | 'ping' | 'close'>

/** Both settings: the embedded `auth.uid()` reads the single claim, a hosted one the JSON object. */
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
