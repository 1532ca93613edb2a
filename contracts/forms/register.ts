/** Registration form (REG-02 to REG-06). */
import * as z from 'zod/mini'
import { emailField, nameField, newPasswordField, passwordsMatch, phoneField } from './fields.ts'

/** Value of the one required checkbox: terms, privacy policy and being 18 or older. */
const termsField = z.literal('accepted', { error: 'terms.required' })

/** For a sign-up with Google, which supplies name and address: the terms only. */
export const termsSchema = z.object({ terms: termsField })

export const registrationSchema = z
  .object({
    name: nameField,
    phone: phoneField,
    email: emailField,
    password: newPasswordField,
    confirmPassword: z.string({ error: 'password.mismatch' }),
    terms: termsField,
  })
  .check(passwordsMatch('password'))
export type Registration = z.output<typeof registrationSchema>
