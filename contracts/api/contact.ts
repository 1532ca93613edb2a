/**
 * `POST /api/contact` (CONTACT-16): public, answers 201. A retry with the same `Idempotency-Key` header gets the stored
 * answer.
 */
import * as z from 'zod/mini'
import { contactMessageSchema } from '../forms/contact.ts'
import { formerHoneypotField } from '../forms/fields.ts'
import { LANGUAGES } from '../languages.ts'

export const contactRequestSchema = z.strictObject({
  ...contactMessageSchema.shape,
  website: formerHoneypotField,
  language: z.enum(LANGUAGES),
})
export type ContactRequest = z.input<typeof contactRequestSchema>

/** `reference` identifies the message towards support, such as `PR-7F3K9Q`. */
export const contactResponseSchema = z.object({ reference: z.string() })
export type ContactReceipt = z.output<typeof contactResponseSchema>
