/** `GET /api/user/sign-in-methods`: the caller's sign-in methods. */
import * as z from 'zod/mini'

export const signInMethodsResponseSchema = z.object({
  email: z.string(),
  is_confirmed: z.boolean(),
  /** Whether a password is set, whatever the identities of the auth service say. */
  has_password: z.boolean(),
  has_google: z.boolean(),
  /** Null without a second factor. */
  second_factor: z.nullable(z.object({ id: z.uuid(), recovery_codes_left: z.int() })),
})
export type SignInMethodsResponse = z.output<typeof signInMethodsResponseSchema>
