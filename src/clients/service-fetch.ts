/** The fetch of the auth and table client: bounded in time, in the page's language, and never in the way of a sign-out. */
import { API_TIMEOUT } from '#contracts/limits.ts'

const json = (status: number, body: unknown) =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  })

let isLeaving = false

/** While `work` runs, the service is told of the sign-out in passing, and nothing waits for it. */
export const leaving = async <T>(work: () => Promise<T>): Promise<T> => {
  isLeaving = true
  try {
    return await work()
  } finally {
    isLeaving = false
  }
}

const pathOf = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : input, location.href).pathname

/** The client drops the headers of a refusal: how long to wait is told in its message too, where failures look for it. */
const withWait = async (answer: Response): Promise<Response> => {
  const seconds = Number(answer.headers.get('Retry-After'))
  if (answer.status !== 429 || !(seconds > 0)) return answer
  const body = (await answer.json().catch(() => ({}))) as Record<string, unknown>
  return json(429, { ...body, msg: `Too many requests, try again after ${seconds} seconds.` })
}

export const serviceFetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
  const headers = new Headers(init.headers)
  headers.set('Accept-Language', document.documentElement.lang)
  const path = pathOf(input)
  if (isLeaving && path.endsWith('/auth/v1/logout')) {
    void fetch(input, { ...init, headers, keepalive: true }).catch(() => {})
    return json(204, null)
  }
  if (isLeaving && path.endsWith('/auth/v1/token')) {
    // A token that has run out is not renewed for the sake of a goodbye.
    return json(400, { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' })
  }
  const timeout = AbortSignal.timeout(API_TIMEOUT)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  return withWait(await fetch(input, { ...init, headers, signal }))
}
