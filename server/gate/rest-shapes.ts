/** Allow-list of the product's table calls (API-13). */

type Method = 'GET' | 'HEAD' | 'PATCH' | 'POST'
type Table = { methods: readonly Method[]; isJoinedWithPlans?: true }

const TABLES: ReadonlyMap<string, Table> = new Map<string, Table>([
  ['users', { methods: ['GET', 'HEAD', 'PATCH'] }],
  ['user_profiles', { methods: ['GET', 'HEAD', 'POST'] }],
  ['subscriptions', { methods: ['GET', 'HEAD'], isJoinedWithPlans: true }],
  ['plans', { methods: ['GET', 'HEAD'] }],
  ['transcriptions', { methods: ['GET', 'HEAD'] }],
])

const MAX_ROWS = 100

const NAME = /^[a-z][a-z0-9_]{0,62}$/
const COLUMN_LIST = /^(\*|[a-z_]+)(,(\*|[a-z_]+))*$/
/** A list of columns with at most one join, to `plans`. No foreign key is named: an unknown one is a failure of the service. */
const JOINED_LIST = /^((\*|[a-z_]+),)*([a-z_]+:)?plans\((\*|[a-z_]+)(,(\*|[a-z_]+))*\)(,(\*|[a-z_]+))*$/
const ORDER = /^[a-z_]+(\.(asc|desc))?(\.nulls(first|last))?$/

const PARAMETERS: ReadonlyMap<string, (value: string, table: Table) => boolean> = new Map([
  [
    'select',
    (value, table) => COLUMN_LIST.test(value) || (table.isJoinedWithPlans === true && JOINED_LIST.test(value)),
  ],
  ['order', (value) => ORDER.test(value)],
  ['limit', (value) => /^\d{1,6}$/.test(value)],
  ['offset', (value) => /^\d{1,6}$/.test(value)],
  ['columns', (value) => /^"?[a-z_]+"?(,"?[a-z_]+"?)*$/.test(value)],
  ['on_conflict', (value) => NAME.test(value)],
])

/** Postgres has no NUL in a text: a service ends the value there, or fails. */
const isFilter = (name: string, value: string) =>
  NAME.test(name) && value.startsWith('eq.') && value.length <= 300 && !value.includes('\0')

export type Shape = { kind: 'allowed'; query: URLSearchParams } | { kind: 'unknown' } | { kind: 'refused' }

/** Whether this is one of the product's calls. Reads are limited to `MAX_ROWS` rows; a change requires a filter. */
export const shapeOf = (method: string, tableName: string, query: URLSearchParams): Shape => {
  const table = TABLES.get(tableName)
  const verb = table?.methods.find((known) => known === method)
  if (table === undefined || verb === undefined) return { kind: 'unknown' }

  const entries = [...query]
  const isKnown = entries.every(([name, value]) => PARAMETERS.get(name)?.(value, table) ?? isFilter(name, value))
  const isUnrepeated = new Set(query.keys()).size === entries.length
  if (!isKnown || !isUnrepeated) return { kind: 'refused' }

  const allowed = new URLSearchParams(query)
  if (verb === 'PATCH' && !entries.some(([name]) => !PARAMETERS.has(name))) return { kind: 'refused' }
  if (verb === 'GET' || verb === 'HEAD') {
    allowed.set('limit', String(Math.min(Number(query.get('limit') ?? MAX_ROWS), MAX_ROWS)))
  }
  return { kind: 'allowed', query: allowed }
}

const PREFERENCES =
  /^(return=(minimal|representation|headers-only)|resolution=(merge|ignore)-duplicates|count=exact|missing=default)$/

/** The `Prefer` values that are forwarded. */
export const preferencesOf = (header: string | undefined): string =>
  (header ?? '')
    .split(',')
    .map((preference) => preference.trim())
    .filter((preference) => PREFERENCES.test(preference))
    .join(',')

/** One object or a list, as JSON; other media types of the service are not requested. */
export const acceptOf = (header: string | undefined): string =>
  header?.startsWith('application/vnd.pgrst.object+json') ? 'application/vnd.pgrst.object+json' : 'application/json'
