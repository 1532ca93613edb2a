/**
 * Proof of who asks, beside a live session, for what cannot be undone (reliability §1, T15, T28): the password, or a
 * session younger than five minutes. Without either 403 `auth.proofNeeded`; with a wrong password 400
 * `password.currentWrong`.
 */
import * as z from 'zod/mini'

export const proofShape = { password: z.optional(z.string().check(z.minLength(1), z.maxLength(1_000))) }
