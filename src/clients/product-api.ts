/** Calls of the Product API (specification §7) that anybody may make. */
import { type ContactReceipt, type ContactRequest, contactResponseSchema } from '#contracts/api/contact.ts'
import { type EmailConfirmation, emailConfirmationResponseSchema } from '#contracts/api/email-change.ts'
import { type Prefill, prefillResponseSchema } from '#contracts/api/registration-prefill.ts'
import type { WaitlistRequest } from '#contracts/api/waitlist.ts'
import { type Asked, attempt, send } from './http.ts'

const post = (asked: Omit<Asked, 'method'>) => send({ method: 'POST', ...asked })

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
    attempt(whole, async (signal) => void (await post({ path: '/api/waitlist', body, isKeyed: true, signal }))),
  confirmWaitlist: (key: string, whole: AbortSignal): Promise<void> =>
    attempt(whole, async (signal) => void (await post({ path: '/api/waitlist/confirm', body: { key }, signal }))),
  leaveWaitlist: (key: string, whole: AbortSignal): Promise<void> =>
    attempt(whole, async (signal) => void (await post({ path: '/api/waitlist/leave', body: { key }, signal }))),
  confirmEmailChange: (token: string, whole: AbortSignal): Promise<EmailConfirmation> =>
    attempt(whole, async (signal) =>
      emailConfirmationResponseSchema.parse(await post({ path: '/api/email-change/confirm', body: { token }, signal })),
    ),
  prefill: (invitation: string, whole: AbortSignal): Promise<Prefill> =>
    attempt(whole, async (signal) => {
      const answer = await post({ path: '/api/registration/prefill', body: { invitation }, signal })
      return prefillResponseSchema.parse(answer)
    }),
}
