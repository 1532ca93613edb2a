/** `export-data`, `export-status` and the file download (DATA-06). */
import type { Context } from 'hono'
import { type DataExport, exportRequestSchema } from '#contracts/api/data-export.ts'
import { recordEvent } from '#server/account/audit-log.ts'
import { type ReauthenticationDeps, reauthenticate } from '#server/reauthentication/reauthenticate.ts'
import type { Queries } from '#server/database/database.ts'
import { type ExportDeps, startExport } from './job.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { answerWithin } from '#server/http/idempotency.ts'
import { readJson } from '#server/http/json-request.ts'
import { readFile } from './files.ts'
import { rowId } from '#server/http/row-id.ts'
import type { Claims } from '#server/http/bearer.ts'
import { isUniqueViolation } from '#server/http/unique-violation.ts'
import { callerOf } from '#server/http/signed-in.ts'
import { streamedBody } from '#server/http/streamed-body.ts'

/** `makesExports`: whether this server does; a worker is notified in any case. */
type Deps = ExportDeps & Omit<ReauthenticationDeps, 'db'> & { makesExports: boolean }

const MAX_LISTED = 20

const READ = `select id, case when status = 'ready' and expires_at <= now() then 'expired' else status end as status,
    step, progress, requested_at, completed_at, expires_at
  from public.data_export_requests where user_id = $1`

type StoredExport = Omit<DataExport, 'download_url'>

const withDownloadUrl = (row: StoredExport): DataExport => ({
  ...row,
  download_url: row.status === 'ready' ? `/api/user/export-status/${row.id}/file` : null,
})

/** Seconds until a day has passed since the last export that did not fail; null if one may start. */
const waitOf = async (queries: Queries, userId: string): Promise<number | null> => {
  const [last] = await queries.query<{ seconds: number }>(
    `select ceil(extract(epoch from requested_at + interval '1 day' - now()))::int as seconds
     from public.data_export_requests
     where user_id = $1 and status in ('ready', 'expired') and requested_at > now() - interval '1 day'
     order by requested_at desc limit 1`,
    [userId],
  )
  return last?.seconds ?? null
}

const insert = async (queries: Queries, userId: string): Promise<StoredExport> => {
  const [row] = await queries.query<{ id: string }>(
    'insert into public.data_export_requests (user_id) values ($1) returning id',
    [userId],
  )
  const [request] = await queries.query<StoredExport>(`${READ} and id = $2`, [userId, row?.id])
  if (request === undefined) throw new Error('An export could not be stored.')
  return request
}

/** At most one unfinished export per user: a unique index refuses the second. */
const open = ({ db }: Pick<Deps, 'db'>, c: Context<AppEnv>, caller: Claims) =>
  db
    .transaction(async (queries) => {
      const request = withDownloadUrl(await insert(queries, caller.userId))
      await recordEvent(queries, 'export.requested', caller)
      await answerWithin(c, queries, { request }, 202)
      return request
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new Refusal('export.inProgress') : error
    })

export const requestExport = (deps: Deps) => async (c: Context<AppEnv>) => {
  const { password } = await readJson(c, exportRequestSchema)
  const caller = callerOf(c)
  await reauthenticate(deps, caller, password)
  const retryAfter = await waitOf(deps.db, caller.userId)
  if (retryAfter !== null) throw new Refusal('rate.limited', { retryAfter })
  const request = await open(deps, c, caller)
  if (deps.makesExports) startExport(deps, request.id)
  return c.json({ request }, 202)
}

export const readExports =
  ({ db }: Pick<Deps, 'db'>) =>
  async (c: Context<AppEnv>) => {
    const rows = await db.query<StoredExport>(`${READ} order by requested_at desc, id limit $2`, [
      callerOf(c).userId,
      MAX_LISTED,
    ])
    return c.json({ requests: rows.map(withDownloadUrl) })
  }

/** The query filters by owner, and the file is encrypted with the owner's key. */
export const downloadExport =
  ({ db, vault, log }: Pick<Deps, 'db' | 'vault' | 'log'>) =>
  async (c: Context<AppEnv>) => {
    const caller = callerOf(c)
    const { userId } = caller
    const file = await readFile(db, await vault.keyFor(db, userId), { id: rowId(c, 'id'), userId })
    if (file === null) throw new Refusal('request.notFound')
    await recordEvent(db, 'export.downloaded', caller)
    return c.body(streamedBody(c, log, file), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="prosa.zip"',
    })
  }
