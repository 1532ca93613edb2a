/** `GET /api/transcriptions` and `POST /api/transcriptions/decrypt` (API-06): the caller's own, and nobody else's. */
import type { Context } from 'hono'
import {
  decryptRequestSchema,
  type Decrypted,
  summarySchema,
  type Summary,
  type Transcription,
  type TranscriptionsPage,
  transcriptionsQuerySchema,
} from '#contracts/api/transcriptions.ts'
import { recordEvent } from '#server/account/audit-log.ts'
import type { Vault } from '#server/crypto/vault.ts'
import type { Database } from '#server/embedded/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { rowId } from '#server/http/row-id.ts'
import { readJson, readQuery } from '#server/http/json-request.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { asCaller } from '#server/http/signed-in.ts'
import { readPage } from '#server/sql/read-page.ts'

type Deps = { db: Database; vault: Vault; limiter: RateLimiter }

const COLUMNS = 'id, user_uuid, encrypted_content, encryption_key_id, summary_encrypted, has_summary, created_at'

export const listTranscriptions =
  ({ db }: Pick<Deps, 'db'>) =>
  async (c: Context<AppEnv>) => {
    const { days = null, summary, ...part } = readQuery(c, transcriptionsQuerySchema)
    const list = {
      columns: COLUMNS,
      from: 'public.transcriptions',
      where: `($1::integer is null or created_at > now() - $1::integer * interval '1 day')
        and ($2::boolean is null or has_summary = $2)`,
      values: [days === null ? null : Number(days), summary === undefined ? null : summary === 'with'],
    }
    const page: TranscriptionsPage = await db.asUser(asCaller(c), (queries) =>
      readPage<Transcription>(queries, list, part),
    )
    return c.json(page)
  }

/** Text that is not a valid summary as JSON becomes the text of one. */
const readSummary = (text: string): Summary => {
  try {
    const parsed = summarySchema.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  return { text, meeting: null, starts_at: null, place: null, topics: [] }
}

/** Two independent checks: the key is looked up by owner, and opens only what was sealed for that person. */
export const decryptTranscription =
  ({ db, vault, limiter }: Deps) =>
  async (c: Context<AppEnv>) => {
    const request = await readJson(c, decryptRequestSchema)
    await limiter.enforce('decryptByUser', c.get('caller').userId)
    const key = await vault.keyOf(db, c.get('caller').userId, request.encryption_key_id)
    if (key === null) throw new Refusal('request.notFound')
    const sealedSummary = request.encrypted_summary ?? null
    const transcription = await key.open('content', request.encrypted_content)
    const summary = sealedSummary === null ? null : await key.open('summary', sealedSummary)
    if (transcription === null || (sealedSummary !== null && summary === null)) {
      throw new Refusal('transcription.decryptFailed')
    }
    return c.json({ transcription, summary: summary === null ? null : readSummary(summary) } satisfies Decrypted)
  }

/** Runs with the server's rights, as people have none to delete in the table: the query must check the owner. */
export const deleteTranscription =
  ({ db }: Pick<Deps, 'db'>) =>
  async (c: Context<AppEnv>) => {
    const id = rowId(c, 'id')
    const caller = c.get('caller')
    await db.transaction(async (queries) => {
      const gone = await queries.query(
        'delete from public.transcriptions where id = $1 and user_uuid = $2 returning id',
        [id, caller.userId],
      )
      if (gone.length === 0) throw new Refusal('request.notFound')
      await recordEvent(queries, 'transcription.deleted', caller)
    })
    return c.json({ success: true })
  }
