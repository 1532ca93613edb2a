/**
 * Proof of who asks, beside a live session, for what cannot be undone (ACCOUNT-42): the password, or a
 * session younger than ten minutes. Without either 403 `auth.proofNeeded`; with a wrong password 400
 * `password.currentWrong`.
 */
import * as z from 'zod/mini'

export const proofShape = { password: z.optional(z.string().check(z.minLength(1), z.maxLength(1_000))) }

/** `POST /api/user/identity`: the proof ahead of the call that needs it. It stands for this session for ten minutes. */
export const identitySchema = z.strictObject(proofShape)
export const identityResponseSchema = z.object({ success: z.literal(true) })
