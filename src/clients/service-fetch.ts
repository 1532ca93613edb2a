/** The `fetch` of the auth and table client: with a timeout, the page's language, and without delay for a sign-out. */
import { API_TIMEOUT } from '#contracts/limits.ts'
import { dropPrefetched, consumePrefetched } from './prefetch.ts'
import { userIdOf } from './assurance.ts'
import { firstAbort } from './first-abort.ts'
import { pageLanguage } from './page.ts'
import { storedToken } from './stored-session.ts'

const json = (status: number, body: unknown) =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  })

let isSigningOut = false
/** Aborted when a sign-out begins. */
let checks = new AbortController()

/**
 * While `work` runs, the revocation is sent fire-and-forget. The check of a stored session is aborted: the
 * auth client would wait for the answer, and store the session again.
 */
export const duringSignOut = async <T>(work: () => Promise<T>): Promise<T> => {
  isSigningOut = true
  dropPrefetched()
  checks.abort()
  checks = new AbortController()
  try {
    return await work()
  } finally {
    isSigningOut = false
  }
}

const urlOf = (input: RequestInfo | URL) => new URL(input instanceof Request ? input.url : input, location.href)

/** The auth client drops the headers of an error: `Retry-After` is copied into the message, where `failures.ts` reads it. */
const withRetryAfter = async (answer: Response): Promise<Response> => {
  const seconds = Number(answer.headers.get('Retry-After'))
  if (answer.status !== 429 || !(seconds > 0)) return answer
  const body = (await answer.json().catch(() => ({}))) as Record<string, unknown>
  return json(429, { ...body, msg: `Too many requests, try again after ${seconds} seconds.` })
}

/** No token refresh before this time (ms since the epoch), after a 429. */
let noRefreshBefore = 0

const UNAVAILABLE = () => json(503, { code: 503, error_code: 'over_request_rate_limit', msg: 'Try again later' })

/**
 * The auth client ends a session whose token refresh gets an error. A rate limit, or an error page of a proxy, says nothing
 * about the session: it is turned into a 503, which the client retries later.
 */
const asRefreshAnswer = async (answer: Response): Promise<Response> => {
  const body = Object(await answer.json().catch(() => null)) as Record<string, unknown>
  if (answer.status === 429) noRefreshBefore = Date.now() + 1_000 * (Number(answer.headers.get('Retry-After')) || 0)
  const isFromService = answer.ok ? 'access_token' in body : 'error_code' in body || 'error' in body
  return isFromService && answer.status !== 429 && answer.status < 500 ? json(answer.status, body) : UNAVAILABLE()
}

const ABOUT_SESSION = /\/auth\/v1\/(?:user|factors\/.+)$/
const OPENS_SESSION = /\/auth\/v1\/(?:token|verify|signup|factors\/.+\/verify)$/

/** Removes the end of a session by the service's clock: the auth client then derives it from `expires_in`, by the device's. */
const withoutExpiresAt = async (answer: Response): Promise<Response> => {
  const { expires_at: end, ...body } = Object(
    await answer
      .clone()
      .json()
      .catch(() => null),
  ) as Record<string, unknown>
  return end === undefined ? answer : json(answer.status, body)
}

/**
 * When the auth client has read the user or a factor, it stores again the session it used. Meanwhile a sign-out may have deleted
 * it, or another tab stored another one: then the answer counts as lost. Not that of a write whose person is still signed in:
 * the newer token is kept by `auth-stores.ts`.
 */
const isOutdated = (requestToken: string, isRead: boolean): boolean => {
  const now = storedToken()
  return now !== requestToken && (isRead || now === null || userIdOf(now) !== userIdOf(requestToken))
}

export const serviceFetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
  const headers = new Headers(init.headers)
  headers.set('Accept-Language', pageLanguage())
  const { href, pathname: path, searchParams } = urlOf(input)
  if (isSigningOut && path.endsWith('/auth/v1/logout')) {
    void fetch(input, { ...init, headers, keepalive: true }).catch(() => {})
    return json(204, null)
  }
  if (isSigningOut && path.endsWith('/auth/v1/token')) {
    // An expired token is not refreshed just to sign out.
    return json(400, { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' })
  }
  const isRefresh = path.endsWith('/auth/v1/token') && searchParams.get('grant_type') === 'refresh_token'
  if (isRefresh && Date.now() < noRefreshBefore) return UNAVAILABLE()
  const isRead = (init.method ?? 'GET') === 'GET'
  const isCheck = isRefresh || (isRead && path.endsWith('/auth/v1/user'))
  const signal = firstAbort(
    AbortSignal.timeout(API_TIMEOUT),
    ...(init.signal ? [init.signal] : []),
    ...(isCheck ? [checks.signal] : []),
  )
  const requestToken = headers.get('Authorization')?.replace('Bearer ', '') ?? ''
  const isAboutStored = ABOUT_SESSION.test(path) && requestToken === storedToken()
  const answer =
    (isRead ? await consumePrefetched(href, { headers, signal }) : null) ??
    (await fetch(input, { ...init, headers, signal }))
  if (isAboutStored && answer.ok && isOutdated(requestToken, isRead)) return UNAVAILABLE()
  const response = isRefresh ? await asRefreshAnswer(answer) : await withRetryAfter(answer)
  return OPENS_SESSION.test(path) ? withoutExpiresAt(response) : response
}
