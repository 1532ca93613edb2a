/** Why a plan is cancelled (optional, BILL-18). */
import * as z from 'zod/mini'
import './jitless.ts'
import { CANCEL_REASON_MAX_LENGTH } from '../limits.ts'
import type { IssueCode } from './issues.ts'

const tooLong = { error: 'reason.tooLong' satisfies IssueCode }

export const cancelReasonSchema = z.string(tooLong).check(z.trim(), z.maxLength(CANCEL_REASON_MAX_LENGTH, tooLong))

export const cancellationFormSchema = z.object({ reason: z._default(cancelReasonSchema, '') })
