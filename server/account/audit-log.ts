/** Audit log of an account, shown to its owner: event and time only. Append-only. */
import * as z from 'zod/mini'
import type { AuditEvent } from '#contracts/api/activity.ts'
import type { Queries } from '#server/database/database.ts'

/** `sessionId` is null if no session caused the event. */
type Doer = { userId: string; sessionId: string | null }

/** `queries` may be a transaction: then the entry is committed with it. */
export const recordEvent = (queries: Queries, event: AuditEvent, { userId, sessionId }: Doer) =>
  queries.query('insert into private.audit_log (user_uuid, event, session_id) values ($1, $2, $3)', [
    userId,
    event,
    sessionId,
  ])

/** The same event `count` times, such as once for each row of one call. */
export const recordEvents = (queries: Queries, event: AuditEvent, { userId, sessionId }: Doer, count: number) =>
  queries.query(
    `insert into private.audit_log (user_uuid, event, session_id)
     select $1::uuid, $2::text, $3::uuid from generate_series(1, $4::integer)`,
    [userId, event, sessionId, count],
  )

const openedSchema = z.object({ user: z.object({ id: z.uuid() }) })

/** Of the auth service's answer, if it opened a session. */
export const openedUserOf = (body: unknown): string | null => {
  const opened = openedSchema.safeParse(body)
  return opened.success ? opened.data.user.id : null
}

/** Records the session that the auth service has just opened. */
export const recordSession = async (
  queries: Queries,
  { body, sessionId }: { body: unknown; sessionId: string | null },
) => {
  const userId = openedUserOf(body)
  if (userId !== null) await recordEvent(queries, 'session.opened', { userId, sessionId })
}
