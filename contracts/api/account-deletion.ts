/**
 * `DELETE /api/user/account` (DATA-20). The plan ends first, then everything goes at once, in one transaction;
 * every session is dead, and a last mail says that it is done.
 */
import * as z from 'zod/mini'
import { DELETION_REASON_MAX_LENGTH } from '../limits.ts'
import { proofShape } from './identity.ts'

export const accountDeletionSchema = z.strictObject({
  /** Kept without anything that says whose it was. */
  reason: z.optional(z.nullable(z.string().check(z.maxLength(DELETION_REASON_MAX_LENGTH)))),
  ...proofShape,
})
export const accountDeletionResponseSchema = z.object({ success: z.literal(true) })
