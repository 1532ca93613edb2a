/** The waiting list of a product that is not there yet (CONTACT-19): an address, and consent to use it. */
import * as z from 'zod/mini'
import { emailField, honeypotField } from './fields.ts'

export const waitlistSchema = z.object({
  email: emailField,
  /** The value of the one required box. */
  consent: z.literal('accepted', { error: 'consent.required' }),
  website: honeypotField,
})
export type WaitlistEntry = z.output<typeof waitlistSchema>
