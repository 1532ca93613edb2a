/** Waiting list of a planned product (CONTACT-19): an address, and consent to use it. */
import * as z from 'zod/mini'
import { emailField, honeypotField } from './fields.ts'

export const waitlistSchema = z.object({
  email: emailField,
  /** Value of the one required checkbox. */
  consent: z.literal('accepted', { error: 'consent.required' }),
  remarks: honeypotField,
})
export type WaitlistEntry = z.output<typeof waitlistSchema>
