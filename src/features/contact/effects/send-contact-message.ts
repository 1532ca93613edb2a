import { fromPromise } from 'xstate'
import { type ContactRequest, contactResponseSchema } from '#contracts/api/contact.ts'
import type { ContactMessage } from '#contracts/forms/contact.ts'
import { pageLanguage } from '#src/clients/page.ts'
import { callAsVisitor } from '#src/clients/visitor-call.ts'

const DAY = 86_400_000

/** `at`: ms since the epoch. */
type FirstAttempt = { text: string; at: number }

/**
 * Idempotency key of the message and the UTC day of its first attempt: a retry after a lost answer gets the reference of the
 * first request, as does the same message sent twice on purpose that day.
 */
const keyOf = async ({ text, at }: FirstAttempt): Promise<Record<string, string>> => {
  // Web Crypto is absent on insecure origins: without a key a retry is a second message.
  if (globalThis.crypto?.subtle === undefined) return {}
  const day = new Date(at).toISOString().slice(0, 10)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${day} ${text}`))
  const key = Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { 'Idempotency-Key': key }
}

export const defineSendContactMessage = () => {
  let last: FirstAttempt | null = null
  return fromPromise<{ reference: string }, ContactMessage>(async ({ input, signal }) => {
    const body: ContactRequest = { ...input, language: pageLanguage() }
    const [text, at] = [JSON.stringify(body), Date.now()]
    // Midnight in UTC is an evening in Brazil: a retry after it must not be another message.
    if (last?.text !== text || at - last.at >= DAY) last = { text, at }
    const headers = await keyOf(last)
    return callAsVisitor('sendContactMessage', contactResponseSchema, { body, headers, signal })
  })
}
