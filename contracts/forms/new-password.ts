/** New password after a password reset link. */
import * as z from 'zod/mini'
import { newPasswordField, passwordsMatch } from './fields.ts'

export const newPasswordSchema = z
  .object({ password: newPasswordField, confirmPassword: z.string({ error: 'password.mismatch' }) })
  .check(passwordsMatch('password'))
