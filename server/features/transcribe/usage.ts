/** Usage and quota of an account (BILL-26): counts ingested messages, so that deleting one frees no quota. */
import type { Usage } from '#contracts/api/usage.ts'
import { SUPPORT_HOURS } from '#contracts/limits.ts'
import { entitledPlan } from '#server/account/entitled-plan.ts'
import type { Reads } from '#server/embedded/database.ts'

type Row = Usage

/** Months are in Brazil's time zone. Without a subscription that counts the Free plan applies. */
const READ_USAGE = `with month as (
    select date_trunc('month', now() at time zone $2) at time zone $2 as starts,
      (date_trunc('month', now() at time zone $2) + interval '1 month') at time zone $2 as ends
  ), plan as (
    ${entitledPlan('p.monthly_transcriptions', '$1')}
  )
  select
    (select count(*)::int from private.ingested_messages
      where user_uuid = $1 and received_at > now() - interval '30 days') as last_30_days,
    (select count(*)::int from private.ingested_messages, month
      where user_uuid = $1 and received_at >= month.starts) as this_month,
    case when exists (select from plan) then (select monthly_transcriptions from plan)
      else (select monthly_transcriptions from public.plans where code = 'free') end as monthly_limit,
    (select ends from month) as resets_at`

export const usageOf = async (queries: Reads, userId: string): Promise<Usage> => {
  const [usage] = await queries.query<Row>(READ_USAGE, [userId, SUPPORT_HOURS.timeZone])
  if (usage === undefined) throw new Error('Usage could not be counted.')
  return usage
}

export const isQuotaReached = ({ this_month: used, monthly_limit: limit }: Usage) => limit !== null && used >= limit
