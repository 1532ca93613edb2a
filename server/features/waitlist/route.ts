/** `/api/waitlist`: stores an address with consent, confirms or deletes it by the mailed link. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { WAITLIST_KEY_PARAMETER, waitlistKeySchema, waitlistRequestSchema } from '#contracts/api/waitlist.ts'
import { HONEYPOT_NAME } from '#contracts/forms/honeypot.ts'
import type { Language } from '#contracts/languages.ts'
import { pathOf } from '#contracts/routes.ts'
import type { Database, Queries } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { answerWithin } from '#server/http/idempotency.ts'
import { readJson } from '#server/http/json-request.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { Outbox } from '#server/mail/outbox.ts'

export type WaitlistDeps = {
  db: Database
  outbox: Outbox
  limiter: RateLimiter
  network: (c: Context<AppEnv>) => string
  origin: string
  signingKey: string
  /** Older keys: they verify links in mails that were sent before a rotation. */
  olderSigningKeys: readonly string[]
}

/** The only product with a waiting list. */
const PRODUCT = 'lifeReminder'
const idSchema = z.uuid()

/** HMAC of the entry's id: one link confirms and deletes as long as the entry exists, and no token is stored. */
const signatureOf = (signingKey: string, id: string) =>
  createHmac('sha256', signingKey).update(`waitlist ${id}`).digest('base64url')

const keyOf = (signingKey: string, id: string) => `${id}.${signatureOf(signingKey, id)}`

type Keys = Pick<WaitlistDeps, 'signingKey' | 'olderSigningKeys'>

/** Verifies a key and returns the id of its entry, which may already be deleted. */
const entryOf = ({ signingKey, olderSigningKeys }: Keys, key: string): string => {
  const [id = '', signature = ''] = key.split('.')
  const actual = Buffer.from(signature)
  const isOurs = [signingKey, ...olderSigningKeys].some((accepted) => {
    const right = Buffer.from(signatureOf(accepted, id))
    return actual.length === right.length && timingSafeEqual(actual, right)
  })
  if (!isOurs || !idSchema.safeParse(id).success) throw new Refusal('auth.linkExpired')
  return id
}

const confirmationLinkOf = ({ origin, signingKey }: WaitlistDeps, language: Language, id: string): string => {
  const link = new URL(pathOf('waitlist', language), origin)
  link.searchParams.set(WAITLIST_KEY_PARAMETER, keyOf(signingKey, id))
  return link.href
}

/**
 * Entry and mail in one transaction. An address that is already listed gets the same mail again, and an entry that its owner
 * has confirmed is not changed: anybody can send the address.
 */
const store = (
  deps: WaitlistDeps,
  email: string,
  language: Language,
  afterwards: (queries: Queries) => Promise<void>,
) =>
  deps.db.transaction(async (queries) => {
    const [entry] = await queries.query<{ id: string }>(
      `with stored as (
         insert into private.waitlist_entries as entry (product, email, language) values ($1, $2, $3)
         on conflict (product, email) do update set language = excluded.language, consented_at = now()
           where entry.confirmed_at is null
         returning id)
       select id from stored union all
       select id from private.waitlist_entries where product = $1 and email = $2 limit 1`,
      [PRODUCT, email, language],
    )
    if (entry === undefined) throw new Error('the entry was not stored')
    const link = confirmationLinkOf(deps, language, entry.id)
    await deps.outbox.enqueue(queries, { kind: 'waitlistConfirmation', to: email, language, name: '', link })
    await afterwards(queries)
  })

/** Key of the interval between two mails to an address. */
const intervalKey = (email: string) => `waitlist:${email}`

export const joinWaitlist = (deps: WaitlistDeps) => async (c: Context<AppEnv>) => {
  const { email, language, [HONEYPOT_NAME]: trap } = await readJson(c, waitlistRequestSchema)
  await deps.limiter.enforce('waitlistByIp', deps.network(c))
  // Rate limit by address: beyond it a mail was just sent, and the answer stays the same (anti-enumeration).
  const isSpaced = (await deps.limiter.consume('mailIntervalByEmail', intervalKey(email))) === null
  // Honeypot: only bots fill that field. The usual answer, with nothing stored, does not reveal the honeypot.
  if (isSpaced && !trap) await store(deps, email, language, (queries) => answerWithin(c, queries, {}, 202))
  return c.json({}, 202)
}

export const confirmWaitlist =
  ({ db, ...keys }: WaitlistDeps) =>
  async (c: Context<AppEnv>) => {
    const { key } = await readJson(c, waitlistKeySchema)
    const found = await db.query(
      `update private.waitlist_entries set confirmed_at = coalesce(confirmed_at, now()) where id = $1 returning id`,
      [entryOf(keys, key)],
    )
    if (found.length === 0) throw new Refusal('auth.linkExpired')
    return c.json({})
  }

/**
 * Deletes the entry with its mails, which have the address too, and the interval until the next one: otherwise joining again
 * at once would send no mail. Only the recipient of the key can call this, and `waitlistByIp` still applies.
 */
export const leaveWaitlist =
  ({ db, limiter, ...keys }: WaitlistDeps) =>
  async (c: Context<AppEnv>) => {
    const { key } = await readJson(c, waitlistKeySchema)
    const [dropped] = await db.query<{ email: string }>(
      `with dropped as (delete from private.waitlist_entries where id = $1 returning email),
       mails as (
         delete from private.outbox o using dropped d where o.kind = 'waitlistConfirmation' and o.recipient = d.email)
       select email from dropped`,
      [entryOf(keys, key)],
    )
    if (dropped !== undefined) await limiter.reset('mailIntervalByEmail', intervalKey(dropped.email))
    return c.json({})
  }
