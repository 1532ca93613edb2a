/** `GET /api/services`, `GET /api/user/usage-30d`, and the settings and phone number of Transcribe. */
import type { Context } from 'hono'
import { type LINK_STATUSES, type Services } from '#contracts/api/services.ts'
import { transcribeChangesSchema } from '#contracts/api/service-configurations.ts'
import { recordEvent } from '#server/account/audit-log.ts'
import { setRetention } from '#server/account/retention.ts'
import { createLinkCode, messagingLinkOf, linkStatusOf, unlinkNumber } from './messaging-links.ts'
import { transcribeSettingsOf } from './transcribe-settings.ts'
import { isQuotaReached, usageOf } from './usage.ts'
import type { Database } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { answerWithin } from '#server/http/idempotency.ts'
import { readJson } from '#server/http/json-request.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { callerOf, rowSecurityClaimsOf } from '#server/http/signed-in.ts'
import { upsertOwn } from '#server/sql/assignments.ts'

type Deps = { db: Database; limiter: RateLimiter }
type LinkStatus = (typeof LINK_STATUSES)[number]

export const readUsage =
  ({ db }: Deps) =>
  async (c: Context<AppEnv>) =>
    c.json({ usage: await usageOf(db, callerOf(c).userId) })

/** The first thing that blocks Transcribe decides the status; `active` if nothing does. */
const transcribeLink = async (db: Database, userId: string): Promise<NonNullable<Services[number]['link']>> => {
  const [link, [user], settings, usage] = await db.readAtOnce((queries) =>
    Promise.all([
      messagingLinkOf(queries, userId),
      queries.query<{ at: string | null }>('select last_message_at as at from public.users where id = $1', [userId]),
      transcribeSettingsOf(queries, userId),
      usageOf(queries, userId),
    ]),
  )
  const at = user?.at ?? null
  const status = (): LinkStatus => {
    if (link === null) return 'notLinked'
    if (settings.is_paused) return 'paused'
    if (isQuotaReached(usage)) return 'quotaReached'
    return at === null ? 'waitingFirstAudio' : 'active'
  }
  return { status: status(), phone_masked: link?.phone_masked ?? null, last_message_at: at }
}

export const readServices =
  ({ db }: Deps) =>
  async (c: Context<AppEnv>) => {
    const services: Services = [
      { id: 'transcribe', availability: 'available', link: await transcribeLink(db, callerOf(c).userId) },
      { id: 'smartScheduler', availability: 'comingSoon', link: null },
      { id: 'lifeReminder', availability: 'inDevelopment', link: null },
    ]
    return c.json({ services })
  }

export const readServiceConfigurations =
  ({ db }: Pick<Deps, 'db'>) =>
  async (c: Context<AppEnv>) => {
    const caller = rowSecurityClaimsOf(c)
    const transcribe = await db.readAs(caller, (queries) => transcribeSettingsOf(queries, caller.sub))
    return c.json({ configurations: { transcribe } })
  }

export const changeServiceConfigurations =
  ({ db }: Deps) =>
  async (c: Context<AppEnv>) => {
    const { transcribe, removes } = await readJson(c, transcribeChangesSchema)
    const { retention_days: days, ...settings } = transcribe
    const caller = rowSecurityClaimsOf(c)
    await db.asUser(
      caller,
      (queries) => upsertOwn(queries, 'public.transcribe_settings', caller.sub, settings),
      async (queries) => {
        await setRetention(queries, caller.sub, days, removes)
        await recordEvent(queries, 'transcribe.changed', callerOf(c))
      },
    )
    return readServiceConfigurations({ db })(c)
  }

export const readMessagingLink =
  ({ db }: Deps) =>
  async (c: Context<AppEnv>) =>
    c.json(await linkStatusOf(db, callerOf(c).userId))

export const offerLinkCode =
  ({ db, limiter }: Deps) =>
  async (c: Context<AppEnv>) => {
    const { userId } = callerOf(c)
    await limiter.enforce('linkCodeByUser', userId)
    const code = await db.transaction(async (queries) => {
      const created = await createLinkCode(queries, userId)
      await answerWithin(c, queries, created, 201)
      return created
    })
    return c.json(code, 201)
  }

export const removeMessagingLink =
  ({ db }: Deps) =>
  async (c: Context<AppEnv>) => {
    const caller = callerOf(c)
    await db.transaction(async (queries) => {
      if (await unlinkNumber(queries, caller.userId)) await recordEvent(queries, 'number.unlinked', caller)
    })
    return c.json(await linkStatusOf(db, caller.userId))
  }
