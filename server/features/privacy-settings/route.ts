/** `GET` and `POST /api/user/privacy-settings` (DATA-01), under the caller's row level security. */
import type { Context } from 'hono'
import {
  PRIVACY_HISTORY_SIZE,
  PRIVACY_SWITCHES,
  type PrivacySettings,
  privacyChangesSchema,
} from '#contracts/api/privacy-settings.ts'
import { recordEvent } from '#server/account/audit-log.ts'
import { setRetention } from '#server/account/retention.ts'
import type { Database, Reads } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { readJson } from '#server/http/json-request.ts'
import { callerOf, rowSecurityClaimsOf } from '#server/http/signed-in.ts'
import { upsertOwn } from '#server/sql/assignments.ts'

type Deps = { db: Database }

type ChosenSettings = Omit<PrivacySettings, 'history'>

const NOTHING_CHOSEN: ChosenSettings = {
  analytics: false,
  retention_days: null,
  updated_at: null,
}

const readChosen = async (queries: Reads): Promise<ChosenSettings> => {
  const [settings] = await queries.query<ChosenSettings>(
    'select analytics, retention_days, updated_at from public.privacy_settings',
  )
  return settings ?? NOTHING_CHOSEN
}

const readHistory = (db: Database, userId: string): Promise<PrivacySettings['history']> =>
  db.query<PrivacySettings['history'][number]>(
    `select setting, is_on, changed_at from private.privacy_changes where user_id = $1 and setting = any ($2::text[])
     order by changed_at desc, id desc limit $3`,
    [userId, [...PRIVACY_SWITCHES], PRIVACY_HISTORY_SIZE],
  )

export const readPrivacySettings =
  ({ db }: Deps) =>
  async (c: Context<AppEnv>) => {
    const caller = rowSecurityClaimsOf(c)
    const [chosen, history] = await Promise.all([db.readAs(caller, readChosen), readHistory(db, caller.sub)])
    const settings: PrivacySettings = { ...chosen, history }
    return c.json({ settings })
  }

export const changePrivacySettings =
  ({ db }: Deps) =>
  async (c: Context<AppEnv>) => {
    const { retention_days: days, removes, ...switches } = await readJson(c, privacyChangesSchema)
    const caller = rowSecurityClaimsOf(c)
    await db.asUser(
      caller,
      (queries) => upsertOwn(queries, 'public.privacy_settings', caller.sub, switches),
      async (queries) => {
        await setRetention(queries, caller.sub, days, removes)
        await recordEvent(queries, 'privacy.changed', callerOf(c))
      },
    )
    return readPrivacySettings({ db })(c)
  }
