/**
 * Stands in for PostgREST 16, whose binary cannot be had here: the calls of the gate's allow-list, over HTTP, as real SQL
 * under the caller's role. Statuses, headers and errors are those of its sources and of its own test suite.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import postgres, { type Sql } from 'postgres'
import { failureOf, RestError, sendFailure } from './errors.ts'
import { readSchema, type SchemaCache, tableOf } from './schema-cache.ts'
import { type Change, deleteStatement, insertStatement, readStatement, updateStatement } from './statements.ts'
import { type Caller, callerOf } from './token.ts'

export type Settings = {
  /** As the role `authenticator`, which inherits nothing and may become `anon` and `authenticated`. */
  databaseUrl: string
  jwtSecret: string
  /** `apikey` without which a gateway in front refuses every call; none by default. */
  apiKey?: string
  maxRows?: number
  /** One that was free, where it is started again; any by default. */
  port?: number
}

export type Postgrest = { url: string; stop: () => Promise<void> }

type Result = { page: number; body: string; total: number | null; inserted: number | null }

type Call = { method: string; query: URLSearchParams; headers: IncomingMessage['headers']; body: string; path: string }

const SINGLE = 'application/vnd.pgrst.object+json'
const MEDIA = [SINGLE, 'application/json', '*/*']

const preferencesOf = ({ headers }: Call) => new Set(String(headers['prefer'] ?? '').split(/\s*,\s*/))

/** Keys of the body, which all its objects have in common, or those of `columns`. */
const columnsOf = (query: URLSearchParams, body: string): string[] => {
  const parameter = query.get('columns')
  if (parameter !== null) return parameter.split(',').map((column) => column.replaceAll('"', ''))
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    throw new RestError(400, 'PGRST102', 'Empty or invalid json')
  }
  const rows = Array.isArray(parsed) ? (parsed as unknown[]) : [parsed]
  const keys = rows.map((row) => (typeof row === 'object' && row !== null ? Object.keys(row).toSorted().join() : null))
  if (keys.some((key) => key === null || key !== keys[0])) {
    throw new RestError(400, 'PGRST102', 'All object keys must match')
  }
  return Object.keys(Object(rows[0]) as object)
}

const duplicatesOf = (preferences: ReadonlySet<string>) => {
  if (preferences.has('resolution=merge-duplicates')) return 'merge'
  return preferences.has('resolution=ignore-duplicates') ? 'ignore' : null
}

const statementOf = (cache: SchemaCache, call: Call, maxRows: number): string => {
  const table = tableOf(cache, call.path.slice(1))
  const { method, query, body } = call
  const preferences = preferencesOf(call)
  if (method === 'GET' || method === 'HEAD') {
    const limit = Math.min(Number(query.get('limit') ?? maxRows), maxRows)
    return readStatement({ cache, table, query, limit, isCounted: preferences.has('count=exact') })
  }
  const isReturned = preferences.has('return=representation')
  const columns = method === 'DELETE' ? [] : columnsOf(query, body)
  const change: Change = { cache, table, query, columns, isObject: body.trimStart().startsWith('{'), isReturned }
  if (method === 'PATCH') return updateStatement(change)
  if (method === 'POST') return insertStatement(change, duplicatesOf(preferences))
  return deleteStatement(change)
}

/** Settings of the transaction, in the order in which PostgREST makes them; one failed call leaves nothing behind. */
const run = async (sql: Sql, { role, claims }: Caller, call: Call, statement: string): Promise<Result> => {
  const isReading = call.method === 'GET' || call.method === 'HEAD'
  const result = await sql.begin(isReading ? 'read only' : 'read write', async (transaction) => {
    await transaction.unsafe(
      `select set_config('search_path', '"public"', true), set_config('role', $1, true),
         set_config('request.jwt.claims', $2, true), set_config('request.method', $3, true),
         set_config('request.path', $4, true)`,
      [role, JSON.stringify(claims), call.method, call.path],
    )
    const parameters = statement.includes('$1::text::json') ? [call.body] : []
    const [row] = await transaction.unsafe<Result[]>(statement, parameters)
    if (row === undefined) throw new Error('A statement of the fake returned no row')
    if (call.headers.accept?.startsWith(SINGLE) === true && row.page !== 1 && isAnswered(call)) {
      const details = `The result contains ${row.page} rows`
      throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', { details })
    }
    return row
  })
  return result
}

/** Whether rows are part of the answer. */
const isAnswered = (call: Call) =>
  call.method === 'GET' || call.method === 'HEAD' || preferencesOf(call).has('return=representation')

const rangeOf = (from: number, to: number, total: number | null) =>
  `${total !== 0 && from <= to ? `${from}-${to}` : '*'}/${total ?? '*'}`

