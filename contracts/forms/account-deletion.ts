/** Reason for leaving (optional), and the confirmation word that has to be typed (DATA-14, DATA-15). */
import * as z from 'zod/mini'
import './jitless.ts'
import { DELETION_REASON_MAX_LENGTH } from '../limits.ts'
import type { IssueCode } from './issues.ts'

const tooLong = { error: 'reason.tooLong' satisfies IssueCode }

export const leavingReasonSchema = z.object({
  reason: z._default(z.string(tooLong).check(z.trim(), z.maxLength(DELETION_REASON_MAX_LENGTH, tooLong)), ''),
})

const plain = (text: string) => text.trim().toLowerCase()

/** `confirmWord` is the word in the page's language; case and surrounding whitespace are ignored. */
export const confirmWordSchema = (confirmWord: string) => {
  const mismatch = { error: 'word.mismatch' satisfies IssueCode }
  return z.object({ word: z.string(mismatch).check(z.refine((word) => plain(word) === plain(confirmWord), mismatch)) })
}
