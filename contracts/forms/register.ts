/** Registration form (specification §3 'Forms', §5, §8; D15). */
import * as z from 'zod/mini'
import { emailField, nameField, newPasswordField, passwordsMatch, phoneField } from './fields.ts'

export const registrationSchema = z
  .object({
    name: nameField,
    phone: phoneField,
    email: emailField,
    password: newPasswordField,
    confirmPassword: z.string({ error: 'password.mismatch' }),
    /** The value of the one required box: terms, privacy and being 18 or older. */
    terms: z.literal('accepted', { error: 'terms.required' }),
  })
  .check(passwordsMatch('password'))
export type Registration = z.output<typeof registrationSchema>
