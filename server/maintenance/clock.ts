/** Guards against a wrong system clock, by which maintenance would delete too much. */
import type { Queries } from '#server/database/database.ts'

/**
 * A clock is not trusted if it is before the last run, or more than a week after it; five minutes back are tolerated as an
 * adjustment. If it then advances without a jump for a week it is trusted: the server was merely off for long.
 */
const RECORD = `update private.upkeep set seen_at = now(), doubted_at = case
    when now() between tidied_at - interval '5 minutes' and tidied_at + interval '7 days' then null
    when doubted_at is null or now() not between seen_at - interval '5 minutes' and seen_at + interval '7 days' then now()
    else doubted_at end
  returning doubted_at is null or now() - doubted_at >= interval '7 days' as is_trusted,
    abs(extract(epoch from now() - tidied_at) / 86400)::integer as days`

export type ClockCheck = { isTrusted: boolean; /** Days between the last run and now. */ days: number }

export const checkClock = async (db: Queries): Promise<ClockCheck> => {
  const [row] = await db.query<{ is_trusted: boolean; days: number }>(RECORD)
  if (row === undefined) throw new Error('private.upkeep has no row')
  return { isTrusted: row.is_trusted, days: row.days }
}

type Run = { failures: number; /** Plans that the payment provider had changed. */ differences: number }

/** Stores the result of this run, and its time, which the next check compares with. */
export const recordRun = (db: Queries, { failures, differences }: Run) =>
  db.query(
    'update private.upkeep set tidied_at = now(), doubted_at = null, failed_tasks = $1, payment_differences = $2',
    [failures, differences],
  )
