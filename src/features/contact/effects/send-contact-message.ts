import { fromPromise } from 'xstate'
import { type ContactRequest, contactResponseSchema } from '#contracts/api/contact.ts'
import type { ContactMessage } from '#contracts/forms/contact.ts'
import { pageLanguage } from '#src/clients/page.ts'
import { callAsVisitor } from '#src/clients/visitor-call.ts'

const today = () => new Date().toISOString().slice(0, 10)

/**
 * Idempotency key of the message and the UTC day: a retry after a lost answer gets the reference of the first request,
 * as does the same message sent twice on purpose that day.
 */
const keyOf = async (body: ContactRequest): Promise<Record<string, string>> => {
  // Web Crypto is absent on insecure origins: without a key a retry is a second message.
  if (globalThis.crypto?.subtle === undefined) return {}
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${today()} ${JSON.stringify(body)}`))
  const key = Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { 'Idempotency-Key': key }
}

export const defineSendContactMessage = () =>
  fromPromise<{ reference: string }, ContactMessage>(async ({ input, signal }) => {
    const body = { ...input, language: pageLanguage() }
    return callAsVisitor('sendContactMessage', contactResponseSchema, { body, headers: await keyOf(body), signal })
  })
