/** A user's plan, and its cancellation. Without a row it is Free (BILL-05). */
import type { BillingPlan, BillingStatus } from '#contracts/api/billing.ts'
import { effectiveStatusOf, isPeriodOver } from '#contracts/plan-status.ts'
import type { Database, Queries } from '#server/database/database.ts'
import type { Log } from '#server/base/log.ts'
import { Refusal } from '#server/http/failures.ts'
import type { Claims } from '#server/http/bearer.ts'
import { closeCheckouts } from './checkouts.ts'
import { storeCancellation } from './cancel-at-period-end.ts'
import type { PaymentGateway } from './gateway.ts'
import type { BillingMailDeps } from './billing-mail.ts'
import { endPlan } from './settle-plans.ts'
import { chargedSubscriptionOfPlan, chargedSubscriptionsOf, markEnded } from './provider-links.ts'

type PlanDeps = BillingMailDeps & { db: Database }

/** Runs in the transaction of a change. */
type ChangeDeps = PlanDeps & { afterwards?: (queries: Queries) => Promise<unknown> }

type Row = {
  id: string
  status: string
  current_period_end: string | null
  is_ending: boolean
  is_charged: boolean
} & BillingPlan

/** The active one, else the latest of any status, as the pages select it (BILL-04). */
const find = async (queries: Queries, userId: string): Promise<Row | null> => {
  const [row] = await queries.query<Row>(
    `select s.id, s.status, s.current_period_end, s.is_ending, s.is_charged,
       p.code, p.name, p.monthly_transcriptions, p.price_cents, p.currency
     from public.subscriptions s join public.plans p on p.id = s.plan_id
     where s.user_uuid = $1 order by (s.status = 'active') desc, s.updated_at desc limit 1`,
    [userId],
  )
  return row ?? null
}

export const subscriptionOf = async (queries: Queries, userId: string): Promise<BillingStatus['subscription']> => {
  const row = await find(queries, userId)
  if (row === null) return null
  const { current_period_end, is_ending, code, name, monthly_transcriptions, price_cents, currency } = row
  return {
    status: effectiveStatusOf(row, Date.now()),
    plan: { code, name, monthly_transcriptions, price_cents, currency },
    current_period_end,
    is_ending,
    is_over: isPeriodOver(row, Date.now()),
  }
}

/** Whether the plan is in force, or its next month is just being charged: it is not to be bought then. */
export const hasActivePlan = async (queries: Queries, userId: string, code: string): Promise<boolean> => {
  const row = await find(queries, userId)
  return row?.code === code && effectiveStatusOf(row, Date.now()) === 'active'
}

/**
 * Calls the provider first: if that throws, our row does not claim a change that was not made there. A month that was
 * paid by Pix has no charges to cancel.
 */
const setCancellation = async (
  { db, afterwards, ...deps }: ChangeDeps,
  gateway: PaymentGateway,
  caller: Claims,
  cancelsAtPeriodEnd: boolean,
) => {
  const row = await find(db, caller.userId)
  if (row === null || effectiveStatusOf(row, Date.now()) !== 'active') throw new Refusal('billing.noSubscription')
  const { id, name: plan, current_period_end: until } = row
  const charged = await chargedSubscriptionOfPlan(db, id)
  if (charged !== null) await (cancelsAtPeriodEnd ? gateway.cancel(charged) : gateway.resume(charged))
  await db.transaction(async (queries) => {
    await storeCancellation(deps, queries, { id, plan, until, by: caller }, cancelsAtPeriodEnd)
    await afterwards?.(queries)
  })
}

/** The plan ends now, and so do the attempts to charge for its next month. */
const endNow = async (
  { db, afterwards, ...deps }: ChangeDeps,
  gateway: PaymentGateway,
  caller: Claims,
  { id, name: plan }: Row,
) => {
  const charged = await chargedSubscriptionOfPlan(db, id)
  if (charged !== null) await gateway.end(charged)
  await db.transaction(async (queries) => {
    if (charged !== null) await markEnded(queries, charged)
    await storeCancellation(deps, queries, { id, plan, until: null, by: caller }, true)
    await endPlan(deps, queries, caller.userId)
    await afterwards?.(queries)
  })
}

/** At the end of the period; once that is over, at once, also where the provider is about to charge the next month. */
export const cancel = async (deps: ChangeDeps, gateway: PaymentGateway, caller: Claims) => {
  const row = await find(deps.db, caller.userId)
  if (row !== null && isPeriodOver(row, Date.now())) await endNow(deps, gateway, caller, row)
  else await setCancellation(deps, gateway, caller, true)
}

export const resume = (deps: PlanDeps, gateway: PaymentGateway, caller: Claims) =>
  setCancellation(deps, gateway, caller, false)

/**
 * Before an account is deleted. Throws if the provider fails: otherwise it would go on charging a deleted account. Pages
 * that can be paid are closed first, so that none of them begins another subscription meanwhile.
 */
export const endAtProvider = async (
  { gateway, ...deps }: PlanDeps & { gateway: PaymentGateway | null; log: Log },
  userId: string,
): Promise<void> => {
  const charged = () => chargedSubscriptionsOf(deps.db, userId)
  if (gateway === null) {
    // Sold with settings that were removed: the provider would go on charging.
    if ((await charged()).length > 0) throw new Refusal('billing.unavailable')
    return
  }
  try {
    await closeCheckouts({ ...deps, gateway }, userId)
    for (const id of await charged()) await gateway.end(id)
  } catch (cause) {
    throw new Refusal('account.deletionFailed', { cause })
  }
}
