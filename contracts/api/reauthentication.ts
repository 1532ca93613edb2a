/**
 * Reauthentication for irreversible calls (ACCOUNT-42), in addition to a live session: the password, or a session
 * opened less than ten minutes ago. Without either 403 `auth.proofNeeded`; with a wrong password 400
 * `password.currentWrong`. For an account with a second factor a password is not sufficient: 403 `auth.factorProofNeeded`,
 * until the session has verified a code.
 */
import * as z from 'zod/mini'

export const reauthenticationShape = { password: z.optional(z.string().check(z.minLength(1), z.maxLength(1_000))) }

/** `POST /api/user/identity`: reauthenticates ahead of such a call, for this session and ten minutes. */
export const reauthenticationSchema = z.strictObject(reauthenticationShape)
export const reauthenticationResponseSchema = z.object({ success: z.literal(true) })
