/** Paid periods of a plan: each payment adds a month, and no paid day is lost if payments arrive late or twice. */
import { recordEvent } from '#server/account/audit-log.ts'
import { effectiveStatusOf } from '#contracts/plan-status.ts'
import { SUPPORT_HOURS } from '#contracts/limits.ts'
import type { Queries } from '#server/database/database.ts'

type CurrentPlan = {
  id: string
  plan_id: string
  status: string
  current_period_end: string | null
  is_ending: boolean
  is_charged: boolean
}
/** `paidUntil`: until when it is paid according to the provider, ISO 8601, so that we never end a plan before it does. */
type Purchase = { userId: string; planId: string; paidUntil: string | null }

type Dates = { id: string; from: string; until: string }

/** `id`: of the subscription. `isExtended`: a plan in force was extended by a month. Times are ISO 8601. */
export type Period = Dates & { isExtended: boolean }

const ZONE = `at time zone '${SUPPORT_HOURS.timeZone}'`

/**
 * SQL: months of Brazil's calendar after a time. In another zone the evening of 30 January is the 31st, and the month a
 * day shorter.
 */
const monthsAfter = (time: string, months = '1') => `((${time} ${ZONE} + ${months} * interval '1 month') ${ZONE})`

const monthOf = (time: string) => {
  const part = (field: string) => `extract(${field} from ${time} ${ZONE})::integer`
  return `(${part('year')} * 12 + ${part('month')})`
}

/**
 * SQL: a month after the time `starts`, on the day on which the months paid up to it began: after 31 January and
 * 28 February it is 31 March. Null if `starts` is no whole number of months after any of them, as after a refund.
 */
const MONTH_IN_ROW = `(
  select max(${monthsAfter('began', '(months + 1)')})
  from public.payments p, lateral (values (p.period_start), (p.period_end)) bounds (began),
    lateral (select ${monthOf('starts')} - ${monthOf('began')} as months) difference
  where p.user_uuid = plan.user_uuid and p.status = 'paid' and starts = ${monthsAfter('began', 'months')})`

/** Row lock that serializes a user's payments: two at once must not both extend from the same end. */
const lock = (queries: Queries, userId: string) =>
  queries.query('select id from public.users where id = $1 for no key update', [userId])

const currentPlansOf = async (queries: Queries, { userId, planId }: Purchase): Promise<CurrentPlan[]> =>
  queries.query<CurrentPlan>(
    `select id, plan_id, status, current_period_end, is_ending, is_charged from public.subscriptions
     where user_uuid = $1 and status in ('active', 'past_due') order by (plan_id = $2) desc, updated_at desc`,
    [userId, planId],
  )

/** Adds the month to the end of the period, not to today, even in the grace period: used days are not free. */
const extend = async (queries: Queries, { paidUntil }: Purchase, current: CurrentPlan): Promise<Period> => {
  const isExtended = effectiveStatusOf(current, Date.now()) === 'active'
  const [period] = await queries.query<Dates>(
    `with old as (
       select id, starts, greatest(${monthsAfter('starts')}, ${MONTH_IN_ROW}, $2::timestamptz) as until
       from (select id, user_uuid, coalesce(current_period_end, now()) as starts
         from public.subscriptions where id = $1) plan)
     update public.subscriptions s set status = 'active',
       current_period_end = case when s.current_period_end is not null then old.until end
     from old where s.id = old.id
     returning s.id, old.starts as "from", old.until`,
    [current.id, paidUntil],
  )
  if (period === undefined) throw new Error('A plan could not be extended.')
  return { ...period, isExtended }
}

/** One active plan at a time: a new plan replaces the old one and is extended by its remaining days. */
const begin = async (
  queries: Queries,
  { userId, planId, paidUntil }: Purchase,
  old: readonly CurrentPlan[],
): Promise<Period> => {
  await queries.query(`update public.subscriptions set status = 'replaced' where id = any ($1::uuid[])`, [
    old.map(({ id }) => id),
  ])
  const [period] = await queries.query<Dates>(
    `with rest as (
       select coalesce(max(greatest(current_period_end - now(), interval '0')), interval '0') as days
       from public.subscriptions where id = any ($3::uuid[])
     ), started as (
       insert into public.subscriptions (user_uuid, plan_id, status, current_period_end)
       select $1, $2, 'active', greatest(${monthsAfter('now()')} + days, $4::timestamptz) from rest returning id, current_period_end
     ), noted as (update public.users set subscription_id = (select id from started) where id = $1)
     select id, now() as "from", current_period_end as until from started`,
    [userId, planId, old.map(({ id }) => id), paidUntil],
  )
  if (period === undefined) throw new Error('A plan could not be started.')
  return { ...period, isExtended: false }
}

/** Run in a transaction: adds a month of the plan. */
export const addMonth = async (queries: Queries, purchase: Purchase): Promise<Period> => {
  await lock(queries, purchase.userId)
  const current = await currentPlansOf(queries, purchase)
  const same = current.find((row) => row.plan_id === purchase.planId && effectiveStatusOf(row, Date.now()) !== 'ended')
  const period = same === undefined ? await begin(queries, purchase, current) : await extend(queries, purchase, same)
  await recordEvent(queries, 'plan.changed', { userId: purchase.userId, sessionId: null })
  return period
}
