/** Contact message (CONTACT-02 to CONTACT-06): schema of the form and of the call. */
import * as z from 'zod/mini'
import { COMPANY_MAX_LENGTH, MESSAGE_MAX_LENGTH, MESSAGE_MIN_LENGTH } from '../limits.ts'
import { emailField, honeypotField, namedLineField } from './fields.ts'

export const CONTACT_SUBJECTS = ['support', 'partnerships', 'press', 'feedback', 'others'] as const
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number]

export const contactMessageSchema = z.object({
  name: namedLineField,
  email: emailField,
  company: z
    ._default(z.string({ error: 'company.tooLong' }), '')
    .check(z.trim(), z.maxLength(COMPANY_MAX_LENGTH, { error: 'company.tooLong' })),
  subject: z.enum(CONTACT_SUBJECTS, { error: 'subject.required' }),
  message: z
    .string({ error: 'message.tooShort' })
    .check(
      z.trim(),
      z.minLength(MESSAGE_MIN_LENGTH, { error: 'message.tooShort' }),
      z.maxLength(MESSAGE_MAX_LENGTH, { error: 'message.tooLong' }),
    ),
  remarks: honeypotField,
})
export type ContactMessage = z.output<typeof contactMessageSchema>

/** The reply of an administrator: as long as a message may be. */
export const replyFormSchema = z.object({ answer: contactMessageSchema.shape.message })
