/** The SQL of a call, as PostgREST 16.2 writes it (`src/library/PostgREST/Query`), for the calls of the allow-list. */
import { RestError } from './errors.ts'
import { relationTo, type SchemaCache, type Table, typeOf } from './schema-cache.ts'

const name = (text: string) => `"${text.replaceAll('"', '""')}"`
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
const columnOf = (table: string, column: string) => (column === '*' ? `${table}.*` : `${table}.${name(column)}`)

const parseError = (what: string, value: string) =>
  new RestError(400, 'PGRST100', `"failed to parse ${what} (${value})" (line 1, column 1)`)

/** Parameters that are no filters. */
const WORDS: ReadonlySet<string> = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict'])

type Item = { column: string } | { embedded: string; alias: string; hint: string | null; columns: string[] }

const EMBEDDED = /^(?:(\w+):)?(\w+)(?:!(\w+))?\(([\w*,]+)\)$/

/** Columns, and other tables in brackets. */
const parseSelect = (text: string): Item[] =>
  (text === '' ? '*' : text).split(/,(?![^(]*\))/).map((part) => {
    const [, alias, embedded, hint, columns] = EMBEDDED.exec(part) ?? []
    if (embedded !== undefined && columns !== undefined) {
      return { embedded, alias: alias ?? embedded, hint: hint ?? null, columns: columns.split(',') }
    }
    if (!/^(\w+|\*)$/.test(part)) throw parseError('select parameter', text)
    return { column: part }
  })

const filterOf = (table: string) => (entry: readonly [string, string]) => {
  const [column, value] = entry
  const [, operand] = /^eq\.(.*)$/s.exec(value) ?? []
  if (operand === undefined) throw parseError('filter', value)
  return `${columnOf(table, column)} = ${literal(operand)}`
}

const whereOf = (table: string, query: URLSearchParams): string => {
  const filters = [...query].filter(([word]) => !WORDS.has(word)).map(filterOf(table))
  return filters.length === 0 ? '' : `where ${filters.join(' and ')}`
}

const orderOf = (table: string, text: string | null): string => {
  if (text === null) return ''
  const terms = text.split(',').map((term) => {
    const [, column = '', direction = 'asc', nulls] =
      /^(\w+)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(term) ?? []
    if (column === '') throw parseError('order', text)
    return `${columnOf(table, column)} ${direction}${nulls === undefined ? '' : ` nulls ${nulls}`}`
  })
  return `order by ${terms.join(', ')}`
}

const selection = (cache: SchemaCache, table: Table, source: string, items: readonly Item[]) => {
  const joins: string[] = []
  const columns = items.map((item) => {
    if ('column' in item) return columnOf(source, item.column)
    const { to, fromColumns, toColumns } = relationTo(cache, table, item.embedded, item.hint)
    const alias = name(`${item.alias}_1`)
    const conditions = toColumns.map(
      (column, i) => `${columnOf('x', column)} = ${columnOf(source, fromColumns[i] ?? '')}`,
    )
    const inner = item.columns.map((column) => columnOf('x', column)).join(', ')
    joins.push(
      `left join lateral (select ${inner} from public.${name(to)} x where ${conditions.join(' and ')}) ${alias} on true`,
    )
    return `row_to_json(${alias}.*)::jsonb as ${name(item.alias)}`
  })
  return { columns: columns.join(', '), joins: joins.join(' ') }
}

/**
 * One row: `page`, `total` (null if it is not asked for) and `inserted` (null if nothing is merged) as numbers, `body`
 * as JSON text.
 */
const answerOf = (source: string, total: string) =>
  `${source} select count(*)::int as page, coalesce(json_agg(answered), '[]')::text as body, ${total} as total,
     nullif(current_setting('pgrst.inserted', true), '')::int as inserted
   from (select * from pgrst_source) answered`

type ReadRequest = { cache: SchemaCache; table: Table; query: URLSearchParams; limit: number; isCounted: boolean }

