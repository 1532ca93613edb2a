/** Recent reauthentications, by session (ACCOUNT-42). */
import { REAUTH_MAX_AGE } from '#contracts/limits.ts'
import type { Queries } from '#server/database/database.ts'

type Session = { userId: string; sessionId: string }

/**
 * Whether the session was opened or reauthenticated within `REAUTH_MAX_AGE`. A hosted auth service records
 * verified codes itself.
 */
export const isFresh = async (db: Queries, { sessionId }: Pick<Session, 'sessionId'>): Promise<boolean> => {
  const rows = await db.query(
    `with fresh as (select now() - $2::integer * interval '1 millisecond' as since)
     select 1 from auth.sessions, fresh where id = $1 and created_at > since
     union all
     select 1 from private.identity_proofs, fresh where session_id = $1 and proven_at > since
     union all
     select 1 from fresh where private.met_factor_since($1, since)`,
    [sessionId, REAUTH_MAX_AGE],
  )
  return rows.length > 0
}

/** Records a reauthentication, which restarts the session's `REAUTH_MAX_AGE`. */
export const recordReauthentication = (db: Queries, { userId, sessionId }: Session) =>
  db.query(
    `insert into private.identity_proofs (session_id, user_uuid) values ($1, $2)
     on conflict (session_id) do update set proven_at = now()`,
    [sessionId, userId],
  )
