/** `POST /api/ingest/transcriptions`: the one way in for what the messaging platform's side transcribed. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type * as z from 'zod/mini'
import { type Ingested, ingestRequestSchema } from '#contracts/api/ingest.ts'
import { transcribeSettingsOf } from '#server/account/transcribe-settings.ts'
import { isQuotaReached, usageOf } from '#server/account/usage.ts'
import type { Vault } from '#server/crypto/vault.ts'
import type { Database, Queries } from '#server/embedded/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { bearerOf } from '#server/http/bearer.ts'
import { Refusal } from '#server/http/failures.ts'
import { readJson } from '#server/http/json-request.ts'
import { isUniqueViolation } from '#server/http/unique-violation.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'

export type IngestDesk = {
  db: Database
  vault: Vault
  limiter: RateLimiter
  network: (c: Context<AppEnv>) => string
  /** Null where nothing is taken in: the calls are not there. */
  ingestToken: string | null
}

export type IncomingTranscription = Omit<z.output<typeof ingestRequestSchema>, 'phone_number'>

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Only tries with a wrong token are counted: the platform itself may send as much as there is. */
export const withServiceToken = ({ ingestToken, limiter, network }: IngestDesk) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (ingestToken === null) throw new Refusal('request.notFound')
    const given = bearerOf(c.req.header('Authorization'))
    if (given === null || !timingSafeEqual(digest(given), digest(ingestToken))) {
      await limiter.enforce('otherByNetwork', network(c))
      throw new Refusal('auth.unauthenticated')
    }
    await next()
  })

/** Message ids are unique to a number, and so to whoever it is linked to now. */
const storedBefore = async (queries: Queries, userId: string, messageId: string): Promise<string | null> => {
  const rows = await queries.query<{ transcription_id: string }>(
    'select transcription_id from private.ingested_messages where message_id = $1 and user_uuid = $2',
    [messageId, userId],
  )
  return rows[0]?.transcription_id ?? null
}

/** Seals with the person's key and stores once. Also how demonstration data comes in. */
export const storeTranscription = async (
  queries: Queries,
  vault: Vault,
  userId: string,
  { message_id, content, summary, received_at }: IncomingTranscription,
): Promise<{ id: string; isNew: boolean }> => {
  const before = await storedBefore(queries, userId, message_id)
  if (before !== null) return { id: before, isNew: false }
  const key = await vault.keyFor(queries, userId)
  const [stored] = await queries.query<{ id: string }>(
    `insert into public.transcriptions (user_uuid, encrypted_content, summary_encrypted, encryption_key_id, created_at)
     values ($1, $2, $3, $4, coalesce($5::text::timestamptz, now())) returning id`,
    [
      userId,
      await key.seal('content', content),
      summary ? await key.seal('summary', JSON.stringify(summary)) : null,
      key.id,
      received_at ?? null,
    ],
  )
  const id = stored?.id ?? ''
  await queries.query(
    `insert into private.ingested_messages (message_id, user_uuid, transcription_id, received_at)
     values ($1, $2, $3, coalesce($4::text::timestamptz, now()))`,
    [message_id, userId, id, received_at ?? null],
  )
  return { id, isNew: true }
}

const ownerOf = async (db: Queries, phone: string): Promise<string> => {
  const [link] = await db.query<{ user_uuid: string }>(
    `select l.user_uuid from private.messaging_links l join public.users u on u.id = l.user_uuid
     where l.phone_number = $1 and u.is_active`,
    [phone],
  )
  if (link === undefined) throw new Refusal('request.notFound')
  return link.user_uuid
}

/** What the person paused, or the plan no longer covers, is not taken in. */
const refuseUnserved = async (db: Queries, userId: string): Promise<void> => {
  if ((await transcribeSettingsOf(db, userId)).is_paused) throw new Refusal('service.paused')
  if (isQuotaReached(await usageOf(db, userId))) throw new Refusal('quota.reached')
}

/** Two deliveries of one message at once: the later finds what the earlier stored. */
const storeOnce = async ({ db, vault }: IngestDesk, userId: string, incoming: IncomingTranscription) => {
  const store = () => db.transaction((queries) => storeTranscription(queries, vault, userId, incoming))
  return store().catch((error: unknown) => {
    if (isUniqueViolation(error)) return store()
    throw error
  })
}

export const ingestTranscription = (desk: IngestDesk) => async (c: Context<AppEnv>) => {
  const { phone_number: phone, ...incoming } = await readJson(c, ingestRequestSchema)
  const owner = await ownerOf(desk.db, phone)
  if ((await storedBefore(desk.db, owner, incoming.message_id)) === null) await refuseUnserved(desk.db, owner)
  const { id, isNew } = await storeOnce(desk, owner, incoming)
  return c.json({ id } satisfies Ingested, isNew ? 201 : 200)
}
