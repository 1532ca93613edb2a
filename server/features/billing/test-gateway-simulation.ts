/** Simulates events of a plan at the test payment provider: days pass, and a card is charged or money is refunded. */
import { PLAN_GRACE_DAYS, PLAN_REMINDER_DAYS } from '#contracts/limits.ts'
import type { Database } from '#server/database/database.ts'
import type { BillingMailDeps } from './billing-mail.ts'
import { settlePlan } from './settle-plans.ts'
import { chargeTest, endTest, advanceTest, reverseTestPayment } from './test-gateway-subscriptions.ts'

/** `soon` and `late` are of a month that nothing renews: before its end is announced, and just after it. */
export const PLAN_EVENTS = ['renew', 'fail', 'recover', 'refund', 'dispute', 'soon', 'late', 'end'] as const
export type PlanEvent = (typeof PLAN_EVENTS)[number]

const CARD_EVENTS: ReadonlySet<PlanEvent> = new Set(['renew', 'fail', 'recover', 'refund', 'dispute', 'end'])
const PIX_EVENTS: ReadonlySet<PlanEvent> = new Set(['soon', 'late', 'refund', 'dispute', 'end'])

/** `subscription` is the provider's id, null after a Pix; `daysLeft` is negative after the end of the period. */
type SimulatedPlan = { subscription: string | null; checkout: string | null; daysLeft: number }

const findPlan = async (db: Database, userId: string): Promise<SimulatedPlan | null> => {
  const [row] = await db.query<{ subscription: string | null; checkout: string | null; days_left: number }>(
    `select l.id as subscription, p.checkout_id as checkout,
       extract(epoch from s.current_period_end - now())::float8 / 86400 as days_left
     from public.subscriptions s
       left join private.provider_subscriptions l
         on l.subscription_id = s.id and l.ended_at is null and not l.is_unwanted
       left join public.payments p on p.user_uuid = s.user_uuid and p.status = 'paid' and p.method = 'pix'
     where s.user_uuid = $1 and s.status in ('active', 'past_due') and s.current_period_end is not null
     order by l.created_at desc nulls last, p.issued_at desc nulls last limit 1`,
    [userId],
  )
  return row === undefined ? null : { subscription: row.subscription, checkout: row.checkout, daysLeft: row.days_left }
}

/** Events that are possible now; none without a plan. */
export const planEventsFor = async (db: Database, userId: string): Promise<PlanEvent[]> => {
  const plan = await findPlan(db, userId)
  if (plan === null) return []
  const possible = plan.subscription === null ? PIX_EVENTS : CARD_EVENTS
  return PLAN_EVENTS.filter((event) => possible.has(event))
}

/** Instead of the clocks, the plan of the user and its payments move: into the past. */
export const advanceDays = async (db: Database, userId: string, days: number): Promise<void> => {
  const by = [userId, `${days} days`]
  await db.transaction(async (queries) => {
    await queries.query(
      'update public.subscriptions set current_period_end = current_period_end - $2::interval where user_uuid = $1',
      by,
    )
    await queries.query(
      `update public.payments set period_start = period_start - $2::interval, period_end = period_end - $2::interval,
         created_at = created_at - $2::interval where user_uuid = $1`,
      by,
    )
  })
}

/** Days until just after the end of the period. */
const JUST_AFTER = 0.01

/** Days that pass before each event. */
const DAYS: Readonly<Record<PlanEvent, (daysLeft: number) => number>> = {
  renew: (daysLeft) => daysLeft + JUST_AFTER,
  // Again a day later, if the first charge of this month has failed.
  fail: (daysLeft) => (daysLeft > 0 ? daysLeft + JUST_AFTER : 1),
  recover: () => 0,
  refund: () => 0,
  dispute: () => 0,
  soon: (daysLeft) => daysLeft - PLAN_REMINDER_DAYS + 1,
  late: (daysLeft) => daysLeft + JUST_AFTER,
  end: (daysLeft) => daysLeft + PLAN_GRACE_DAYS + JUST_AFTER,
}

const atProvider: Partial<Record<PlanEvent, (subscription: string) => void>> = {
  renew: (id) => chargeTest(id, 'paid'),
  fail: (id) => chargeTest(id, 'failed'),
  recover: (id) => chargeTest(id, 'paid'),
  refund: (id) => reverseTestPayment(id, 'refunded'),
  dispute: (id) => reverseTestPayment(id, 'disputed'),
  end: endTest,
}

type Deps = BillingMailDeps & {
  db: Database
  /** Delivers the provider's events about a subscription, or about a Pix that was refunded. */
  reportSubscription: (id: string) => Promise<void>
  reportCheckout: (id: string, what: 'checkout.refunded' | 'checkout.disputed') => Promise<void>
}

export const simulateEvent = async (deps: Deps, userId: string, event: PlanEvent): Promise<void> => {
  const plan = await findPlan(deps.db, userId)
  if (plan === null) return
  const { subscription, checkout, daysLeft } = plan
  const days = Math.max(0, DAYS[event](daysLeft))
  await advanceDays(deps.db, userId, days)
  if (subscription !== null) {
    advanceTest(subscription, days)
    atProvider[event]?.(subscription)
    await deps.reportSubscription(subscription)
  } else if (checkout !== null && (event === 'refund' || event === 'dispute')) {
    await deps.reportCheckout(checkout, event === 'refund' ? 'checkout.refunded' : 'checkout.disputed')
  }
  await deps.db.transaction((queries) => settlePlan(deps, queries, userId))
}
