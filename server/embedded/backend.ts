/** The embedded backend: opens the database, migrates, repairs, checks grants, and then serves requests (ADR 003). */
import { mkdirSync } from 'node:fs'
import { findDirectory, markReady, openDirectory } from './data-directory.ts'
import type { Database } from '#server/database/database.ts'
import { dataLockOf, lockDirectory } from './directory-lock.ts'
import { checkGrants } from '#server/database/grants.ts'
import { createLite, type Connection, type Lite, type LiteSettings, type MailHook } from './lite.ts'
import { openPglite } from '#server/database/open-pglite.ts'
import { withStartLock, openPostgres } from '#server/database/open-postgres.ts'
import { prepareSchema } from './prepare-schema.ts'
import { openSeeds, refuseSeeds } from './seed.ts'

export type { MailHook }

export type BackendSettings = LiteSettings & {
  /** Parent of the embedded database's folder `database`. */
  dataDir: string
  /** Connection string of a Postgres server to use instead, or null. */
  databaseUrl: string | null
  /** The same database through a pooler in transaction mode. */
  databasePoolUrl?: string | null
  /** Whether to create the demonstration accounts; without it a database that contains them is refused. */
  isSeeded: boolean
  /** The database was prepared and checked already (`prepareDatabase`): it is not changed here. */
  isPrepared?: boolean
  onProgress?: (step: string) => void
  migrationsDir?: string
}

export type Backend = {
  db: Database
  /** Serves `/auth/v1/*` and `/rest/v1/*`; lite's other routes are not exposed. */
  fetch: (request: Request) => Promise<Response>
  close: () => Promise<void>
}

type OpenedDatabase = {
  connection: Connection
  db: Database
  onReady: () => void
  /** Runs `work` while no other process starts on this database. */
  alone: (work: () => Promise<void>) => Promise<void>
  close: () => Promise<void>
}

const openEmbedded = async (dataDir: string, report: (step: string) => void): Promise<OpenedDatabase> => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  report('locking the data directory')
  const onWait = () => report('waiting ten seconds: another process may still be using it')
  const unlock = await lockDirectory(dataLockOf(dataDir), { onWait })
  try {
    const directory = findDirectory(dataDir)
    report('opening the database')
    const { connection, db } = await openDirectory(directory, openPglite, (aside) =>
      report(`an unfinished first start was moved to ${aside}`),
    )
    const close = async () => {
      try {
        await db.close()
      } finally {
        await unlock()
      }
    }
    return { connection, db, onReady: () => markReady(directory.path), alone: (work) => work(), close }
  } catch (error) {
    await unlock()
    throw error
  }
}

const openRemote = (url: string, poolUrl: string | null, report: (step: string) => void): OpenedDatabase => {
  report('opening the database')
  const { connection, db } = openPostgres(url, { poolUrl })
  const onWait = () => report('waiting: another server prepares this database')
  return {
    connection,
    db,
    onReady: () => undefined,
    alone: (work) => withStartLock(url, onWait, work),
    close: db.close,
  }
}

const isServed = (request: Request) => /^\/(auth|rest)\/v1\//.test(new URL(request.url).pathname)

/** Warm-up: one anonymous read, so that lite loads its schema cache before the first request. */
const warm = async (lite: Lite, { origin, publishableKey }: BackendSettings) => {
  const url = new URL('/rest/v1/plans?select=code&limit=1', origin)
  const { status } = await lite.fetch(new Request(url, { headers: { apikey: publishableKey } }))
  if (status !== 200) throw new Error(`The rest service answers ${status}`)
}

const prepare = async (
  opened: OpenedDatabase,
  lite: Lite,
  settings: BackendSettings,
  report: (step: string) => void,
) => {
  const { db, onReady: onMigrated } = opened
  await prepareSchema(db, { lite, directory: settings.migrationsDir, report, onMigrated })
  await warm(lite, settings)
  await checkGrants(db)
  await (settings.isSeeded ? openSeeds(db) : refuseSeeds(db))
}

/**
 * Resolves when requests can be served; otherwise throws, with everything closed.
 * @throws DirectoryInUse, DirectoryDamaged, DiskFull, MigrationFailed, SchemaTooNew, GrantsMismatch, SeededDatabase
 */
export const openBackend = async (settings: BackendSettings): Promise<Backend> => {
  const report = settings.onProgress ?? (() => undefined)
  const { databaseUrl, databasePoolUrl = null } = settings
  const opened =
    databaseUrl === null
      ? await openEmbedded(settings.dataDir, report)
      : openRemote(databaseUrl, databasePoolUrl, report)
  try {
    const lite = createLite(opened.connection, settings)
    if (settings.isPrepared === true) await warm(lite, settings)
    else await opened.alone(() => prepare(opened, lite, settings, report))
    const { db } = opened
    let closing: Promise<void> | null = null
    const close = () => (closing ??= opened.close())
    return {
      db: { ...db, close },
      fetch: async (request) =>
        isServed(request) ? lite.fetch(request) : Response.json({ message: 'Not found' }, { status: 404 }),
      close,
    }
  } catch (error) {
    await opened.close()
    throw error
  }
}
