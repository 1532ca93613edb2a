/** Whether a pooler leads to the same database, and whether its connections have the same timeouts as direct ones. */
import { withTimeout } from '#server/base/with-timeout.ts'
import type { Queries } from '#server/database/database.ts'
import { openPostgres, SERVING } from '#server/database/open-postgres.ts'
import { reachProblem } from '#server/database/reach-problem.ts'
import { type Check, failed, ok } from './check.ts'

const NAME = 'DATABASE_POOL_URL'

/** Milliseconds until the pooler has to answer. */
const TIMEOUT = 10_000

const TIMEOUTS = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'] as const

type ConnectionDetails = { place: string; role: string; timeouts: Record<(typeof TIMEOUTS)[number], number> }

/** Which server and database, and the timeouts in milliseconds. */
const readFacts = async (db: Queries): Promise<ConnectionDetails> => {
  const [details] = await db.query<ConnectionDetails>(
    `select current_database() || ' since ' || extract(epoch from pg_postmaster_start_time()) as place, current_user as role,
       (select jsonb_object_agg(name, setting::int) from pg_settings where name = any($1::text[])) as timeouts`,
    [[...TIMEOUTS]],
  )
  if (details === undefined) throw new Error('The database returned no row.')
  return details
}

const compareConnections = (direct: ConnectionDetails, pooled: ConnectionDetails): Check => {
  if (direct.place !== pooled.place)
    return failed(NAME, 'leads to another database than DATABASE_URL: correct one of them')
  const missing = TIMEOUTS.filter((name) => pooled.timeouts[name] === 0)
  if (missing.length === 0) return ok(NAME, 'leads to the same database, with timeouts')
  const fixes = missing.map((name) => `alter role ${pooled.role} set ${name} = ${SERVING[name]}`)
  return failed(NAME, `has connections without timeouts: run \`${fixes.join('; ')}\`, and restart the pooler`)
}

/** @param direct the database of `DATABASE_URL` */
export const checkPooler = async (direct: Queries, databaseUrl: string, poolUrl: string | null): Promise<Check[]> => {
  if (poolUrl === null) return []
  const { db } = openPostgres(databaseUrl, { poolUrl })
  try {
    return [compareConnections(await readFacts(direct), await withTimeout(TIMEOUT, readFacts(db)))]
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'no answer'
    return [failed(NAME, reachProblem(code) ?? `cannot be used (${String(code)}): look at the log of the pooler`)]
  } finally {
    await db.close()
  }
}
