/** `GET /api/user/retention`: what a shorter time to keep would remove, told before it is chosen. */
import type { Context } from 'hono'
import { retentionQuerySchema } from '#contracts/api/service-configurations.ts'
import type { Database } from '#server/embedded/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { readQuery } from '#server/http/json-request.ts'

export const countOlder =
  ({ db }: { db: Database }) =>
  async (c: Context<AppEnv>) => {
    const { days } = readQuery(c, retentionQuerySchema)
    const [counted] = await db.query<{ removes: number }>(
      `select count(*)::int as removes from public.transcriptions
       where user_uuid = $1 and created_at < now() - $2::integer * interval '1 day'`,
      [c.get('caller').userId, Number(days)],
    )
    return c.json({ removes: counted?.removes ?? 0 })
  }
