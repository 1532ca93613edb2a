/** `GET /api/user/activity`: the caller's part of the audit log. */
import type { Context } from 'hono'
import { type Activity, activityQuerySchema } from '#contracts/api/activity.ts'
import type { Database } from '#server/embedded/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { readQuery } from '#server/http/json-request.ts'

export const readActivity =
  ({ db }: { db: Database }) =>
  async (c: Context<AppEnv>) => {
    const { limit, offset } = readQuery(c, activityQuerySchema)
    const { userId, sessionId } = c.get('caller')
    const data = await db.query<Activity['data'][number]>(
      `select id::text, event, at, session_id is not distinct from $2::text::uuid as is_this_session
       from private.audit_log where user_uuid = $1 order by at desc, audit_log.id desc limit $3 offset $4`,
      [userId, sessionId, limit, offset],
    )
    const [counted] = await db.query<{ total: number }>(
      'select count(*)::int as total from private.audit_log where user_uuid = $1',
      [userId],
    )
    return c.json({ data, total: counted?.total ?? 0 } satisfies Activity)
  }