const readingStatus = ({ page, total }: Result, offset: number) => {
  if (total === null) return 200
  if (offset > total) {
    const details = `An offset of ${offset} was requested, but there are only ${total} rows.`
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', { details })
  }
  return page < total ? 206 : 200
}

const statusOf = (call: Call, result: Result, offset: number) => {
  if (call.method === 'GET' || call.method === 'HEAD') return readingStatus(result, offset)
  if (call.method === 'POST') return result.inserted === 0 ? 200 : 201
  return isAnswered(call) ? 200 : 204
}

/** In the order in which PostgREST repeats them. */
const APPLIED = /^(resolution|missing|return|count)=/
const ORDER = ['resolution', 'missing', 'return', 'count']
const appliedTo = (call: Call) =>
  [...preferencesOf(call)]
    .filter((preference) => APPLIED.test(preference))
    .toSorted((one, other) => ORDER.indexOf(one.split('=')[0] ?? '') - ORDER.indexOf(other.split('=')[0] ?? ''))
    .join(', ')

const send = (response: ServerResponse, call: Call, result: Result) => {
  const offset = Number(call.query.get('offset') ?? 0)
  const status = statusOf(call, result, offset)
  const isSingle = call.headers.accept?.startsWith(SINGLE) === true
  const from = call.method === 'POST' || call.method === 'DELETE' ? 1 : offset
  const to = call.method === 'POST' || call.method === 'DELETE' ? 0 : offset + result.page - 1
  const applied = appliedTo(call)
  const isFull = isAnswered(call) && call.method !== 'HEAD'
  response.writeHead(status, {
    'Content-Range': rangeOf(from, to, result.total),
    ...(applied !== '' && { 'Preference-Applied': applied }),
    ...(isAnswered(call) && { 'Content-Type': `${isSingle ? SINGLE : 'application/json'}; charset=utf-8` }),
  })
  response.end(
    isFull ? (isSingle ? JSON.stringify((JSON.parse(result.body) as unknown[])[0]) : result.body) : undefined,
  )
}

/** What PostgREST refuses before it reads the database. */
const refuseForm = ({ method, headers, path }: Call) => {
  if (!['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'].includes(method)) {
    throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`)
  }
  if (!/^\/\w+$/.test(path)) throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL')
  const isReading = method === 'GET' || method === 'HEAD'
  const schema = headers[isReading ? 'accept-profile' : 'content-profile'] ?? 'public'
  if (schema !== 'public') throw new RestError(406, 'PGRST106', `Invalid schema: ${String(schema)}`)
  const types = (headers.accept ?? '*/*').split(',').map((type) => type.split(';')[0]?.trim() ?? '')
  if (!types.some((type) => MEDIA.includes(type))) {
    throw new RestError(406, 'PGRST107', `None of these media types are available: ${types.join(', ')}`)
  }
  const contentType = headers['content-type']?.split(';')[0] ?? 'application/json'
  if ((method === 'POST' || method === 'PATCH') && contentType !== 'application/json') {
    throw new RestError(400, 'PGRST102', `Content-Type not acceptable: ${contentType}`)
  }
}

const readBody = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** The gateway of a hosted project answers this itself, in its own format. */
const refuseKey = (response: ServerResponse) => {
  response.writeHead(401, { 'Content-Type': 'application/json' })
  response.end('{"message":"Invalid API key"}')
}

/** Resolves when calls are answered and it listens for changes of the schema. */
export const startPostgrest = async ({
  databaseUrl,
  jwtSecret,
  apiKey,
  maxRows = 1000,
  port = 0,
}: Settings): Promise<Postgrest> => {
  const sql = postgres(databaseUrl, { max: 10, onnotice: () => undefined })
  const secret = new TextEncoder().encode(jwtSecret)
  let cache = readSchema(sql)
  await sql.listen('pgrst', (payload) => {
    if (payload === 'reload schema' || payload === '') cache = readSchema(sql)
  })
  await cache

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://postgrest')
    const { method = 'GET', headers } = request
    const call: Call = { method, headers, query: searchParams, path: pathname, body: await readBody(request) }
    let isAuthenticated = false
    try {
      const caller = await callerOf(headers.authorization, secret)
      ;({ isAuthenticated } = caller)
      refuseForm(call)
      send(response, call, await run(sql, caller, call, statementOf(await cache, call, maxRows)))
    } catch (error) {
      sendFailure(response, failureOf(error, isAuthenticated), method === 'HEAD')
    }
  }

  const server = createServer((request, response) => {
    if (apiKey !== undefined && request.headers['apikey'] !== apiKey) refuseKey(response)
    else void answer(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The fake has no port')
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => {
      server.close(resolve)
    })
    await sql.end({ timeout: 1 })
  }
  return { url: `http://127.0.0.1:${address.port}`, stop }
}
