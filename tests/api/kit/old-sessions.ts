/** Sessions that were opened long ago. */
import type { Queries } from '#server/database/database.ts'

/** An hour: longer than a new session counts as reauthenticated. supabase/auth also stores the sign-in method of each. */
export const makeSessionsOld = async (db: Queries, userId: string) => {
  await db.query(`update auth.sessions set created_at = now() - interval '1 hour' where user_id = $1`, [userId])
  const [found] = await db.query<{ has_ways: boolean }>(
    `select to_regclass('auth.mfa_amr_claims') is not null as has_ways`,
  )
  if (found?.has_ways !== true) return
  await db.query(
    `update auth.mfa_amr_claims set updated_at = now() - interval '1 hour'
     where session_id in (select id from auth.sessions where user_id = $1)`,
    [userId],
  )
}
