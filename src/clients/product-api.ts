/** Calls of the Product API that anybody may make. */
import { type ContactReceipt, type ContactRequest, contactResponseSchema } from '#contracts/api/contact.ts'
import { type EmailConfirmation, emailConfirmationResponseSchema } from '#contracts/api/email-change.ts'
import { type Prefill, prefillResponseSchema } from '#contracts/api/registration-prefill.ts'
import { type WaitlistRequest, waitlistResponseSchema } from '#contracts/api/waitlist.ts'
import { type Asked, attempt, send } from './http.ts'

type Schema<Answer> = { parse: (value: unknown) => Answer }

const post = <Answer>(asked: Omit<Asked, 'method'>, schema: Schema<Answer>) =>
  send({ method: 'POST', ...asked }, schema)

const today = () => new Date().toISOString().slice(0, 10)

/**
 * The same message again, the same day, is the same request: a repeat after a lost answer gets the first one's reference.
 * Weeks later it is meant once more.
 */
const keyOf = async (body: unknown): Promise<Record<string, string>> => {
  // Absent on an insecure origin: then a repeat is a second message.
  if (globalThis.crypto?.subtle === undefined) return {}
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${today()} ${JSON.stringify(body)}`))
  const key = Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { 'Idempotency-Key': key }
}

export const productApi = {
  sendContactMessage: (body: ContactRequest, whole: AbortSignal): Promise<ContactReceipt> =>
    attempt(whole, async (signal) => {
      const headers = await keyOf(body)
      return post({ path: '/api/contact', body, headers, signal }, contactResponseSchema)
    }),
  joinWaitlist: (body: WaitlistRequest, whole: AbortSignal): Promise<void> =>
    attempt(whole, async (signal) => {
      await post({ path: '/api/waitlist', body, isKeyed: true, signal }, waitlistResponseSchema)
    }),
  confirmWaitlist: (key: string, whole: AbortSignal): Promise<void> =>
    attempt(whole, async (signal) => {
      await post({ path: '/api/waitlist/confirm', body: { key }, signal }, waitlistResponseSchema)
    }),
  leaveWaitlist: (key: string, whole: AbortSignal): Promise<void> =>
    attempt(whole, async (signal) => {
      await post({ path: '/api/waitlist/leave', body: { key }, signal }, waitlistResponseSchema)
    }),
  confirmEmailChange: (token: string, whole: AbortSignal): Promise<EmailConfirmation> =>
    attempt(whole, (signal) =>
      post({ path: '/api/email-change/confirm', body: { token }, signal }, emailConfirmationResponseSchema),
    ),
  prefill: (invitation: string, whole: AbortSignal): Promise<Prefill> =>
    attempt(whole, (signal) =>
      post({ path: '/api/registration/prefill', body: { invitation }, signal }, prefillResponseSchema),
    ),
}
