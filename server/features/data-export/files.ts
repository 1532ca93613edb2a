/** The encrypted file of an export, stored in chunks: one value of megabytes would block the embedded database. */
import type { Queries } from '#server/database/database.ts'
import { ClaimLost, type Job } from './claims.ts'

/** Chunk size in characters of base64url. */
const PART_SIZE = 128 * 1024

/** Only the holder of the claim writes: chunks of an earlier, interrupted attempt are removed first. */
export const writeFile = async (queries: Queries, { id, claim }: Job, sealed: string): Promise<void> => {
  await dropFile(queries, id)
  for (let part = 0; part * PART_SIZE < sealed.length; part += 1) {
    const written = await queries.query(
      `insert into private.export_files (request_id, part, sealed)
       select id, $3, $4 from public.data_export_requests where id = $1 and claim = $2 and status = 'processing'
       returning part`,
      [id, claim, part, sealed.slice(part * PART_SIZE, (part + 1) * PART_SIZE)],
    )
    if (written.length === 0) throw new ClaimLost('An export is made by somebody else, or is over.')
  }
}

export const dropFile = (queries: Queries, requestId: string) =>
  queries.query(
    `delete from private.export_files f using public.data_export_requests r
     where r.id = f.request_id and r.id = $1 and r.status <> 'ready'`,
    [requestId],
  )

/** The encrypted file of this person's finished export; null if there is none or it has expired. */
export const readFile = async (queries: Queries, requestId: string, userId: string): Promise<string | null> => {
  const parts: string[] = []
  for (;;) {
    const [found] = await queries.query<{ sealed: string }>(
      `select f.sealed from private.export_files f join public.data_export_requests r on r.id = f.request_id
       where r.id = $1 and r.user_id = $2 and r.status = 'ready' and r.expires_at > now() and f.part = $3`,
      [requestId, userId, parts.length],
    )
    if (found === undefined) return parts.length === 0 ? null : parts.join('')
    parts.push(found.sealed)
  }
}
