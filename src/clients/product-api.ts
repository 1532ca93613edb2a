/** Calls of the Product API (specification §7). ky comes with the first call. */
import { type ContactReceipt, type ContactRequest, contactResponseSchema } from '#contracts/api/contact.ts'
import { type Prefill, prefillResponseSchema } from '#contracts/api/registration-prefill.ts'
import type { WaitlistRequest } from '#contracts/api/waitlist.ts'
import type { Failure } from '#contracts/errors.ts'
import { API_TIMEOUT } from '#contracts/limits.ts'
import { asFailure } from './failures.ts'

type Call = { path: string; body: unknown; headers?: Record<string, string>; signal: AbortSignal }

/** An answer that says no carries a code; anything else is judged by its status. */
const failureOf = async (answer: Response): Promise<Failure> => {
  const body: unknown = await answer.json().catch(() => null)
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
  const seconds = Number(answer.headers.get('Retry-After'))
  return asFailure({ code, status: answer.status, ...(seconds > 0 && { retryAfter: seconds }) })
}

const post = async ({ path, body, headers, signal }: Call): Promise<unknown> => {
  const { default: ky } = await import('ky')
  const answer = await ky.post(path, {
    json: body,
    headers: { 'Accept-Language': document.documentElement.lang, ...headers },
    signal,
    // The signal bounds all of it: attempts, waits between them and the reading of the answer.
    timeout: false,
    retry: { methods: ['get'], limit: 1, maxRetryAfter: 3_000 },
    throwHttpErrors: false,
  })
  if (!answer.ok) throw await failureOf(answer)
  return answer.json()
}

/** The work gets a signal that also ends it when it takes too long. */
const attempt = async <T>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  try {
    return await work(AbortSignal.any([signal, AbortSignal.timeout(API_TIMEOUT)]))
  } catch (error) {
    throw asFailure(error)
  }
}

/** The same message again is the same request: a repeat after a lost answer gets the first one's reference. */
const keyOf = async (body: unknown): Promise<Record<string, string>> => {
  // Absent on an insecure origin: then a repeat is a second message.
  if (globalThis.crypto?.subtle === undefined) return {}
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(body)))
  const key = Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { 'Idempotency-Key': key }
}

export const productApi = {
  sendContactMessage: (body: ContactRequest, whole: AbortSignal): Promise<ContactReceipt> =>
    attempt(whole, async (signal) => {
      const answer = await post({ path: '/api/contact', body, headers: await keyOf(body), signal })
      return contactResponseSchema.parse(answer)
    }),
  joinWaitlist: (body: WaitlistRequest, whole: AbortSignal): Promise<void> =>
    attempt(whole, async (signal) => void (await post({ path: '/api/waitlist', body, signal }))),
  confirmWaitlist: (key: string, whole: AbortSignal): Promise<void> =>
    attempt(whole, async (signal) => void (await post({ path: '/api/waitlist/confirm', body: { key }, signal }))),
  leaveWaitlist: (key: string, whole: AbortSignal): Promise<void> =>
    attempt(whole, async (signal) => void (await post({ path: '/api/waitlist/leave', body: { key }, signal }))),
  prefill: (invitation: string, whole: AbortSignal): Promise<Prefill> =>
    attempt(whole, async (signal) => {
      const answer = await post({ path: '/api/registration/prefill', body: { invitation }, signal })
      return prefillResponseSchema.parse(answer)
    }),
}
