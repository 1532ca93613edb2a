/** Guard against a wrong system clock, by which maintenance would delete everything at once. */
import type { Queries } from '#server/embedded/database.ts'

/**
 * Doubted where it is before the last upkeep, or more than a week past it. One that then goes on without a jump for a week
 * is believed: the server was off for long. Five minutes are what a clock may be put right by.
 */
const RECORD = `update private.upkeep set seen_at = now(), doubted_at = case
    when now() between tidied_at - interval '5 minutes' and tidied_at + interval '7 days' then null
    when doubted_at is null or now() not between seen_at - interval '5 minutes' and seen_at + interval '7 days' then now()
    else doubted_at end
  returning doubted_at is null or now() - doubted_at >= interval '7 days' as is_believed,
    abs(extract(epoch from now() - tidied_at) / 86400)::integer as days`

export type Look = { isBelieved: boolean; /** Between the last upkeep and now. */ days: number }

export const checkClock = async (db: Queries): Promise<Look> => {
  const [row] = await db.query<{ is_believed: boolean; days: number }>(RECORD)
  if (row === undefined) throw new Error('The row of the upkeep is gone')
  return { isBelieved: row.is_believed, days: row.days }
}

/** From now on the clock is measured by this upkeep. */
export const recordRun = (db: Queries) => db.exec('update private.upkeep set tidied_at = now(), doubted_at = null')
