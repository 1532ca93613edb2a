/**
 * `DELETE /api/transcriptions` (API-27) and `POST /api/transcriptions/restore` (API-28). Rows move to a private table
 * and back. People have no grant to write either table, so this runs with the server's privileges: each query must
 * filter by owner.
 */
import type { Context } from 'hono'
import { deletionRequestSchema } from '#contracts/api/transcriptions.ts'
import type { AuditEvent } from '#contracts/api/activity.ts'
import { UNDO_POSSIBLE } from '#contracts/limits.ts'
import { recordEvents } from '#server/account/audit-log.ts'
import type { Database, Queries } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { readJson } from '#server/http/json-request.ts'
import { callerOf } from '#server/http/signed-in.ts'

type Deps = { db: Database }

type Caller = Parameters<typeof recordEvents>[2]

const COLUMNS = 'id, user_uuid, encrypted_content, encryption_key_id, summary_encrypted, created_at'
/** `$1` is the owner, `$2` the ids as JSON. */
const OWN = 'user_uuid = $1 and id in (select jsonb_array_elements_text($2::text::jsonb)::uuid)'
const CAN_RESTORE = `${OWN} and deleted_at > now() - ${UNDO_POSSIBLE} * interval '1 millisecond'`

const move = (from: string, where: string, to: string) =>
  `with moved as (delete from ${from} where ${where} returning ${COLUMNS})
   insert into ${to} (${COLUMNS}) select ${COLUMNS} from moved returning id`

const DELETE = move('public.transcriptions', OWN, 'private.deleted_transcriptions')
const RESTORE = move('private.deleted_transcriptions', CAN_RESTORE, 'public.transcriptions')

type Id = { id: string }

/** One audit entry per transcription, as if each was moved alone. */
const moveRecorded = async (queries: Queries, sql: string, ids: string, event: AuditEvent, caller: Caller) => {
  const moved = await queries.query<Id>(sql, [caller.userId, ids])
  await recordEvents(queries, event, caller, moved.length)
}

export const deleteTranscriptions =
  ({ db }: Deps) =>
  async (c: Context<AppEnv>) => {
    const ids = JSON.stringify((await readJson(c, deletionRequestSchema)).ids)
    const caller = callerOf(c)
    const rows = await db.transaction(async (queries) => {
      await moveRecorded(queries, DELETE, ids, 'transcription.deleted', caller)
      return queries.query<Id>(`select id from private.deleted_transcriptions where ${CAN_RESTORE}`, [
        caller.userId,
        ids,
      ])
    })
    return c.json({ removed: rows.map(({ id }) => id) })
  }

/** Idempotent: rows that are already restored are reported as restored, since the first answer may have been lost. */
export const restoreTranscriptions =
  ({ db }: Deps) =>
  async (c: Context<AppEnv>) => {
    const { ids: requested } = await readJson(c, deletionRequestSchema)
    const ids = [...new Set(requested.map((id) => id.toLowerCase()))]
    const caller = callerOf(c)
    const listed = JSON.stringify(ids)
    await db.transaction(async (queries) => {
      await moveRecorded(queries, RESTORE, listed, 'transcription.restored', caller)
      const back = await queries.query(`select id from public.transcriptions where ${OWN}`, [caller.userId, listed])
      if (back.length < ids.length) throw new Refusal('transcription.gone')
    })
    return c.json({ success: true })
  }
