/**
 * `DELETE /api/user/account` (DATA-20). The plan is cancelled first, then all data is deleted in one transaction;
 * every session ends, and a last mail confirms it.
 */
import * as z from 'zod/mini'
import { DELETION_REASON_MAX_LENGTH } from '../limits.ts'
import { reauthenticationShape } from './reauthentication.ts'

export const accountDeletionSchema = z.strictObject({
  /** Stored anonymously. */
  reason: z.optional(z.nullable(z.string().check(z.maxLength(DELETION_REASON_MAX_LENGTH)))),
  ...reauthenticationShape,
})
export const accountDeletionResponseSchema = z.object({ success: z.literal(true) })
