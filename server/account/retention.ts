/** Retention of a person's transcriptions: one setting, changed in the Transcribe or privacy settings (SCRIBE-17). */
import type { Queries } from '#server/database/database.ts'
import { Refusal } from '#server/http/failures.ts'

/** Number of the person's transcriptions that are older than `days`. */
export const countOlderThan = async (queries: Queries, userId: string, days: number): Promise<number> => {
  const [countRow] = await queries.query<{ older: number }>(
    `select count(*)::int as older from public.transcriptions
     where user_uuid = $1 and created_at < now() - $2::integer * interval '1 day'`,
    [userId, days],
  )
  return countRow?.older ?? 0
}

/**
 * `days`: null keeps transcriptions until they are deleted, undefined changes nothing. A shorter time deletes
 * permanently, so `confirmed` is the number of deletions that the person agreed to; throws `request.conflict` if more
 * rows would be deleted. Runs with the server's privileges: people have no grant to write the column.
 */
export const setRetention = async (
  queries: Queries,
  userId: string,
  days: number | null | undefined,
  confirmed = 0,
) => {
  if (days === undefined) return
  const [current] = await queries.query<{ days: number | null }>(
    'select retention_days as days from public.privacy_settings where user_id = $1 for update',
    [userId],
  )
  const isShorter = days !== null && days < (current?.days ?? Infinity)
  if (isShorter && (await countOlderThan(queries, userId, days)) > confirmed) throw new Refusal('request.conflict')
  await queries.query(
    `insert into public.privacy_settings (user_id, retention_days) values ($1, $2)
     on conflict (user_id) do update set retention_days = excluded.retention_days`,
    [userId, days],
  )
}
