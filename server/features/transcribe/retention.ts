/** `GET /api/user/retention`: number of transcriptions that a shorter retention would delete. */
import type { Context } from 'hono'
import { retentionQuerySchema } from '#contracts/api/service-configurations.ts'
import { countOlderThan } from '#server/account/retention.ts'
import type { Database } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { readQuery } from '#server/http/json-request.ts'
import { callerOf } from '#server/http/signed-in.ts'

export const countOlder =
  ({ db }: { db: Database }) =>
  async (c: Context<AppEnv>) => {
    const { days } = readQuery(c, retentionQuerySchema)
    return c.json({ removes: await countOlderThan(db, callerOf(c).userId, Number(days)) })
  }
