/** Brings a database to the state that this program needs: auth tables, roles, migrations, repairs and grants. */
import type { Database } from '#server/database/database.ts'
import { applyGrants, checkGrants } from '#server/database/grants.ts'
import { createLite, type Lite } from './lite.ts'
import { migrate, MIGRATIONS } from '#server/database/migrate.ts'
import { openPostgres, withStartLock } from '#server/database/open-postgres.ts'
import { repairAccounts } from '#server/database/repair-accounts.ts'
import { createRoles, openAuthSchema } from '#server/database/roles.ts'
import { scrubAuditLog } from '#server/database/scrub-audit-log.ts'

type Report = (step: string) => void

type Preparation = {
  /** Null with an auth service that makes its own tables, before ours. */
  lite: Pick<Lite, 'createSystemSchema'> | null
  directory?: string | undefined
  report: Report
  /** Called once the migrations are applied. */
  onMigrated?: () => void
}

/** The auth service is another program, and has not been started on this database. */
export class AuthTablesMissing extends Error {
  override readonly name = 'AuthTablesMissing'
}

const requireAuthTables = async (db: Database) => {
  const [found] = await db.query<{ users: string | null }>(`select to_regclass('auth.users')::text as users`)
  if (found?.users != null) return
  throw new AuthTablesMissing(
    'The database has no auth tables yet: start the auth service on it once, which makes them, and migrate again.',
  )
}

/**
 * A PostgREST on this database reads the schema once, and again when it is notified. Without one the notification has
 * no effect.
 */
const reloadSchemaCache = (db: Database) => db.exec(`notify pgrst, 'reload schema'`)

/** Returns the names of the migrations it applied. Grants are applied here, and to be checked by the caller. */
export const prepareSchema = async (db: Database, { lite, directory, report, onMigrated }: Preparation) => {
  if (lite === null) {
    await requireAuthTables(db)
    await createRoles(db)
  } else {
    report('preparing the auth tables')
    await lite.createSystemSchema(db)
    await createRoles(db)
    await openAuthSchema(db)
    await scrubAuditLog(db)
  }
  const applied = await migrate(db, { directory: directory ?? MIGRATIONS, onProgress: report })
  onMigrated?.()
  if (lite !== null) await repairAccounts(db)
  report('checking permissions')
  await applyGrants(db)
  await reloadSchemaCache(db)
  return applied
}

/** For creating tables only: no request is served with these. */
const NO_KEYS = {
  origin: 'http://localhost',
  jwtSecret: 'unused'.repeat(6),
  publishableKey: 'unused'.repeat(3),
  onMail: () => Promise.reject(new Error('No mail is sent while a database is prepared')),
}

/** `hasOwnAuth`: the auth service is another program, with tables of its own. */
type Release = { databaseUrl: string; hasOwnAuth: boolean; report: Report; directory?: string }

/**
 * The release step, `npm run migrate`: prepares a Postgres database under an advisory lock, while servers may be running
 * on it. Returns the names of the migrations it applied.
 * @throws AuthTablesMissing, MigrationFailed, SchemaTooNew, GrantsMismatch
 */
export const prepareDatabase = async ({ databaseUrl, hasOwnAuth, report, directory }: Release) => {
  const { connection, db } = openPostgres(databaseUrl)
  try {
    return await withStartLock(
      databaseUrl,
      () => report('waiting: another process prepares this database'),
      async () => {
        const lite = hasOwnAuth ? null : createLite(connection, NO_KEYS)
        const applied = await prepareSchema(db, { lite, directory, report })
        await checkGrants(db)
        return applied
      },
    )
  } finally {
    await db.close()
  }
}