export const readStatement = ({ cache, table, query, limit, isCounted }: ReadRequest): string => {
  const source = `public.${name(table.name)}`
  const { columns, joins } = selection(cache, table, source, parseSelect(query.get('select') ?? ''))
  const where = whereOf(source, query)
  const page = `limit ${limit} offset ${Number(query.get('offset') ?? 0)}`
  const order = orderOf(source, query.get('order'))
  const total = isCounted ? `(select count(*)::int from (select 1 from ${source} ${where}) counted)` : 'null::int'
  return answerOf(`with pgrst_source as (select ${columns} from ${source} ${joins} ${where} ${order} ${page})`, total)
}

/** The body of a call is `$1`, as text. */
const payload = (table: Table, columns: readonly string[], isObject: boolean) => {
  const types = columns.map((column) => `${name(column)} ${typeOf(table, column)}`).join(', ')
  const parsed = columns.map((column) => `_.${name(column)}`).join(', ')
  const record = isObject ? 'json_to_record' : 'json_to_recordset'
  return `from (select $1::text::json as json_data) pgrst_payload,
    lateral (select ${parsed} from ${record}(pgrst_payload.json_data) as _(${types})) pgrst_body`
}

export type Change = {
  cache: SchemaCache
  table: Table
  query: URLSearchParams
  columns: readonly string[]
  isObject: boolean
  /** A list of no rows, or no JSON object at all. */
  isEmpty: boolean
  /** Whether the changed rows are read. */
  isReturned: boolean
  isCounted: boolean
}

const answerOfChange = ({ cache, table, query, isReturned, isCounted }: Change, statement: string) => {
  const total = isCounted ? 'count(*)::int' : 'null::int'
  const source = `public.${name(table.name)}`
  if (!isReturned) return answerOf(`with pgrst_source as (${statement} returning 1)`, total)
  const items = parseSelect(query.get('select') ?? '')
  const { columns } = selection(cache, table, source, items)
  return answerOf(`with pgrst_source as (${statement} returning ${columns})`, total)
}

const noChange = ({ table, isCounted }: Change) =>
  answerOf(`with pgrst_source as (select 1 from public.${name(table.name)} where false)`, isCounted ? '0' : 'null::int')

export const updateStatement = (change: Change): string => {
  const { table, query, columns, isObject } = change
  const source = `public.${name(table.name)}`
  if (columns.length === 0) return noChange(change)
  const set = columns.map((column) => `${name(column)} = pgrst_body.${name(column)}`).join(', ')
  return answerOfChange(
    change,
    `update ${source} set ${set} ${payload(table, columns, isObject)} ${whereOf(source, query)}`,
  )
}

export const deleteStatement = (change: Change): string => {
  const source = `public.${name(change.table.name)}`
  return answerOfChange(change, `delete from ${source} ${whereOf(source, change.query)}`)
}

/** Rows that a merging insert has added, counted in a setting of the transaction. */
const countInserted = (step: 1 | -1) =>
  `set_config('pgrst.inserted',
     (coalesce(nullif(current_setting('pgrst.inserted', true), '')::int, 0) + ${step})::text, true) <> ''`

/** `onDuplicate`: what `Prefer: resolution` says. Merging sets every column of the body, those of the key included. */
export const insertStatement = (change: Change, onDuplicate: 'merge' | 'ignore' | null): string => {
  const { table, query, columns, isObject } = change
  const source = `public.${name(table.name)}`
  if (change.isEmpty) return noChange(change)
  const names = columns.map(name)
  const key = query.get('on_conflict')?.split(',') ?? table.primaryKey
  const set = names.map((column) => `${column} = excluded.${column}`).join(', ')
  const isMerged = onDuplicate === 'merge' && columns.length > 0
  const action = isMerged ? `do update set ${set} where ${countInserted(-1)}` : 'do nothing'
  const conflict = onDuplicate === null || key.length === 0 ? '' : `on conflict (${key.map(name).join(', ')}) ${action}`
  const values =
    columns.length === 0
      ? 'default values'
      : `(${names.join(', ')}) select ${names.map((column) => `pgrst_body.${column}`).join(', ')} ${payload(table, columns, isObject)}${isMerged ? ` where ${countInserted(1)}` : ''}`
  return answerOfChange(change, `insert into ${source} ${values} ${conflict}`)
}
