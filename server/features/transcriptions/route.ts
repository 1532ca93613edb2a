/** `GET /api/transcriptions` (API-06) and `DELETE /api/transcriptions/{id}`: the caller's own, and nobody else's. */
import type { Context } from 'hono'
import {
  type Transcription,
  type TranscriptionsPage,
  transcriptionsQuerySchema,
} from '#contracts/api/transcriptions.ts'
import { recordEvent } from '#server/account/audit-log.ts'
import type { Database } from '#server/embedded/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { rowId } from '#server/http/row-id.ts'
import { readQuery } from '#server/http/json-request.ts'
import { asCaller } from '#server/http/signed-in.ts'
import { readPage } from '#server/sql/read-page.ts'

type Deps = { db: Database }

const COLUMNS = 'id, user_uuid, encrypted_content, encryption_key_id, summary_encrypted, has_summary, created_at'

export const listTranscriptions =
  ({ db }: Deps) =>
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

/** Runs with the server's rights, as people have none to delete in the table: the query must check the owner. */
export const deleteTranscription =
  ({ db }: Deps) =>
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
