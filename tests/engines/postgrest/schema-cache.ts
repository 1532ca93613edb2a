/** PostgREST's schema cache. Read at its start and after `notify pgrst, 'reload schema'`, never in between. */
import type { Sql } from 'postgres'
import { RestError } from './errors.ts'

export type Table = { name: string; columns: ReadonlyMap<string, string>; primaryKey: readonly string[] }

/** Many rows of `from` to one of `to`, by the foreign key `name`. */
export type Relation = { name: string; from: string; to: string; fromColumns: string[]; toColumns: string[] }

export type SchemaCache = { tables: ReadonlyMap<string, Table>; relations: readonly Relation[] }

type Row = { table: string; column: string; type: string; is_key: boolean }

const COLUMNS = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
    coalesce(a.attnum = any (k.conkey), false) as is_key
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') order by c.relname, a.attnum`

const RELATIONS = `
  select k.conname as name, f.relname as from, t.relname as to,
    (select array_agg(attname::text order by i) from unnest(k.conkey) with ordinality as u (n, i)
      join pg_attribute on attrelid = k.conrelid and attnum = n) as "fromColumns",
    (select array_agg(attname::text order by i) from unnest(k.confkey) with ordinality as u (n, i)
      join pg_attribute on attrelid = k.confrelid and attnum = n) as "toColumns"
  from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and f.relnamespace = 'public'::regnamespace and t.relnamespace = 'public'::regnamespace`

export const readSchema = async (sql: Sql): Promise<SchemaCache> => {
  const rows = await sql.unsafe<Row[]>(COLUMNS)
  const names = [...new Set(rows.map(({ table }) => table))]
  const tables = names.map((name): [string, Table] => {
    const own = rows.filter(({ table }) => table === name)
    const columns = new Map(own.map(({ column, type }) => [column, type]))
    return [name, { name, columns, primaryKey: own.filter((row) => row.is_key).map(({ column }) => column) }]
  })
  return { tables: new Map(tables), relations: await sql.unsafe<Relation[]>(RELATIONS) }
}

export const tableOf = ({ tables }: SchemaCache, name: string): Table => {
  const table = tables.get(name)
  if (table !== undefined) return table
  throw new RestError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`)
}

/** Columns of a body are looked up in the cache; those of a filter or a selection only by the database. */
export const typeOf = (table: Table, column: string): string => {
  const type = table.columns.get(column)
  if (type !== undefined) return type
  const message = `Could not find the '${column}' column of '${table.name}' in the schema cache`
  throw new RestError(400, 'PGRST204', message)
}

/** `hint`: the name or the column of the foreign key. */
export const relationTo = ({ relations }: SchemaCache, from: Table, to: string, hint: string | null): Relation => {
  const isMeant = ({ name, fromColumns }: Relation) => hint === null || hint === name || hint === fromColumns.join()
  const found = relations.filter((relation) => relation.from === from.name && relation.to === to && isMeant(relation))
  const [first, second] = found
  if (first !== undefined && second === undefined) return first
  const names = `'${from.name}' and '${to}'`
  throw first === undefined
    ? new RestError(400, 'PGRST200', `Could not find a relationship between ${names} in the schema cache`)
    : new RestError(300, 'PGRST201', `Could not embed because more than one relationship was found for ${names}`)
}
