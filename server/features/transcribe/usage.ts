/** Usage and quota of an account (BILL-26): counts ingested messages, so that deleting one frees no quota. */
import type { Usage } from '#contracts/api/usage.ts'
import { PLAN_GRACE_DAYS, SUPPORT_HOURS } from '#contracts/limits.ts'
import { COUNTING_STATUSES } from '#contracts/plan-standing.ts'
import type { Queries } from '#server/embedded/database.ts'

type Row = Usage

/**
 * Months are in Brazil's time zone. Whether a subscription is in force follows the rule of `standingOf`, since the
 * stored status may be out of date; without one the Free plan applies.
 */
const READ_USAGE = `with month as (
    select date_trunc('month', now() at time zone $2) at time zone $2 as starts,
      (date_trunc('month', now() at time zone $2) + interval '1 month') at time zone $2 as ends
  ), plan as (
    select p.monthly_transcriptions from public.subscriptions s join public.plans p on p.id = s.plan_id
    where s.user_uuid = $1 and s.status = any ($3) and (s.current_period_end is null
      or s.current_period_end + case when s.is_ending then 0 else $4::integer end * interval '1 day' > now())
    order by (s.status = 'active') desc, s.updated_at desc limit 1
  )
  select
    (select count(*)::int from private.ingested_messages
      where user_uuid = $1 and received_at > now() - interval '30 days') as last_30_days,
    (select count(*)::int from private.ingested_messages, month
      where user_uuid = $1 and received_at >= month.starts) as this_month,
    case when exists (select from plan) then (select monthly_transcriptions from plan)
      else (select monthly_transcriptions from public.plans where code = 'free') end as monthly_limit,
    (select ends from month) as resets_at`

export const usageOf = async (queries: Queries, userId: string): Promise<Usage> => {
  const [usage] = await queries.query<Row>(READ_USAGE, [
    userId,
    SUPPORT_HOURS.timeZone,
    COUNTING_STATUSES,
    PLAN_GRACE_DAYS,
  ])
  if (usage === undefined) throw new Error('Usage could not be counted.')
  return usage
}

export const isQuotaReached = ({ this_month: used, monthly_limit: limit }: Usage) => limit !== null && used >= limit
