/** `GET /api/auth/password-reset`: whether the session of the caller may set a password. */
import * as z from 'zod/mini'

export const passwordResetResponseSchema = z.object({
  email: z.string(),
  /** Without the current password: once, just after a password reset has opened the session. */
  can_set_password: z.boolean(),
})
export type PasswordResetResponse = z.output<typeof passwordResetResponseSchema>
