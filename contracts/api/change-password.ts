/**
 * `POST /api/auth/change-password` (specification §5, §7). 400 `password.currentWrong`, 409 `password.none` for an account
 * that signs in otherwise, 422 `auth.weakPassword` and `auth.samePassword`. Every other session ends.
 */
import * as z from 'zod/mini'
import { newPasswordField } from '../forms/fields.ts'
import type { IssueCode } from '../forms/issues.ts'

const required = { error: 'password.required' satisfies IssueCode }

export const changePasswordSchema = z
  .strictObject({
    currentPassword: z.string(required).check(z.minLength(1, required), z.maxLength(1_000, required)),
    newPassword: newPasswordField,
    confirmPassword: z.string(required),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      error: 'password.mismatch' satisfies IssueCode,
      path: ['confirmPassword'],
    }),
  )
export type PasswordChange = z.input<typeof changePasswordSchema>

export const changePasswordResponseSchema = z.object({ success: z.literal(true) })
