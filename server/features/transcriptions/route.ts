/** `GET /api/transcriptions` (API-06): the caller's own, under row level security. */
import type { Context } from 'hono'
import {
  type Transcription,
  type TranscriptionsPage,
  transcriptionsQuerySchema,
} from '#contracts/api/transcriptions.ts'
import type { Database } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { readQuery } from '#server/http/json-request.ts'
import { type OwnRead, readOwn } from '#server/http/signed-in.ts'
import { readPage } from '#server/sql/read-page.ts'

type Deps = { db: Database }

const COLUMNS = 'id, user_uuid, encrypted_content, encryption_key_id, summary_encrypted, has_summary, created_at'

export const ownTranscriptions: OwnRead<TranscriptionsPage> = (c) => {
  const { days = null, summary, ...part } = readQuery(c, transcriptionsQuerySchema)
  const list = {
    columns: COLUMNS,
    from: 'public.transcriptions',
    where: `($1::integer is null or created_at > now() - $1::integer * interval '1 day')
        and ($2::boolean is null or has_summary = $2)`,
    values: [days === null ? null : Number(days), summary === undefined ? null : summary === 'with'],
  }
  return (queries) => readPage<Transcription>(queries, list, part)
}

export const listTranscriptions =
  ({ db }: Deps) =>
  async (c: Context<AppEnv>) =>
    c.json(await readOwn(c, db, ownTranscriptions))
