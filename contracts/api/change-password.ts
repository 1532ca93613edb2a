/**
 * `POST /api/auth/change-password` (ACCOUNT-35). 400 `password.currentWrong`, 409 `password.none` for an account
 * without a password, 422 `auth.samePassword`, and `auth.weakPassword` with `password.common` for a common one.
 */
import * as z from 'zod/mini'
import { passwordChangeShape } from '../forms/password-change.ts'
import { passwordsMatch } from '../forms/fields.ts'

export const changePasswordSchema = z
  .strictObject({
    ...passwordChangeShape,
    /** True keeps the other sessions, which otherwise end; a hosted auth service may end them all the same. */
    keepOtherSessions: z.optional(z.boolean()),
  })
  .check(passwordsMatch('newPassword'))
export type PasswordChange = z.input<typeof changePasswordSchema>

export const changePasswordResponseSchema = z.object({ success: z.literal(true) })
