/**
 * Prefetched reads: an inline script of the document sends them while its scripts load (ADR 041). An answer
 * is given once, and only to a request with the same URL and the same token: so never to another person.
 */
import { API_TIMEOUT } from '#contracts/limits.ts'
import { firstAbort } from './first-abort.ts'
import { rejectOnAbort } from './reject-on-abort.ts'

/** Milliseconds after which an answer is too old to be the first one of a page, whose scripts may take long. */
const FRESH = 30_000

type PrefetchedRequest = { token: string; at: number; answer: Promise<Response>; controller: AbortController }

/** Shared by the inline script, which has this module too. */
const shared = globalThis as { prefetched?: Map<string, PrefetchedRequest> }
const sent = (shared.prefetched ??= new Map())

const tokenOf = (headers: Headers) => headers.get('Authorization') ?? ''

/** Prefetches a read. If it fails, the request that would take the answer is sent then. */
export const prefetch = (url: string, init: { headers: Headers }): Promise<Response> => {
  const controller = new AbortController()
  const signal = firstAbort(controller.signal, AbortSignal.timeout(API_TIMEOUT))
  init.headers.set('Accept-Language', document.documentElement.lang)
  const answer = fetch(url, { headers: init.headers, signal })
  answer.catch(() => {})
  sent.set(url, { token: tokenOf(init.headers), at: Date.now(), answer, controller })
  return answer
}

/** The answer of the same read, if it was prefetched and succeeds; otherwise null. Rejects if `signal` is aborted. */
export const consumePrefetched = async (
  url: string,
  { headers, signal }: { headers: Headers; signal: AbortSignal },
): Promise<Response | null> => {
  const found = sent.get(url)
  if (found === undefined || found.token !== tokenOf(headers)) return null
  sent.delete(url)
  if (Date.now() - found.at >= FRESH) return null
  const answer = await Promise.race([
    found.answer.catch(() => null),
    rejectOnAbort(signal, () => found.controller.abort()),
  ])
  return answer?.ok === true ? answer : null
}

/** Called when the stored session is rejected, or another person is signed in. */
export const dropPrefetched = (): void => {
  for (const { controller } of sent.values()) controller.abort()
  sent.clear()
}
