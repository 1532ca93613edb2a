/** Copies all rows of the embedded database into an empty Postgres database, in one transaction. */
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'

type Source = PgliteConnection['driver']
type Target = Pick<PostgresConnection['driver'], 'unsafe'>
/** A query without parameters, on either database. */
type RunSql = <T>(sql: string) => Promise<T[]>

type Table = { name: string; columns: string; row: string }

export class NotEmpty extends Error {
  override readonly name = 'NotEmpty'
}

export class CopyDiffers extends Error {
  override readonly name = 'CopyDiffers'
}

/** Counts of limits and the history of migrations are specific to their database. */
const SCHEMAS = `('auth', 'public', 'private', 'access')`
/** Marks of the keys a database is served with: the next start makes them. */
const LEFT_OUT = `('private.installation_keys')`

/** Tables with rows in a database without data: of the migrations, or of each server that ran on it. */
const NOT_DATA: ReadonlySet<string> = new Set([
  'private.allowed',
  'private.limit_hits',
  'private.oldest_program',
  'private.servers',
  'private.upkeep',
  'public.plans',
])

/** Tables with the columns that hold data of their own, each quoted. */
const TABLES = `select format('%I.%I', n.nspname, c.relname) as name,
    string_agg(format('%I', a.attname), ', ' order by a.attname) as columns,
    'row(' || string_agg(format('t.%I', a.attname), ', ' order by a.attname) || ')' as row
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'r' and n.nspname in ${SCHEMAS} and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and format('%I.%I', n.nspname, c.relname) not in ${LEFT_OUT}
  group by 1 order by 1`

/** Foreign keys are created again after the copy, which checks them: their tables refer to one another in circles. */
const FOREIGN_KEYS = `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
  from pg_constraint where contype = 'f' and conrelid in (
    select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ${SCHEMAS})
  order by conname`

const SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
  where schemaname in ${SCHEMAS} and last_value is not null`

/** Text of dates and numbers depends on these. */
const SAME_TEXT = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex'`

type Content = { rows: number; digest: string }

/** Independent of the order of the rows, and of the collation. */
const contentOf = async (runSql: RunSql, { name, row }: Table): Promise<Content> => {
  const [content] = await runSql<Content>(
    `select count(*)::int as rows, coalesce(sum(('x' || left(md5(${row}::text), 15))::bit(60)::bigint), 0)::text as digest
     from ${name} t`,
  )
  if (content === undefined) throw new Error('A count has no row.')
  return content
}

/** Pages of a table that are copied at once, of 8 KB each; long values are beside them. */
const PAGES = 256

/** One part of the table after the other, in the text form of `copy`. */
async function* partsOf(source: Source, { name, columns }: Table) {
  const [size] = (await source.query<{ pages: number }>(`select (pg_relation_size('${name}') / 8192)::int as pages`))
    .rows
  for (let page = 0; page < (size?.pages ?? 0); page += PAGES) {
    const part = `ctid >= '(${page},0)' and ctid < '(${page + PAGES},0)'`
    const { blob } = await source.query(`copy (select ${columns} from ${name} where ${part}) to '/dev/blob'`)
    if (blob !== undefined) yield Buffer.from(await blob.arrayBuffer())
  }
}

/** A server that ran on it has messages and a waiting list, perhaps without any account: the copy would delete them. */
const requireEmpty = async (runSql: RunSql, tables: readonly Table[]) => {
  const filled = await runSql<{ name: string }>(
    tables
      .filter(({ name }) => !NOT_DATA.has(name))
      .map(({ name }) => `(select '${name}' as name from ${name} limit 1)`)
      .join(' union all '),
  )
  if (filled.length > 0)
    throw new NotEmpty(`The database of DATABASE_URL has rows in ${filled.map(({ name }) => name).join(', ')}`)
}

const copyTable = async (source: Source, target: Target, table: Table, stop: AbortSignal) => {
  const rows = await target.unsafe(`copy ${table.name} (${table.columns}) from stdin`).writable()
  try {
    for await (const part of partsOf(source, table)) {
      stop.throwIfAborted()
      if (!rows.write(part)) await once(rows, 'drain')
    }
  } catch (error) {
    // Ends the statement: the transaction could not be rolled back during it.
    rows.once('error', () => undefined).destroy(error as Error)
    throw error
  }
  rows.end()
  await finished(rows, { readable: false })
}

type CopiedTable = { name: string; rows: number }

type Copy = {
  /** Called after each table. */
  report: (table: CopiedTable, done: number, all: number) => void
  /** Runs in the transaction, after all rows are compared. */
  afterwards: string
  /** Rejects with the signal's reason, and copies nothing, if it is aborted before the end. */
  stop: AbortSignal
}

const copyAll = async (source: Source, target: Target, { report, afterwards, stop }: Copy): Promise<CopiedTable[]> => {
  const runOnSource: RunSql = async <T>(sql: string) => (await source.query<T>(sql)).rows
  const runOnTarget: RunSql = async <T>(sql: string) => [...(await target.unsafe(sql))] as T[]
  const tables = await runOnSource<Table>(TABLES)
  await target.unsafe(
    'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0',
  )
  await requireEmpty(runOnTarget, tables)
  const keys = await runOnTarget<{ drop: string; add: string }>(FOREIGN_KEYS)
  for (const { drop } of keys) await target.unsafe(drop)
  const copied: CopiedTable[] = []
  for (const table of tables) {
    stop.throwIfAborted()
    await target.unsafe(`alter table ${table.name} disable trigger user; truncate ${table.name}`)
    await copyTable(source, target, table, stop)
    await target.unsafe(`alter table ${table.name} enable trigger user`)
    const [before, after] = [await contentOf(runOnSource, table), await contentOf(runOnTarget, table)]
    if (before.rows !== after.rows || before.digest !== after.digest) {
      throw new CopyDiffers(`${table.name} has ${after.rows} rows after the copy, of ${before.rows}, or other values`)
    }
    copied.push({ name: table.name, rows: after.rows })
    report({ name: table.name, rows: after.rows }, copied.length, tables.length)
  }
  for (const { add } of keys) await target.unsafe(add)
  for (const { name, value } of await runOnSource<{ name: string; value: string }>(SEQUENCES)) {
    await target.unsafe(`select setval('${name}', ${value})`)
  }
  await target.unsafe(afterwards)
  stop.throwIfAborted()
  return copied
}

/**
 * The target has the tables of this program and no data. All or nothing is copied.
 * @throws NotEmpty, CopyDiffers, and the database's error if a reference is broken
 */
export const copyDatabase = async (source: Source, url: string, copy: Copy): Promise<CopiedTable[]> => {
  const { driver } = createPostgresConnection({
    url,
    postgresOptions: { max: 1, onnotice: () => undefined, connection: { application_name: 'prosa move' } },
  })
  try {
    await source.exec(SAME_TEXT)
    await driver.unsafe(SAME_TEXT)
    let copied: CopiedTable[] = []
    await driver.begin(async (transaction) => {
      copied = await copyAll(source, transaction, copy)
    })
    return copied
  } finally {
    await driver.end({ timeout: 5 })
  }
}
