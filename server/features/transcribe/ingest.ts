/** `POST /api/ingest/settings` and `/transcriptions`: deliveries of the messaging platform. */
import type { Context } from 'hono'
import type * as z from 'zod/mini'
import {
  type IngestResponse,
  ingestRequestSchema,
  type IngestSettings,
  ingestSettingsRequestSchema,
} from '#contracts/api/ingest.ts'
import { isInChosenLanguage, applySummarySettings } from './apply-settings.ts'
import { transcribeSettingsOf } from './transcribe-settings.ts'
import { isQuotaReached, usageOf } from './usage.ts'
import type { Vault } from '#server/crypto/vault.ts'
import type { Database, Queries } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { readJson } from '#server/http/json-request.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'

export type IngestDeps = {
  db: Database
  vault: Vault
  limiter: RateLimiter
  network: (c: Context<AppEnv>) => string
  /** Any of them is accepted. Without one the calls answer `request.notFound`. */
  ingestTokens: readonly string[]
}

export type IncomingTranscription = Pick<
  z.output<typeof ingestRequestSchema>,
  'message_id' | 'content' | 'summary' | 'received_at'
>

/** Deduplication, for `REDELIVERY_DAYS`. Message ids are unique per number, and so per account that it is linked to. */
const findDuplicate = async (queries: Queries, userId: string, messageId: string): Promise<string | null> => {
  const rows = await queries.query<{ transcription_id: string }>(
    'select transcription_id from private.ingested_messages where message_id = $1 and user_uuid = $2',
    [messageId, userId],
  )
  return rows[0]?.transcription_id ?? null
}

/** Clamped to now: a future time would keep the row on top of lists, and beyond its retention time. */
const timeOf = (receivedAt: string | undefined): string =>
  new Date(Math.min(receivedAt === undefined ? Infinity : Date.parse(receivedAt), Date.now())).toISOString()

/** Encrypts with the person's key and stores a message that is not a duplicate. Also used for demonstration data. */
export const storeTranscription = async (
  queries: Queries,
  vault: Vault,
  userId: string,
  { message_id, content, summary, received_at }: IncomingTranscription,
): Promise<string> => {
  const key = await vault.keyFor(queries, userId)
  const receivedAt = timeOf(received_at)
  const [stored] = await queries.query<{ id: string }>(
    `insert into public.transcriptions (user_uuid, encrypted_content, summary_encrypted, encryption_key_id, created_at)
     values ($1, $2, $3, $4, $5::text::timestamptz) returning id`,
    [
      userId,
      await key.seal('content', content),
      summary ? await key.seal('summary', JSON.stringify(summary)) : null,
      key.id,
      receivedAt,
    ],
  )
  const id = stored?.id ?? ''
  await queries.query(
    `insert into private.ingested_messages (message_id, user_uuid, transcription_id, received_at)
     values ($1, $2, $3, $4::text::timestamptz)`,
    [message_id, userId, id, receivedAt],
  )
  await queries.query(
    'update public.users set last_message_at = greatest(last_message_at, $2::text::timestamptz) where id = $1',
    [userId, receivedAt],
  )
  return id
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

/** The person's settings. Throws if the service is paused, or for a group message while groups are off. */
const settingsFor = async (db: Queries, userId: string, isGroup: boolean): Promise<IngestSettings> => {
  const settings = await transcribeSettingsOf(db, userId)
  if (settings.is_paused) throw new Refusal('service.paused')
  if (isGroup && !settings.in_groups) throw new Refusal('request.notAllowed')
  return settings
}

/** The quota of the month in which the message was received, which may end before its delivery. */
const refuseBeyondPlan = async (queries: Queries, userId: string, receivedAt?: string): Promise<void> => {
  if (isQuotaReached(await usageOf(queries, userId, timeOf(receivedAt)))) throw new Refusal('quota.reached')
}

export const readIngestSettings =
  ({ db }: Pick<IngestDeps, 'db'>) =>
  async (c: Context<AppEnv>) => {
    const { phone_number: phone, is_group: isGroup = false } = await readJson(c, ingestSettingsRequestSchema)
    const owner = await ownerOf(db, phone)
    const { output_language, summary, extract_details, reply } = await settingsFor(db, owner, isGroup)
    await refuseBeyondPlan(db, owner)
    return c.json({ settings: { output_language, summary, extract_details, reply } satisfies IngestSettings })
  }

/** Row lock that serializes a user's deliveries: concurrent ones can neither store a duplicate nor exceed the quota. */
const lockOwner = async (queries: Queries, userId: string): Promise<void> => {
  const rows = await queries.query('select 1 from public.users where id = $1 for update', [userId])
  // Deleted since its number was looked up.
  if (rows.length === 0) throw new Refusal('request.notFound')
}

/** A redelivery gets the first answer, whatever the settings and the quota are by now. */
export const ingestTranscription =
  ({ db, vault }: IngestDeps) =>
  async (c: Context<AppEnv>) => {
    const {
      phone_number: phone,
      is_group: isGroup = false,
      language,
      ...incoming
    } = await readJson(c, ingestRequestSchema)
    const owner = await ownerOf(db, phone)
    const { id, isNew } = await db.transaction(async (queries) => {
      await lockOwner(queries, owner)
      const duplicate = await findDuplicate(queries, owner, incoming.message_id)
      if (duplicate !== null) return { id: duplicate, isNew: false }
      const settings = await settingsFor(queries, owner, isGroup)
      if (!isInChosenLanguage(language, settings)) throw new Refusal('request.conflict')
      await refuseBeyondPlan(queries, owner, incoming.received_at)
      const summary = applySummarySettings(incoming.summary, settings)
      return { id: await storeTranscription(queries, vault, owner, { ...incoming, summary }), isNew: true }
    })
    return c.json({ id } satisfies IngestResponse, isNew ? 201 : 200)
  }
