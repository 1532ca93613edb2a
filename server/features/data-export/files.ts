/**
 * The encrypted file of an export, in parts that are sealed one by one: neither making nor downloading it has more than a part
 * in memory, and one value of megabytes would block the embedded database.
 */
import type { DataKey } from '#server/crypto/vault.ts'
import type { Queries } from '#server/database/database.ts'
import { ClaimLost, type Job } from './claims.ts'

const PART_BYTES = 96 * 1024

type FileWriter = {
  /** Resolves when all full parts are stored. */
  write: (chunks: readonly Uint8Array[]) => Promise<void>
  end: () => Promise<void>
}

/** A part opens at its place alone. */
const placeOf = (requestId: string, part: number) => `${requestId}/${part}`

/** Only the holder of the claim writes: parts of an earlier, interrupted attempt are removed first. */
export const openFile = async (queries: Queries, key: DataKey, { id, claim }: Job): Promise<FileWriter> => {
  await dropFile(queries, id)
  const waiting = Buffer.alloc(PART_BYTES)
  let filled = 0
  let part = 0
  const writePart = async () => {
    const written = await queries.query(
      `insert into private.export_files (request_id, part, sealed)
       select id, $3, $4 from public.data_export_requests where id = $1 and claim = $2 and status = 'processing'
       returning part`,
      [id, claim, part, await key.sealPart(placeOf(id, part), new Uint8Array(waiting.subarray(0, filled)))],
    )
    if (written.length === 0) throw new ClaimLost('An export is made by somebody else, or is over.')
    part += 1
    filled = 0
  }
  return {
    write: async (chunks) => {
      for (const chunk of chunks) {
        for (let at = 0; at < chunk.length;) {
          const taken = chunk.subarray(at, at + PART_BYTES - filled)
          waiting.set(taken, filled)
          filled += taken.length
          at += taken.length
          if (filled === PART_BYTES) await writePart()
        }
      }
    },
    end: () => (filled > 0 || part === 0 ? writePart() : Promise.resolve()),
  }
}

export const dropFile = (queries: Queries, requestId: string) =>
  queries.query(
    `delete from private.export_files f using public.data_export_requests r
     where r.id = f.request_id and r.id = $1 and r.status <> 'ready'`,
    [requestId],
  )

type ExportParts = AsyncGenerator<Uint8Array<ArrayBuffer>, void>

type OwnExport = { id: string; userId: string }

const OWN = `private.export_files f join public.data_export_requests r on r.id = f.request_id
  where r.id = $1 and r.user_id = $2 and r.status = 'ready'`

/** Null if it is missing. */
const readPart = async (queries: Queries, { id, userId }: OwnExport, part: number): Promise<string | null> => {
  const [found] = await queries.query<{ sealed: string }>(`select f.sealed from ${OWN} and f.part = $3`, [
    id,
    userId,
    part,
  ])
  return found?.sealed ?? null
}

/** Throws if a part is missing, as after a deletion of the account meanwhile: the download then fails, and is not just shorter. */
async function* partsOf<Part>(count: number, read: (part: number) => Promise<Part | null>): AsyncGenerator<Part, void> {
  for (let part = 0; part < count; part += 1) {
    const found = await read(part)
    if (found === null) throw new Error('A part of an export is missing.')
    yield found
  }
}

/** Files of the previous release, which are kept for `EXPORT_TTL_DAYS`: slices of one envelope. */
const readWhole = async (queries: Queries, key: DataKey, file: OwnExport, count: number) => {
  const slices: string[] = []
  for await (const slice of partsOf(count, (part) => readPart(queries, file, part))) slices.push(slice)
  const opened = await key.open('export', slices.join(''))
  return opened === null ? null : partsOf(1, () => Promise.resolve(new Uint8Array(Buffer.from(opened, 'base64'))))
}

/** The file of this person's finished export; null if there is none, it has expired, or it was sealed with another key. */
export const readFile = async (queries: Queries, key: DataKey, file: OwnExport): Promise<ExportParts | null> => {
  const [stored] = await queries.query<{ count: number }>(
    `select count(*)::integer as count from ${OWN} and r.expires_at > now()`,
    [file.id, file.userId],
  )
  const count = stored?.count ?? 0
  const first = await readPart(queries, file, 0)
  if (count === 0 || first === null) return null
  const open = async (part: number) => {
    const sealed = await readPart(queries, file, part)
    return sealed === null ? null : key.openPart(placeOf(file.id, part), sealed)
  }
  const isSealedByPart = (await key.openPart(placeOf(file.id, 0), first)) !== null
  return isSealedByPart ? partsOf(count, open) : readWhole(queries, key, file, count)
}
