/** `GET /api/user/activity?limit=20`: events of the caller's account, newest first. Times are ISO 8601. */
import * as z from 'zod/mini'
import { ACTIVITY_PAGE_SIZE } from '../limits.ts'
import { pageSchemaOf, pageQuerySchema } from './paging.ts'

/** Event codes of the audit log. An entry has an event, a time and a session; no addresses, numbers or texts. */
export const AUDIT_EVENTS = [
  'session.opened',
  'session.ended',
  'session.othersEnded',
  'google.linked',
  'factor.added',
  'factor.removed',
  'factor.codesMade',
  'factor.codeUsed',
  'password.changed',
  'password.recovered',
  'email.changeRequested',
  'email.changeCancelled',
  'email.changed',
  'profile.changed',
  'avatar.changed',
  'avatar.removed',
  'privacy.changed',
  'transcribe.changed',
  'transcription.deleted',
  'transcription.restored',
  'number.linked',
  'number.unlinked',
  'export.requested',
  'export.downloaded',
  'plan.changed',
  'account.deactivated',
  'account.activated',
] as const
export type AuditEvent = (typeof AUDIT_EVENTS)[number]

export const activityQuerySchema = pageQuerySchema(ACTIVITY_PAGE_SIZE)

export const activityResponseSchema = pageSchemaOf(
  z.object({
    id: z.string(),
    event: z.enum(AUDIT_EVENTS),
    at: z.string(),
    /** Whether the caller's own session did it. */
    is_this_session: z.boolean(),
  }),
)
export type Activity = z.output<typeof activityResponseSchema>
