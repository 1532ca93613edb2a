/** Applies plain SQL migrations, one transaction each, with the Supabase CLI's history table. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'

export const MIGRATIONS = join(import.meta.dirname, '../../supabase/migrations')

const HISTORY = 'supabase_migrations.schema_migrations'

/** As the CLI creates it. */
const CREATE_HISTORY = `create schema if not exists supabase_migrations;
create table if not exists ${HISTORY} (version text not null primary key, statements text[], name text,
  created_by text, idempotency_key text unique, rollback text[]);`

export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed'
}

export class SchemaTooNew extends Error {
  override readonly name = 'SchemaTooNew'
}

type Migration = { version: string; name: string; text: string }

const readMigrations = (directory: string): Migration[] =>
  readdirSync(directory)
    .toSorted()
    .flatMap((file) => {
      const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? []
      if (version === undefined || name === undefined) return []
      return { version, name, text: readFileSync(join(directory, file), 'utf8') }
    })

const apply = async (db: Database, { version, name, text }: Migration) => {
  try {
    await db.transaction(async (queries) => {
      // The statement timeout for requests is too short to migrate a large table.
      await queries.exec('set local statement_timeout = 0; set local lock_timeout = 0')
      // Another server on the same database may be running the same migration.
      await queries.exec(`lock table ${HISTORY} in share row exclusive mode`)
      const [done] = await queries.query(`select 1 from ${HISTORY} where version = $1`, [version])
      if (done !== undefined) return
      await queries.exec(text)
      await queries.query(`insert into ${HISTORY} (version, name, statements) values ($1, $2, $3)`, [
        version,
        name,
        [text],
      ])
    })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new MigrationFailed(`Migration ${version}_${name} was rolled back: ${reason}`, { cause })
  }
}

/** Applies pending migrations. A database with newer migrations than the files is left unchanged and refused. */
export const migrate = async (
  db: Database,
  { directory, onProgress }: { directory: string; onProgress?: ((step: string) => void) | undefined },
) => {
  const migrations = readMigrations(directory)
  const twice = migrations.find(({ version }, index) => version === migrations[index + 1]?.version)
  // Of two files with one version the second would count as applied.
  if (twice !== undefined) throw new MigrationFailed(`Two files have version ${twice.version}`)
  await db.exec(CREATE_HISTORY)
  const rows = await db.query<{ version: string }>(`select version from ${HISTORY}`)
  const applied = new Set(rows.map((row) => row.version))
  const newest = migrations.at(-1)?.version ?? ''
  const ahead = [...applied].find((version) => version > newest)
  if (ahead !== undefined) throw new SchemaTooNew(`The database is at version ${ahead}, this program at ${newest}`)
  for (const migration of migrations.filter(({ version }) => !applied.has(version))) {
    onProgress?.(`migrating: ${migration.name}`)
    await apply(db, migration)
  }
}
