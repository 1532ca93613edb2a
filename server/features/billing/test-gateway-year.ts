/** Plays what becomes of a plan at the test payment provider: time goes by, and a card is charged or money goes back. */
import { PLAN_GRACE_DAYS, PLAN_REMINDER_DAYS } from '#contracts/limits.ts'
import type { Database } from '#server/embedded/database.ts'
import type { MoneyMailDeps } from './money-mail.ts'
import { settlePlans } from './settle-plans.ts'
import { chargeTest, endTest, passTest, reverseTestPayment } from './test-gateway-subscriptions.ts'

/** `soon` and `late` are of a month that nothing renews: before its end is announced, and just after it. */
export const ACTS = ['renew', 'fail', 'recover', 'refund', 'dispute', 'soon', 'late', 'end'] as const
export type Act = (typeof ACTS)[number]

const CARD_ACTS: ReadonlySet<Act> = new Set(['renew', 'fail', 'recover', 'refund', 'dispute', 'end'])
const PIX_ACTS: ReadonlySet<Act> = new Set(['soon', 'late', 'refund', 'dispute', 'end'])

/** `subscription` is the provider's id, null after a Pix; `daysLeft` is negative after the end of the period. */
type Standing = { subscription: string | null; checkout: string | null; daysLeft: number }

const findStanding = async (db: Database, userId: string): Promise<Standing | null> => {
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

/** What can be played now; nothing without a plan. */
export const actsFor = async (db: Database, userId: string): Promise<Act[]> => {
  const standing = await findStanding(db, userId)
  if (standing === null) return []
  const possible = standing.subscription === null ? PIX_ACTS : CARD_ACTS
  return ACTS.filter((act) => possible.has(act))
}

/** The clocks stand still: the plan of the user and its payments move into the past. */
export const letDaysPass = async (db: Database, userId: string, days: number): Promise<void> => {
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

/** Days that go by before each act. */
const DAYS: Readonly<Record<Act, (daysLeft: number) => number>> = {
  renew: (left) => left + JUST_AFTER,
  // Again a day later, if the first charge of this month has failed.
  fail: (left) => (left > 0 ? left + JUST_AFTER : 1),
  recover: () => 0,
  refund: () => 0,
  dispute: () => 0,
  soon: (left) => left - PLAN_REMINDER_DAYS + 1,
  late: (left) => left + JUST_AFTER,
  end: (left) => left + PLAN_GRACE_DAYS + JUST_AFTER,
}

const atProvider: Partial<Record<Act, (subscription: string) => void>> = {
  renew: (id) => chargeTest(id, 'paid'),
  fail: (id) => chargeTest(id, 'failed'),
  recover: (id) => chargeTest(id, 'paid'),
  refund: (id) => reverseTestPayment(id, 'refunded'),
  dispute: (id) => reverseTestPayment(id, 'disputed'),
  end: endTest,
}

type Deps = MoneyMailDeps & {
  db: Database
  /** Delivers the provider's messages about a subscription, or about a Pix that was paid back. */
  tellSubscription: (id: string) => Promise<void>
  tellCheckout: (id: string, what: 'checkout.refunded' | 'checkout.disputed') => Promise<void>
}

export const playAct = async (deps: Deps, userId: string, act: Act): Promise<void> => {
  const standing = await findStanding(deps.db, userId)
  if (standing === null) return
  const { subscription, checkout, daysLeft } = standing
  const days = Math.max(0, DAYS[act](daysLeft))
  await letDaysPass(deps.db, userId, days)
  if (subscription !== null) {
    passTest(subscription, days)
    atProvider[act]?.(subscription)
    await deps.tellSubscription(subscription)
  } else if (checkout !== null && (act === 'refund' || act === 'dispute')) {
    await deps.tellCheckout(checkout, act === 'refund' ? 'checkout.refunded' : 'checkout.disputed')
  }
  await settlePlans(deps)
}
