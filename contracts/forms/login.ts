/** Forms of the sign-in, the password reset and the code from a mail. */
import * as z from 'zod/mini'
import { EMAIL_PURPOSES } from '../callback.ts'
import { emailCodeField, emailField } from './fields.ts'

export const credentialsSchema = z.object({
  email: emailField,
  // Presence only: an old password may not meet today's rules.
  password: z.string({ error: 'password.required' }).check(z.minLength(1, { error: 'password.required' })),
})
export type Credentials = z.output<typeof credentialsSchema>

/** Forms with an address only, such as the request of a password reset. */
export const emailOnlySchema = z.object({ email: emailField })
export type EmailOnly = z.output<typeof emailOnlySchema>

/** Where the address is already known. */
export const codeOnlySchema = z.object({ code: emailCodeField })

export const emailCodeSchema = z.object({
  email: emailField,
  code: emailCodeField,
  purpose: z.enum(EMAIL_PURPOSES, { error: 'code.invalid' }),
})
export type EmailCode = z.output<typeof emailCodeSchema>
