/** `GET /api/user/sessions`, `DELETE /api/user/sessions/:id`: open sessions of the caller's account. */
import type { Context } from 'hono'
import type { endSessionResponseSchema, OpenSessions } from '#contracts/api/sessions.ts'
import { SESSIONS_SHOWN } from '#contracts/limits.ts'
import { recordEvent } from '#server/account/audit-log.ts'
import { deviceOf } from '#server/account/device-of.ts'
import type { Database } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { rowId } from '#server/http/row-id.ts'
import { callerOf } from '#server/http/signed-in.ts'
import type * as z from 'zod/mini'

type Row = Pick<OpenSessions['sessions'][number], 'id' | 'opened_at' | 'used_at' | 'is_this_session'> & {
  user_agent: string | null
}

/** A hosted project stores `refreshed_at` without a time zone, in UTC. */
const READ = `select id, user_agent, created_at as opened_at, id = $2 as is_this_session,
    greatest(created_at, refreshed_at::timestamptz) as used_at
  from auth.sessions where user_id = $1
  order by is_this_session desc, used_at desc, id limit ${SESSIONS_SHOWN}`

export const readSessions =
  ({ db }: { db: Database }) =>
  async (c: Context<AppEnv>) => {
    const { userId, sessionId } = callerOf(c)
    const rows = await db.query<Row>(READ, [userId, sessionId])
    const sessions = rows.map(({ user_agent: userAgent, ...row }) => ({ ...row, ...deviceOf(userAgent) }))
    return c.json({ sessions } satisfies OpenSessions)
  }

/** The caller's own session ends by signing out instead, which also clears the device. */
export const endSession =
  ({ db }: { db: Database }) =>
  async (c: Context<AppEnv>) => {
    const id = rowId(c, 'id')
    const { userId, sessionId } = callerOf(c)
    await db.transaction(async (queries) => {
      const ended = await queries.query(
        'delete from auth.sessions where id = $1 and user_id = $2 and id <> $3 returning 1',
        [id, userId, sessionId],
      )
      if (ended.length === 0) throw new Refusal('request.notFound')
      await recordEvent(queries, 'session.ended', { userId, sessionId })
    })
    return c.json({ ended: true } satisfies z.output<typeof endSessionResponseSchema>)
  }
