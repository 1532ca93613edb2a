/** One request to the Product API (API-03). */
import type { Endpoint } from '#contracts/api/endpoints/endpoint.ts'
import { type Failure, isErrorCode } from '#contracts/errors.ts'
import { API_TIMEOUT } from '#contracts/limits.ts'
import { dropPrefetched, consumePrefetched } from './prefetch.ts'
import { asFailure, wordsIn } from './failures.ts'
import { firstAbort } from './first-abort.ts'
import { idempotencyKeyFor } from './idempotency-keys.ts'
import { pageLanguage } from './page.ts'
import { rejectOnAbort } from './reject-on-abort.ts'

/** Milliseconds. */
const RETRY_DELAY = 300

/** Parameters and body of a request. */
export type RequestParams = {
  /** Values of the path's `:name` parameters. */
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | number | undefined>>
  body?: unknown
}

export type RequestOptions = RequestParams & {
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

/** The failure of an error answer, by its code, else by its status. Its message is kept if neither is known. */
const failureOf = ({ status, headers }: Response, body: Record<string, unknown>): Failure => {
  const { code, details } = body
  const seconds = Number(headers.get('Retry-After'))
  const failure = asFailure({ code, details, status, ...(seconds > 0 && { retryAfter: seconds }) })
  const serviceMessage = failure.code === 'unexpected' && code !== 'unexpected' ? wordsIn(body) : null
  return serviceMessage === null ? failure : { ...failure, serviceMessage }
}

/**
 * Whether the error answer is final, so that the idempotency key is not used again. Not final: errors of the server or a
 * proxy, a token that can be refreshed, and a conflict with a first attempt that is still running.
 */
const isSettled = (status: number, code: unknown) =>
  status < 500 && isErrorCode(code) && code !== 'auth.unauthenticated' && code !== 'request.conflict'

const urlOf = (path: string, query: NonNullable<RequestParams['query']>): URL => {
  const url = new URL(path, location.origin)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url
}

/** A read that did not reach the service is retried once: a phone that resumes from sleep has no network for a moment. */
const fetchWithRetry = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request)
  } catch (error) {
    if (asFailure(error).code !== 'network.unreachable') throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY))
    request.signal.throwIfAborted()
    return fetch(request)
  }
}

const dispatch = async (request: Request): Promise<Response> => {
  if (request.method === 'GET') return (await consumePrefetched(request.url, request)) ?? fetchWithRetry(request)
  // What was read before this write may be outdated by it.
  dropPrefetched()
  return fetch(request)
}

/** Resolves with what `read` makes of the answer. Rejects with a `Failure`, or with what the request or `read` threw. */
export const request = async <Result>(
  { endpoint, params = {}, query = {}, body, headers, signal }: RequestOptions,
  read: (answer: Response) => Promise<Result>,
): Promise<Result> => {
  const { method, idempotent } = endpoint
  const path = pathOf(endpoint, params)
  const repeat = idempotent === 'wrapper' ? idempotencyKeyFor(path, body) : null
  const answer = await dispatch(
    new Request(urlOf(path, query), {
      method,
      // The server accepts writes as JSON only, even without a body.
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
      headers: {
        'Accept-Language': pageLanguage(),
        ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
        ...(repeat !== null && { 'Idempotency-Key': repeat.key }),
        ...headers,
      },
      // Limits the total time: attempts, the delay between them, and reading the answer.
      signal,
    }),
  )
  if (!answer.ok) {
    const refusal = await bodyOf(answer)
    if (isSettled(answer.status, refusal['code'])) repeat?.settle()
    throw failureOf(answer, refusal)
  }
  // An answer that cannot be parsed counts as lost: the idempotency key is kept for a retry.
  const result = await read(answer)
  repeat?.settle()
  return result
}

/** Resolves with the response, parsed by `schema`. Rejects with a `Failure`, or with what the request or the parser threw. */
export const send = <Answer>(options: RequestOptions, schema: Schema<Answer>): Promise<Answer> =>
  request(options, async (answer) => schema.parse(await answer.json()))

/** Runs `work` with a signal that also aborts with `timeout`. Rejects with a `Failure`. */
export const withTimeout = async <T>(
  callerSignal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
  timeout = AbortSignal.timeout(API_TIMEOUT),
): Promise<T> => {
  const signal = firstAbort(callerSignal, timeout)
  try {
    // Raced with the signal, which some work ignores, such as a token refresh.
    return await Promise.race([work(signal), rejectOnAbort(signal)])
  } catch (error) {
    throw asFailure(error)
  }
}
