/** Leases on exports: only the holder of the claim writes, and a finished export is never overwritten. */
import { randomUUID } from 'node:crypto'
import type { EXPORT_STEPS } from '#contracts/api/data-export.ts'
import { EXPORT_TTL_DAYS } from '#contracts/limits.ts'
import { isActiveAccount } from '#server/account/active-account.ts'
import type { Queries } from '#server/database/database.ts'

/** Seconds without a renewal after which another process may take over. */
export const LEASE_SECONDS = 90

/** Claims after which an export is given up: one that runs out of memory would end every process that takes it. */
export const MAX_ATTEMPTS = 3

/** `attempt`: how often it was claimed, this time included. */
export type Job = { id: string; userId: string; claim: string; attempt: number }

/** The lease expired and another process has the export, or it is finished: this process must not write any more. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost'
}

/** Claims the oldest export of an active account without a valid lease, or the one with this id; null if there is none. */
export const claimExport = async (queries: Queries, id: string | null = null): Promise<Job | null> => {
  const claim = randomUUID()
  const [claimed] = await queries.query<{ id: string; user_id: string; attempts: number }>(
    `update public.data_export_requests
     set status = 'processing', claim = $1, claimed_until = now() + $2::integer * interval '1 second',
       attempts = attempts + 1
     where id = (
       select id from public.data_export_requests
       where status in ('pending', 'processing') and (claimed_until is null or claimed_until <= now())
         and ($3::uuid is null or id = $3) and ${isActiveAccount('data_export_requests.user_id')}
       order by requested_at limit 1 for update skip locked)
     returning id, user_id, attempts`,
    [claim, LEASE_SECONDS, id],
  )
  return claimed === undefined ? null : { id: claimed.id, userId: claimed.user_id, claim, attempt: claimed.attempts }
}

const MINE = `id = $1 and claim = $2 and status = 'processing'`

const write = async (queries: Queries, { id, claim }: Job, changes: string, values: readonly unknown[] = []) => {
  const rows = await queries.query(`update public.data_export_requests set ${changes} where ${MINE} returning id`, [
    id,
    claim,
    ...values,
  ])
  if (rows.length === 0) throw new ClaimLost('An export is made by somebody else, or is over.')
}

/** Extends the lease. */
export const renewClaim = (queries: Queries, job: Job) =>
  write(queries, job, `claimed_until = now() + $3::integer * interval '1 second'`, [LEASE_SECONDS])

export const setProgress = (queries: Queries, job: Job, step: (typeof EXPORT_STEPS)[number], progress: number) =>
  write(queries, job, `step = $3, progress = $4, claimed_until = now() + $5::integer * interval '1 second'`, [
    step,
    progress,
    LEASE_SECONDS,
  ])

export const finishExport = (queries: Queries, job: Job) =>
  write(
    queries,
    job,
    `status = 'ready', step = 'done', progress = 100, completed_at = now(), claimed_until = null,
     expires_at = now() + $3::integer * interval '1 day'`,
    [EXPORT_TTL_DAYS],
  )

/** For another process, as if it had not been claimed. */
export const releaseExport = async (queries: Queries, job: Job) => {
  await write(
    queries,
    job,
    `status = 'pending', step = default, progress = default, claim = null, claimed_until = null, attempts = attempts - 1`,
  )
  await queries.query(`select pg_notify('prosa_exports', '')`)
}

export const failExport = (queries: Queries, job: Job) =>
  write(queries, job, `status = 'failed', completed_at = now(), claimed_until = null`)
