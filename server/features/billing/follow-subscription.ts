/** Brings a plan in line with the state of its subscription at the provider, however often and in whatever order. */
import type { SubscriptionStatus } from '#contracts/api/billing.ts'
import { ENTITLING_STATUSES } from '#contracts/plan-status.ts'
import type { Database, Queries } from '#server/database/database.ts'
import { createBoundedQueue } from '#server/http/bounded-queue.ts'
import { lockCheckout } from './apply-checkout.ts'
import { applyInvoice } from './apply-invoice.ts'
import { storeCancellation } from './cancel-at-period-end.ts'
import type { DisputeHint, ProviderSubscription } from './gateway.ts'
import { restoreCheckout } from './lost-checkouts.ts'
import { markUnpaidForCancellation } from './provider-links.ts'
import type { BillingMailDeps } from './billing-mail.ts'
import { refundOrphanPayment, type RefundDeps } from './refund-orphan-payment.ts'
import { endPlan } from './settle-plans.ts'

export type FollowDeps = BillingMailDeps & RefundDeps & { db: Database }

type Plan = { id: string; user_uuid: string; plan: string; status: string; current_period_end: string | null }

/** The plan that the subscription pays for, unless another one has replaced it. */
const planOf = async (queries: Queries, { id, status }: ProviderSubscription): Promise<Plan | null> => {
  const [plan] = await queries.query<Plan>(
    `with followed as (
       update private.provider_subscriptions
       set read_at = now(), ended_at = case when $2::boolean then coalesce(ended_at, now()) end
       where id = $1 returning subscription_id, is_unwanted)
     select s.id, s.user_uuid, p.name as plan, s.status, s.current_period_end
     from followed join public.subscriptions s on s.id = followed.subscription_id
       join public.plans p on p.id = s.plan_id
     where not followed.is_unwanted and s.status = any ($3::text[])`,
    [id, status === 'ended', ENTITLING_STATUSES],
  )
  return plan ?? null
}

const isOver = ({ current_period_end: end }: Plan) => end !== null && Date.parse(end) <= Date.now()

/** A paid period lasts until its end, whatever happens to the subscription. */
const applyPlanStatus = async (deps: BillingMailDeps, queries: Queries, state: ProviderSubscription): Promise<void> => {
  const plan = await planOf(queries, state)
  if (plan === null) return
  const { id, user_uuid: userId, plan: name, current_period_end: end } = plan
  const cancelsAtPeriodEnd = state.cancelsAtPeriodEnd || state.status === 'ended'
  // A plan that ends now gets a single mail about that.
  const until = cancelsAtPeriodEnd && isOver(plan) ? null : end
  await storeCancellation(deps, queries, { id, plan: name, until, by: { userId, sessionId: null } }, cancelsAtPeriodEnd)
  // A period that the provider still charges can only be over by a wrong clock.
  if (state.status !== 'active') await endPlan(deps, queries, userId)
  if (state.status !== 'past_due' || !isOver(plan)) return
  const pastDue = 'past_due' satisfies SubscriptionStatus
  await queries.query(`update public.subscriptions set status = $2 where id = $1 and status = 'active'`, [id, pastDue])
}

const checkoutOf = async ({ log }: FollowDeps, queries: Queries, state: ProviderSubscription) =>
  (await lockCheckout(queries, state.checkoutId)) ??
  restoreCheckout(log, queries, { ...state, id: state.checkoutId, method: 'card' })

/** False if its checkout was deleted with its account. */
const apply = async (
  deps: FollowDeps,
  queries: Queries,
  state: ProviderSubscription,
  dispute: DisputeHint | undefined,
): Promise<boolean> => {
  const checkout = await checkoutOf(deps, queries, state)
  if (checkout === null) return false
  for (const [index, invoice] of state.invoices.entries()) {
    const isLast = index === state.invoices.length - 1
    await applyInvoice(deps, queries, { state, checkout, invoice, isFirst: index === 0, isLast, dispute })
  }
  await applyPlanStatus(deps, queries, state)
  // Our mail about the end says that nothing is charged: the provider is not to try the card for longer.
  if (state.status === 'past_due') await markUnpaidForCancellation(queries, state.id)
  return true
}

/**
 * Its charges could not be stopped by anybody. Earlier subscriptions ended with the account's deletion, so its one month was
 * paid afterwards; a longer one belongs to an account that a restored database does not have. If this fails, the event is
 * delivered again.
 */
const stopOrphan = async (deps: FollowDeps, { id, invoices }: ProviderSubscription): Promise<void> => {
  const [first, ...others] = invoices
  if (first?.status === 'paid' && first.paymentId !== null && others.length === 0)
    await refundOrphanPayment(deps, first.paymentId)
  await deps.gateway.end(id)
}

/**
 * Each holds one of the few locks of this process while the provider is asked, which may take seconds. Some are left for
 * others, as each refresh of a session needs one (BILL-110).
 */
const inTurn = createBoundedQueue({ parallel: 3, waiting: 100 })

/**
 * False if the provider has no such subscription. Under a mutex for its id, from the read on: an older state must not be applied
 * after a newer one.
 */
export const followSubscription = (deps: FollowDeps, id: string, dispute?: DisputeHint): Promise<boolean> => {
  const { db, gateway } = deps
  const follow = async () => {
    const state = await gateway.readSubscription(id)
    if (state === null) return false
    const isOurs = await db.transaction((queries) => apply(deps, queries, state, dispute))
    if (!isOurs && state.status !== 'ended') await stopOrphan(deps, state)
    return true
  }
  return inTurn(() => db.exclusive(`provider:${id}`, follow))
}
