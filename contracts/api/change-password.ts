/**
 * `POST /api/auth/change-password` (ACCOUNT-35). 400 `password.currentWrong`, 409 `password.none` for an account
 * that signs in otherwise, 422 `auth.samePassword`, and `auth.weakPassword` with `password.common` for one of the commonest.
 */
import * as z from 'zod/mini'
import { passwordChangeShape } from '../forms/password-change.ts'
import { passwordsMatch } from '../forms/fields.ts'

export const changePasswordSchema = z
  .strictObject({
    ...passwordChangeShape,
    /** Every other session ends unless they are to stay; a hosted auth service may end them all the same. */
    keepOtherSessions: z.optional(z.boolean()),
  })
  .check(passwordsMatch('newPassword'))
export type PasswordChange = z.input<typeof changePasswordSchema>

export const changePasswordResponseSchema = z.object({ success: z.literal(true) })
