/**
 * Announces the end of paid months without renewal, sets plans past due when their period ends and no charge of the next
 * one is due, and ends them after the grace period, cancelled ones at once.
 */
import { PLAN_GRACE_DAYS, PLAN_REMINDER_DAYS } from '#contracts/limits.ts'
import { planEndOf, RENEWAL_TIME } from '#contracts/plan-status.ts'
import { isActiveAccount } from '#server/account/active-account.ts'
import { recordEvent } from '#server/account/audit-log.ts'
import type { Database, Queries } from '#server/database/database.ts'
import { type BillingMailDeps, writeBillingMail } from './billing-mail.ts'

type SettledPlan = { plan: string; current_period_end: string; is_ending: boolean }

const OVER = `update public.subscriptions s set status = 'ended', is_ending = false
  from public.plans p
  where p.id = s.plan_id and s.status in ('active', 'past_due')
    and s.current_period_end + case when s.is_ending then 0 else $2::integer end * interval '1 day' <= now()
    and s.user_uuid = $1
  returning p.name as plan, s.current_period_end, s.is_ending`

/** Owners of deactivated accounts are not asked to pay: they are notified once the account is active again. */
const CAN_PAY = isActiveAccount('s.user_uuid')

const LATE = `update public.subscriptions s set status = 'past_due'
  from public.plans p
  where p.id = s.plan_id and s.status = 'active' and not s.is_ending and ${CAN_PAY} and s.user_uuid = $1
    and s.current_period_end + case when s.is_charged then ${RENEWAL_TIME} else 0 end * interval '1 millisecond' <= now()
  returning p.name as plan, s.current_period_end, s.is_ending`

const ENDS_SOON = `with soon as (
    select s.id, p.name as plan, s.current_period_end, s.is_ending
    from public.subscriptions s join public.plans p on p.id = s.plan_id
    where s.status = 'active' and not s.is_ending and ${CAN_PAY} and s.user_uuid = $1
      and s.current_period_end between now() and now() + $2::integer * interval '1 day'
      and not s.is_charged
  ), noted as (
    insert into private.plan_reminders (subscription_id, period_end) select id, current_period_end from soon
    on conflict do nothing returning subscription_id)
  select soon.* from soon join noted on noted.subscription_id = soon.id`

/** Whose plans are over, or will be within the days of the reminder. */
const DUE = `select distinct user_uuid as "userId" from public.subscriptions
  where status in ('active', 'past_due') and current_period_end <= now() + $1::integer * interval '1 day'`

/** Ends the user's plan if it is over. */
export const endPlan = async (deps: BillingMailDeps, queries: Queries, userId: string): Promise<void> => {
  for (const { plan } of await queries.query<SettledPlan>(OVER, [userId, PLAN_GRACE_DAYS])) {
    await recordEvent(queries, 'plan.changed', { userId, sessionId: null })
    await writeBillingMail(deps, queries, userId, () => ({ kind: 'planEnded', plan }))
  }
}

const markPastDue = async (deps: BillingMailDeps, queries: Queries, userId: string) => {
  for (const { plan, ...period } of await queries.query<SettledPlan>(LATE, [userId])) {
    const until = planEndOf(period) ?? period.current_period_end
    await writeBillingMail(deps, queries, userId, ({ day }) => ({ kind: 'planPastDue', plan, until: day(until) }))
  }
}

const remindOfEnd = async (deps: BillingMailDeps, queries: Queries, userId: string) => {
  for (const { plan, ...period } of await queries.query<SettledPlan>(ENDS_SOON, [userId, PLAN_REMINDER_DAYS])) {
    const { current_period_end: end } = period
    const grace = planEndOf(period) ?? end
    await writeBillingMail(deps, queries, userId, ({ day }) => ({
      kind: 'planEndsSoon',
      plan,
      until: day(end),
      grace: day(grace),
    }))
  }
}

/** What is due of the user's plan. */
export const settlePlan = async (deps: BillingMailDeps, queries: Queries, userId: string): Promise<void> => {
  await endPlan(deps, queries, userId)
  await markPastDue(deps, queries, userId)
  await remindOfEnd(deps, queries, userId)
}

/**
 * Each user's plan in a transaction of its own, so that one that fails does not stop the others. Idempotent, also across
 * processes: a row is updated once, and only that run writes event and mail.
 */
export const settlePlans = async (
  deps: BillingMailDeps & { db: Database },
  onFailure: (error: unknown) => unknown,
): Promise<void> => {
  for (const { userId } of await deps.db.query<{ userId: string }>(DUE, [PLAN_REMINDER_DAYS])) {
    await deps.db.transaction((queries) => settlePlan(deps, queries, userId)).catch(onFailure)
  }
}
