/** Usage and quota of an account (BILL-26): counts ingested messages, so that deleting one frees no quota. */
import type { Usage } from '#contracts/api/usage.ts'
import { SUPPORT_HOURS } from '#contracts/limits.ts'
import { entitledPlan } from '#server/account/entitled-plan.ts'
import type { Reads } from '#server/database/database.ts'

/** The month of `$3`, or the current one, in Brazil's time zone. Without an entitling subscription the Free plan applies. */
const READ_USAGE = `with month as (
    select start at time zone $2 as starts, (start + interval '1 month') at time zone $2 as ends
    from date_trunc('month', coalesce($3::text::timestamptz, now()) at time zone $2) start
  ), plan as (
    ${entitledPlan('p.monthly_transcriptions', '$1')}
  )
  select
    (select count(*)::int from private.ingested_messages
      where user_uuid = $1 and received_at > now() - interval '30 days') as last_30_days,
    (select count(*)::int from private.ingested_messages, month
      where user_uuid = $1 and received_at >= month.starts and received_at < month.ends) as this_month,
    case when exists (select from plan) then (select monthly_transcriptions from plan)
      else (select monthly_transcriptions from public.plans where code = 'free') end as monthly_limit,
    (select ends from month) as resets_at`

/** `at`: a time in the month to count, ISO 8601; now by default. */
export const usageOf = async (queries: Reads, userId: string, at: string | null = null): Promise<Usage> => {
  const [usage] = await queries.query<Usage>(READ_USAGE, [userId, SUPPORT_HOURS.timeZone, at])
  if (usage === undefined) throw new Error('Usage could not be counted.')
  return usage
}

export const isQuotaReached = ({ this_month: used, monthly_limit: limit }: Usage) => limit !== null && used >= limit
