/** The reason and note of an administrator who deactivates or activates an account. */
import * as z from 'zod/mini'
import './jitless.ts'
import { ACTIVATION_NOTE_MAX_LENGTH } from '../limits.ts'
import type { FormValues, IssueCode } from './issues.ts'

/** The owner of the account is notified of this by mail, in fixed words. */
export const DEACTIVATION_REASONS = ['terms', 'risk', 'security', 'request'] as const
export type DeactivationReason = (typeof DEACTIVATION_REASONS)[number]

const required = { error: 'reason.required' satisfies IssueCode }
const tooLong = { error: 'reason.tooLong' satisfies IssueCode }

export const reasonSchema = z.enum(DEACTIVATION_REASONS, required)
/** For administrators alone. */
export const noteSchema = z
  .string(required)
  .check(z.trim(), z.minLength(1, required), z.maxLength(ACTIVATION_NOTE_MAX_LENGTH, tooLong))

const deactivationSchema = z.object({ reason: reasonSchema, note: noteSchema })
const activationSchema = z.object({ note: noteSchema })

/** The form for an account that is active now, or is not. */
export const activationFormSchema = (isActive: boolean) => (isActive ? deactivationSchema : activationSchema)

/** The body of the call for valid values of the form. Throws for others. */
export const activationOf = (isActive: boolean, values: FormValues) =>
  isActive
    ? { is_active: false as const, ...deactivationSchema.parse(values) }
    : { is_active: true as const, ...activationSchema.parse(values) }
