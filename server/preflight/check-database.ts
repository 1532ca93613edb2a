/** Whether a Postgres database can be served: reachable, migrated, with correct grants, without demonstration accounts. */
import { withTimeout } from '#server/base/with-timeout.ts'
import type { Database } from '#server/database/database.ts'
import { readGrantDifferences } from '#server/database/grants.ts'
import { isTooOld, readSchemaState, type SchemaState } from '#server/database/migrate.ts'
import { openPostgres } from '#server/database/open-postgres.ts'
import { reachProblem } from '#server/database/reach-problem.ts'
import { hasSeeds } from '#server/embedded/seed.ts'
import type { Settings } from '#server/settings/env.ts'
import { checkKeys } from './check-keys.ts'
import { checkPooler } from './check-pooler.ts'
import { type Check, failed, ok, warning } from './check.ts'

/** Milliseconds until a server that was reached has to answer. */
const TIMEOUT = 10_000
/** Milliseconds that clocks may differ: codes of a second factor are valid for half a minute around their time. */
const CLOCK_TOLERANCE = 15_000
/** Differences of permissions that are listed by name. */
const LISTED = 3

const NAME = 'DATABASE_URL'

const checkReach = async (db: Database): Promise<Check[]> => {
  const before = Date.now()
  const [row] = await withTimeout(
    TIMEOUT,
    db.query<{ version: string; now: string }>(`select current_setting('server_version') as version, now() as now`),
  )
  const middle = (before + Date.now()) / 2
  const skew = Math.abs(Date.parse(row?.now ?? '') - middle)
  return [
    ok(NAME, `answers: Postgres ${row?.version ?? ''}`),
    skew > CLOCK_TOLERANCE
      ? warning('Clock', `is ${Math.round(skew / 1000)} s apart from that of the database: synchronize both`)
      : ok('Clock', 'agrees with that of the database'),
  ]
}

const checkSchema = (state: SchemaState): Check => {
  const { pending, program, oldestProgram } = state
  if (isTooOld(state)) {
    return failed(
      NAME,
      `needs a program of version ${oldestProgram} or newer, this one is ${program}: start a newer one`,
    )
  }
  const count = pending.length === 1 ? 'a migration' : `${pending.length} migrations`
  return pending.length > 0
    ? failed(NAME, `lacks ${count} of this program: run \`npm run migrate\` once before the start`)
    : ok('Migrations', `all applied, up to ${program}`)
}

const checkPermissions = async (db: Database): Promise<Check> => {
  const found = await readGrantDifferences(db)
  if (found.length === 0) return ok('Permissions', 'exactly those that the product needs')
  const more = found.length > LISTED ? `, and ${found.length - LISTED} more` : ''
  return failed(
    NAME,
    `permits what it must not (${found.slice(0, LISTED).join('; ')}${more}): \`npm run migrate\` puts it right`,
  )
}

const checkPeople = async (db: Database): Promise<Check> =>
  (await hasSeeds(db))
    ? failed(NAME, 'holds the people of the demonstration, whose password is public: take a database of its own')
    : ok('People', 'none of the demonstration')

const checkContent = async (db: Database, settings: Settings): Promise<Check[]> => {
  const schema = checkSchema(await readSchemaState(db))
  // The tables of the next check may not exist yet.
  if (schema.outcome === 'failed') return [schema]
  return [schema, await checkPermissions(db), await checkPeople(db), ...(await checkKeys(db, settings))]
}

/** Reads only. */
export const checkDatabase = async (url: string, settings: Settings): Promise<Check[]> => {
  const { db } = openPostgres(url)
  try {
    return [
      ...(await checkReach(db)),
      ...(await checkContent(db, settings)),
      ...(await checkPooler(db, url, settings.databasePoolUrl)),
    ]
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'no answer'
    return [failed(NAME, reachProblem(code) ?? `cannot be used (${String(code)}): look at the log of the database`)]
  } finally {
    await db.close()
  }
}
