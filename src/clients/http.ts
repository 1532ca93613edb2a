/** One request to the Product API (specification §7), bounded in time. ky comes with the first one. */
import type { Failure } from '#contracts/errors.ts'
import { API_TIMEOUT } from '#contracts/limits.ts'
import { asFailure, wordsIn } from './failures.ts'
import { repeatKeyFor } from './repeat-keys.ts'

export type Asked = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  query?: Record<string, string | number>
  body?: unknown
  /** A write with an effect of its own each time: a repeat after a lost answer is told to be one. */
  isKeyed?: true
  headers?: Record<string, string>
  signal: AbortSignal
}

/** An answer that says no carries a code; anything else is judged by its status, and told in its own words as a last resort. */
const failureOf = async (answer: Response): Promise<Failure> => {
  const body: unknown = await answer.json().catch(() => null)
  const { code, details } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const seconds = Number(answer.headers.get('Retry-After'))
  const failure = asFailure({ code, details, status: answer.status, ...(seconds > 0 && { retryAfter: seconds }) })
  const told = failure.code === 'unexpected' && code !== 'unexpected' ? wordsIn(body) : null
  return told === null ? failure : { ...failure, told }
}

const request = async ({ method, path, query = {}, body, isKeyed, headers, signal }: Asked): Promise<Response> => {
  const { default: ky } = await import('ky')
  const repeat = isKeyed === true ? repeatKeyFor(path, body) : null
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
  if (answer.status < 500) repeat?.settle()
  if (!answer.ok) throw await failureOf(answer)
  return answer
}

/** The JSON that was answered; rejects with a failure of the catalogue, or whatever else went wrong. */
export const send = async (asked: Asked): Promise<unknown> => (await request(asked)).json()

/** The same for a file. */
export const sendForFile = async (asked: Asked): Promise<Blob> => (await request(asked)).blob()

/** The work gets a signal that also ends it when it takes too long; whatever it rejects with becomes a failure. */
export const attempt = async <T>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  try {
    return await work(AbortSignal.any([signal, AbortSignal.timeout(API_TIMEOUT)]))
  } catch (error) {
    throw asFailure(error)
  }
}
