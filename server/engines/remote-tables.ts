/** Table calls to a PostgREST over HTTP: a hosted project's, or one beside this server (ADR 036). */
import * as z from 'zod/mini'
import { isTransient } from '#server/embedded/transient-errors.ts'
import type { CallTables } from './engine.ts'
import { EngineUnavailable } from './unavailable.ts'

/** `key` is sent as `apikey`, which the gateway of a hosted project requires. */
type Engine = { url: string; key: string | null }

/** Milliseconds, below those in which the gate has to answer. */
const TIMEOUT = 6_000

const SCHEMA = 'public'
const PREFIX = '/rest/v1'
const PASSED = ['Accept', 'Authorization', 'Content-Type', 'Prefer']

const headersFor = (request: Request, key: string | null) => {
  const headers = new Headers()
  for (const name of PASSED) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  // Named, so that the order of the schemas in PostgREST's own settings does not matter.
  headers.set(isReading ? 'Accept-Profile' : 'Content-Profile', SCHEMA)
  if (key !== null) headers.set('apikey', key)
  return headers
}

const codeSchema = z.object({ code: z.string() })

/** An error of PostgREST has a code in its body, and in this header since version 14, also for HEAD. */
const codeOf = (headers: Headers, text: string): string | null => {
  const [, named] = /^PostgREST; error=(\w+)$/.exec(headers.get('Proxy-Status') ?? '') ?? []
  if (named !== undefined) return named
  try {
    return codeSchema.parse(JSON.parse(text)).code
  } catch {
    return null
  }
}

/** Of PostgREST itself: no connection to the database, none free in time, no schema cache, or a table not in it. */
const NOT_READY: ReadonlySet<string> = new Set(['PGRST000', 'PGRST001', 'PGRST002', 'PGRST003', 'PGRST205'])

/** For the log: what the table service reported, without its message, which may repeat input. */
class TablesFailed extends Error {
  override readonly name = 'TablesFailed'
  readonly code: string
  constructor(code: string) {
    super('The table service failed')
    this.code = code
  }
}

/** Throws for answers that are no answer to the call: of a failure, of a proxy, of a gateway. */
const check = ({ status, headers }: Response, text: string, isHead: boolean) => {
  if (status >= 200 && status < 300) return
  const code = codeOf(headers, text)
  if (code === null && isHead && status >= 400 && status < 500) return
  if (code === null || NOT_READY.has(code) || isTransient({ code })) {
    throw new EngineUnavailable(`The table service answers ${status} ${code ?? 'without a code'}`)
  }
  if (status >= 500 || status < 400) throw new TablesFailed(code)
}

/** @throws EngineUnavailable, TablesFailed */
export const remoteTables =
  ({ url, key }: Engine, { timeout = TIMEOUT }: { timeout?: number } = {}): CallTables =>
  async (request) => {
    const { pathname, search } = new URL(request.url)
    const { method } = request
    const body = method === 'GET' || method === 'HEAD' ? {} : { body: await request.text() }
    let answer: Response
    let text: string
    try {
      answer = await fetch(`${url}${pathname.slice(PREFIX.length)}${search}`, {
        method,
        headers: headersFor(request, key),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        ...body,
      })
      text = await answer.text()
    } catch (cause) {
      throw new EngineUnavailable('The table service does not answer', { cause })
    }
    check(answer, text, method === 'HEAD')
    const isEmpty = answer.status === 204 || method === 'HEAD'
    return new Response(isEmpty ? null : text, { status: answer.status, headers: answer.headers })
  }
