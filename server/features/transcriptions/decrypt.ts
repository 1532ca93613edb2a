/** `POST /api/transcriptions/decrypt` (API-07) and `/decrypt-page` (API-26): decrypt the caller's transcriptions. */
import type { Context } from 'hono'
import {
  decryptPageRequestSchema,
  decryptRequestSchema,
  type DecryptResponse,
  type DecryptedPage,
  type Transcription,
} from '#contracts/api/transcriptions.ts'
import type { DataKey, Vault } from '#server/crypto/vault.ts'
import type { Database } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { readJson } from '#server/http/json-request.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { callerOf, rowSecurityClaimsOf } from '#server/http/signed-in.ts'
import { readSummary } from './read-summary.ts'

type Deps = { db: Database; vault: Vault; limiter: RateLimiter }

/** Null if the key does not decrypt both. Rows of older versions have an empty string where there is no summary. */
const open = async (key: DataKey, content: string, sealedSummary: string | null): Promise<DecryptResponse | null> => {
  const hasSummary = sealedSummary !== null && sealedSummary !== ''
  const transcription = await key.open('content', content)
  const summary = hasSummary ? await key.open('summary', sealedSummary) : null
  if (transcription === null || (hasSummary && summary === null)) return null
  return { transcription, summary: summary === null ? null : readSummary(summary) }
}

/** Two independent checks: the key is looked up by owner, and decrypts only what was encrypted for that person. */
export const decryptTranscription =
  ({ db, vault, limiter }: Deps) =>
  async (c: Context<AppEnv>) => {
    const request = await readJson(c, decryptRequestSchema)
    const { userId } = callerOf(c)
    await limiter.enforce('decryptByUser', userId)
    const key = await vault.keyOf(db, userId, request.encryption_key_id)
    if (key === null) throw new Refusal('request.notFound')
    const opened = await open(key, request.encrypted_content, request.encrypted_summary ?? null)
    if (opened === null) throw new Refusal('transcription.decryptFailed')
    return c.json(opened)
  }

type Row = Pick<Transcription, 'id' | 'encrypted_content' | 'summary_encrypted' | 'encryption_key_id'>

/** Row level security leaves out other people's rows. */
const READ_ROWS = `select id, encrypted_content, summary_encrypted, encryption_key_id from public.transcriptions
  where id in (select jsonb_array_elements_text($1::text::jsonb)::uuid)`

/** The same two checks, over rows read under row level security; each requested id counts towards the rate limit. */
export const decryptTranscriptions =
  ({ db, vault, limiter }: Deps) =>
  async (c: Context<AppEnv>) => {
    const ids = new Set((await readJson(c, decryptPageRequestSchema)).ids)
    const { userId } = callerOf(c)
    await limiter.enforce('decryptByUser', userId, ids.size)
    const rows = await db.readAs(rowSecurityClaimsOf(c), (queries) =>
      queries.query<Row>(READ_ROWS, [JSON.stringify([...ids])]),
    )
    const keyIds = [...new Set(rows.map(({ encryption_key_id: keyId }) => keyId))]
    const keys = new Map<string, DataKey | null>()
    for (const keyId of keyIds) keys.set(keyId, await vault.keyOf(db, userId, keyId))
    const page: DecryptedPage = { opened: [], failed: [] }
    for (const { id, encrypted_content: content, summary_encrypted: summary, encryption_key_id: keyId } of rows) {
      const key = keys.get(keyId) ?? null
      const opened = key === null ? null : await open(key, content, summary)
      if (opened === null) page.failed.push({ id, code: 'transcription.decryptFailed' })
      else page.opened.push({ id, ...opened })
    }
    return c.json(page)
  }
