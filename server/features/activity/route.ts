/** `GET /api/user/activity`: the audit log of the caller's account. */
import type { Context } from 'hono'
import { type Activity, activityQuerySchema } from '#contracts/api/activity.ts'
import type { Database } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { readQuery } from '#server/http/json-request.ts'
import { callerOf } from '#server/http/signed-in.ts'
import { readPage } from '#server/sql/read-page.ts'

type Entry = Omit<Activity['data'][number], 'is_this_session'> & { session_id: string | null }

export const readActivity =
  ({ db }: { db: Database }) =>
  async (c: Context<AppEnv>) => {
    const part = readQuery(c, activityQuerySchema)
    const { userId, sessionId } = callerOf(c)
    const list = {
      columns: 'id::text, event, at, session_id',
      from: 'private.audit_log',
      where: 'user_uuid = $1',
      key: { at: 'at', id: 'audit_log.id', idType: 'bigint' } as const,
      values: [userId],
    }
    const { data, ...rest } = await readPage<Entry>(db, list, part)
    const entries = data.map(({ session_id: by, ...entry }) => ({ ...entry, is_this_session: by === sessionId }))
    return c.json({ data: entries, ...rest } satisfies Activity)
  }
