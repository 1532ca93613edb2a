/** One request to the Product API (API-03), bounded in time. ky comes with the first one. */
import type { Endpoint } from '#contracts/api/endpoints/endpoint.ts'
import { type Failure, isErrorCode } from '#contracts/errors.ts'
import { API_TIMEOUT } from '#contracts/limits.ts'
import { asFailure, wordsIn } from './failures.ts'
import { idempotencyKeyFor } from './idempotency-keys.ts'

/** What one request says beside where it goes. */
export type Parts = {
  /** For the names in the path. */
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | number | undefined>>
  body?: unknown
}

export type Asked = Parts & {
  endpoint: Endpoint
  headers?: Record<string, string>
  signal: AbortSignal
}

export type Schema<Answer> = { parse: (value: unknown) => Answer }

const pathOf = ({ path }: Endpoint, params: Readonly<Record<string, string>>) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

const bodyOf = async (answer: Response): Promise<Record<string, unknown>> => {
  const body: unknown = await answer.json().catch(() => null)
  return Object(body) as Record<string, unknown>
}

/** An answer that says no carries a code; anything else is judged by its status, and shown in its own words as a last resort. */
const failureOf = ({ status, headers }: Response, body: Record<string, unknown>): Failure => {
  const { code, details } = body
  const seconds = Number(headers.get('Retry-After'))
  const failure = asFailure({ code, details, status, ...(seconds > 0 && { retryAfter: seconds }) })
  const serviceMessage = failure.code === 'unexpected' && code !== 'unexpected' ? wordsIn(body) : null
  return serviceMessage === null ? failure : { ...failure, serviceMessage }
}

/**
 * Whether the request is over. A fault of the service or of something on the way leaves it open; so does a token that can be
 * renewed, and a first attempt that is still at work.
 */
const isSettled = (status: number, code: unknown) =>
  status < 500 && isErrorCode(code) && code !== 'auth.unauthenticated' && code !== 'request.conflict'

const request = async <Given>(
  { endpoint, params = {}, query = {}, body, headers, signal }: Asked,
  read: (answer: Response) => Promise<Given>,
): Promise<Given> => {
  const { default: ky } = await import('ky')
  const { method, idempotent } = endpoint
  const path = pathOf(endpoint, params)
  const repeat = idempotent === 'middleware' ? idempotencyKeyFor(path, body) : null
  const answer = await ky(path, {
    method,
    searchParams: query,
    // The server takes a change only as JSON, even where there is nothing to say.
    ...(method !== 'GET' && { json: body ?? {} }),
    headers: {
      'Accept-Language': document.documentElement.lang,
      ...(repeat !== null && { 'Idempotency-Key': repeat.key }),
      ...headers,
    },
    signal,
    // The signal bounds all of it: attempts, waits between them and the reading of the answer.
    timeout: false,
    retry: { methods: ['get'], limit: 1, maxRetryAfter: 3_000 },
    throwHttpErrors: false,
  })
  if (!answer.ok) {
    const refusal = await bodyOf(answer)
    if (isSettled(answer.status, refusal['code'])) repeat?.settle()
    throw failureOf(answer, refusal)
  }
  // An answer that cannot be parsed counts as a lost one.
  const given = await read(answer)
  repeat?.settle()
  return given
}

/** What was answered, in the shape that is expected; rejects with a failure of the catalogue, or whatever else went wrong. */
export const send = <Answer>(asked: Asked, schema: Schema<Answer>): Promise<Answer> =>
  request(asked, async (answer) => schema.parse(await answer.json()))

/** The same for a file. */
export const sendForFile = (asked: Asked): Promise<Blob> => request(asked, (answer) => answer.blob())

const ended = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })

/** The work gets a signal that also ends it when it takes too long; whatever it rejects with becomes a failure. */
export const attempt = async <T>(callerSignal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const signal = AbortSignal.any([callerSignal, AbortSignal.timeout(API_TIMEOUT)])
  try {
    // Raced with the signal, since some work ignores it: the renewal of a session does.
    return await Promise.race([work(signal), ended(signal)])
  } catch (error) {
    throw asFailure(error)
  }
}
