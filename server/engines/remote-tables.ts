/** Table calls to a PostgREST over HTTP: a hosted project's, or one beside this server (ADR 036). */
import * as z from 'zod/mini'
import { isRead } from '#server/base/is-read.ts'
import type { CallTables } from './engine.ts'
import { EngineUnavailable } from './unavailable.ts'

/** `key` is sent as `apikey`, which the gateway of a hosted project requires. */
type Engine = { url: string; key: string | null }

/** Milliseconds, below those in which the gate has to answer. */
const TIMEOUT = 6_000

const SCHEMA = 'public'
const ROOT = '/rest/v1'
const SENT = ['Accept', 'Authorization', 'Content-Type', 'Prefer']

const headersOf = ({ headers: received, method }: Request, key: string | null) => {
  const headers = new Headers()
  for (const name of SENT) {
    const value = received.get(name)
    if (value !== null) headers.set(name, value)
  }
  // Named, so that the order of the schemas in PostgREST's own settings does not matter.
  headers.set(isRead(method) ? 'Accept-Profile' : 'Content-Profile', SCHEMA)
  if (key !== null) headers.set('apikey', key)
  return headers
}

const codeSchema = z.object({ code: z.string().check(z.regex(/^\w{1,20}$/)) })

/** An error of PostgREST names its code in the body; an answer to HEAD has none, but since version 13 this header. */
const codeOf = (headers: Headers, text: string): string | null => {
  const [, named] = /^PostgREST; error=(\w{1,20})$/.exec(headers.get('Proxy-Status') ?? '') ?? []
  if (named !== undefined) return named
  try {
    return codeSchema.parse(JSON.parse(text)).code
  } catch {
    return null
  }
}

/** A table or relation of the allow-list that is not in PostgREST's schema cache, or a schema that it does not serve. */
const NOT_PREPARED: ReadonlySet<string> = new Set(['PGRST106', 'PGRST125', 'PGRST200', 'PGRST201', 'PGRST205'])

/** A body with two rows of one key (`cardinality_violation`): a refusal, for which PostgREST has the status of a failure. */
const TWO_ROWS_OF_ONE_KEY = '21000'

/** For the log: what the service reported, without its message, which may repeat input. */
class TablesUnavailable extends EngineUnavailable {
  readonly code: string
  constructor(status: number, code: string | null) {
    super('The table service does not answer the call')
    this.code = `${status}.${code ?? 'none'}`
  }
}

/** Whether the service answered the call itself: refusals of a gateway in front of it have no code. */
const isAnswer = (status: number, code: string | null, isHead: boolean) => {
  if (status >= 200 && status < 300) return true
  if (status < 400 || status >= 500) return false
  return code === null ? isHead : !NOT_PREPARED.has(code)
}

/** @throws EngineUnavailable */
export const remoteTables =
  ({ url, key }: Engine, { timeout = TIMEOUT }: { timeout?: number } = {}): CallTables =>
  async (request) => {
    const { method } = request
    const { pathname, search } = new URL(request.url)
    const body = isRead(method) ? {} : { body: await request.text() }
    let answer: Response
    let text: string
    try {
      answer = await fetch(`${url}${pathname.slice(ROOT.length)}${search}`, {
        method,
        headers: headersOf(request, key),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        ...body,
      })
      text = await answer.text()
    } catch (cause) {
      throw new EngineUnavailable('The table service does not answer', { cause })
    }
    const { status, headers } = answer
    const code = codeOf(headers, text)
    if (code === TWO_ROWS_OF_ONE_KEY) return new Response(text, { status: 400, headers })
    if (!isAnswer(status, code, method === 'HEAD')) throw new TablesUnavailable(status, code)
    return new Response(status === 204 || method === 'HEAD' ? null : text, { status, headers })
  }
