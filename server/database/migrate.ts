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

/** Versions of this program and of the database, compared. */
export type SchemaState = {
  /** Names of this program's migrations that the database lacks, in order. */
  pending: readonly string[]
  /** Version of this program: that of its newest migration. */
  program: string
  /** Version of the oldest program that may run on the database; null on one without our tables. */
  oldestProgram: string | null
}

const exists = async (db: Database, table: string) => {
  const [row] = await db.query<{ found: string | null }>('select to_regclass($1)::text as found', [table])
  return row?.found != null
}

const readApplied = async (db: Database): Promise<ReadonlySet<string>> => {
  if (!(await exists(db, HISTORY))) return new Set()
  const rows = await db.query<{ version: string }>(`select version from ${HISTORY}`)
  return new Set(rows.map(({ version }) => version))
}

const readOldestProgram = async (db: Database): Promise<string | null> => {
  if (!(await exists(db, 'private.oldest_program'))) return null
  const [row] = await db.query<{ version: string }>('select version from private.oldest_program')
  return row?.version ?? null
}

const compare = async (db: Database, migrations: readonly Migration[]) => {
  const applied = await readApplied(db)
  return {
    pending: migrations.filter(({ version }) => !applied.has(version)),
    program: migrations.at(-1)?.version ?? '',
    oldestProgram: await readOldestProgram(db),
  }
}

/** Reads only, also on an empty database. */
export const readSchemaState = async (db: Database, directory = MIGRATIONS): Promise<SchemaState> => {
  const { pending, ...rest } = await compare(db, readMigrations(directory))
  return { ...rest, pending: pending.map(({ name }) => name) }
}

/** Whether the database lacks something that this program uses. Migrations that only add are compatible. */
export const isTooOld = ({ program, oldestProgram }: Pick<SchemaState, 'program' | 'oldestProgram'>) =>
  oldestProgram !== null && program < oldestProgram

/**
 * Applies pending migrations, and returns their names. A database that needs a newer program is left unchanged.
 * @throws MigrationFailed, SchemaTooNew
 */
export const migrate = async (
  db: Database,
  { directory, onProgress }: { directory: string; onProgress?: ((step: string) => void) | undefined },
): Promise<readonly string[]> => {
  const migrations = readMigrations(directory)
  const twice = migrations.find(({ version }, index) => version === migrations[index + 1]?.version)
  // Of two files with one version the second would be taken as applied.
  if (twice !== undefined) throw new MigrationFailed(`Two files have version ${twice.version}`)
  await db.exec(CREATE_HISTORY)
  const state = await compare(db, migrations)
  if (isTooOld(state)) {
    throw new SchemaTooNew(
      `The database needs a program of version ${state.oldestProgram} or newer, this one is ${state.program}`,
    )
  }
  for (const migration of state.pending) {
    onProgress?.(`migrating: ${migration.name}`)
    await apply(db, migration)
  }
  return state.pending.map(({ name }) => name)
}
