/** `GET` and `POST /api/user/privacy-settings` (specification §7), read and written with the caller's own rights. */
import type { Context } from 'hono'
import { type PrivacySettings, privacyChangesSchema } from '#contracts/api/privacy-settings.ts'
import { recordEvent } from '#server/account/audit-log.ts'
import type { Database, Queries } from '#server/embedded/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { readJson } from '#server/http/json-request.ts'
import { asCaller } from '#server/http/signed-in.ts'
import { upsertOwn } from './assignments.ts'

type Deps = { db: Database }

const NOTHING_CHOSEN: PrivacySettings = {
  analytics: false,
  marketing_emails: false,
  product_improvement: false,
  retention_days: null,
  updated_at: null,
}

const read = async (queries: Queries): Promise<PrivacySettings> => {
  const [settings] = await queries.query<PrivacySettings>(
    'select analytics, marketing_emails, product_improvement, retention_days, updated_at from public.privacy_settings',
  )
  return settings ?? NOTHING_CHOSEN
}

export const readPrivacySettings =
  ({ db }: Deps) =>
  async (c: Context<AppEnv>) =>
    c.json({ settings: await db.asUser(asCaller(c), read) })

export const changePrivacySettings =
  ({ db }: Deps) =>
  async (c: Context<AppEnv>) => {
    const changes = await readJson(c, privacyChangesSchema)
    const caller = asCaller(c)
    const settings = await db.asUser(
      caller,
      async (queries) => {
        await upsertOwn(queries, 'public.privacy_settings', caller.sub, changes)
        return read(queries)
      },
      (queries) => recordEvent(queries, 'privacy.changed', c.get('caller')),
    )
    return c.json({ settings })
  }
