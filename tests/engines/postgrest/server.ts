/**
 * Stands in for PostgREST 16.2, which is not installed with the project: the calls of the gate's allow-list, over HTTP, as real SQL
 * under the caller's role. Statuses, headers and errors are those that it answered to the same calls.
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

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    throw new RestError(400, 'PGRST102', 'Empty or invalid json')
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keys of the body, which all its objects have in common, or those of `columns`. What is no object has no row. */
const columnsOf = (query: URLSearchParams, parsed: unknown): string[] => {
  const parameter = query.get('columns')
  if (parameter !== null) return parameter.split(',').map((column) => column.replaceAll('"', ''))
  const rows = Array.isArray(parsed) ? (parsed as unknown[]) : [parsed].filter(isObject)
  const keys = rows.map((row) =>
    isObject(row)
      ? Object.keys(Object(row) as object)
          .toSorted()
          .join()
      : null,
  )
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
  const parsed = method === 'DELETE' || query.has('columns') ? {} : parse(body)
  const change: Change = {
    cache,
    table,
    query,
    columns: method === 'DELETE' ? [] : columnsOf(query, parsed),
    isObject: body.trimStart().startsWith('{'),
    isEmpty: Array.isArray(parsed) ? parsed.length === 0 : !isObject(parsed),
    isReturned: preferences.has('return=representation') || preferences.has('return=headers-only'),
    isCounted: preferences.has('count=exact'),
  }
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
    if (call.headers.accept?.startsWith(SINGLE) === true && row.page !== 1) {
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
  if (offset > total) return 416
  return page < total ? 206 : 200
}

/** The one error that has the headers of an answer, and no code in any of them. */
const behindTheEnd = (offset: number, total: number | null) =>
  JSON.stringify({
    code: 'PGRST103',
    details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    hint: null,
    message: 'Requested range not satisfiable',
  })

const statusOf = (call: Call, result: Result, offset: number) => {
  if (call.method === 'GET' || call.method === 'HEAD') return readingStatus(result, offset)
  const isMerged = preferencesOf(call).has('resolution=merge-duplicates')
  if (call.method === 'POST') return isMerged && (result.inserted ?? 0) === 0 ? 200 : 201
  return isAnswered(call) ? 200 : 204
}

/** In the order in which PostgREST repeats them. */
const APPLIED: Readonly<Record<string, string[]>> = {
  POST: ['resolution', 'missing', 'return', 'count'],
  PATCH: ['missing', 'return', 'count'],
  DELETE: ['return', 'count'],
}
const COUNTED = ['count']
const appliedTo = (call: Call) =>
  (APPLIED[call.method] ?? COUNTED)
    .flatMap((name) => [...preferencesOf(call)].find((preference) => preference.startsWith(`${name}=`)) ?? [])
    .join(', ')

const bodyOf = (call: Call, result: Result, isSingle: boolean) =>
  isSingle ? JSON.stringify((JSON.parse(result.body) as unknown[])[0]) : result.body

const rangeFor = ({ method }: Call, { page, total }: Result, offset: number) => {
  if (method === 'POST' || method === 'DELETE') return rangeOf(1, 0, total)
  const from = method === 'PATCH' ? 0 : offset
  return rangeOf(from, from + page - 1, total)
}

const send = (response: ServerResponse, call: Call, result: Result) => {
  const offset = Number(call.query.get('offset') ?? 0)
  const status = statusOf(call, result, offset)
  const isSingle = status !== 416 && call.headers.accept?.startsWith(SINGLE) === true
  const applied = appliedTo(call)
  const body = status === 416 ? behindTheEnd(offset, result.total) : bodyOf(call, result, isSingle)
  response.writeHead(status, {
    'Content-Range': rangeFor(call, result, offset),
    ...(applied !== '' && { 'Preference-Applied': applied }),
    ...(isAnswered(call) && { 'Content-Type': `${isSingle ? SINGLE : 'application/json'}; charset=utf-8` }),
  })
  response.end(isAnswered(call) && call.method !== 'HEAD' ? body : undefined)
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
