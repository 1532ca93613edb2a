/**
 * Applies a provider's webhook event. Of a subscription it is only a hint: what changed is read from the provider, so
 * order and repetition do not matter.
 */
import type { Queries } from '#server/database/database.ts'
import { applyCheckout, lockCheckout } from './apply-checkout.ts'
import { type FollowDeps, followSubscription } from './follow-subscription.ts'
import type { CheckoutEvent, PaymentEvent } from './gateway.ts'
import { restoreCheckout } from './lost-checkouts.ts'
import { refundOrphanPayment } from './refund-orphan-payment.ts'

/** Stores the event. Returns whether it is new. */
const storeEvent = async (queries: Queries, { id, ...event }: PaymentEvent): Promise<boolean> => {
  const type = event.type === 'unknown' ? event.name : event.type
  const rows = await queries.query(
    'insert into private.payment_messages (id, type) values ($1, $2) on conflict do nothing returning id',
    [id, type],
  )
  return rows.length === 1
}

/** Only a paid one is restored. */
const checkoutOf = async ({ log }: FollowDeps, queries: Queries, event: CheckoutEvent) => {
  const { type, checkout_id: id, method, purchase = null } = event
  const checkout = await lockCheckout(queries, id)
  if (checkout !== null || type !== 'checkout.paid') return checkout
  return restoreCheckout(log, queries, { id, method, purchase, customerId: null })
}

const receiveCheckout = async (deps: FollowDeps, event: CheckoutEvent): Promise<void> => {
  const { db } = deps
  const isOurs = await db.transaction(async (queries) => {
    const checkout = await checkoutOf(deps, queries, event)
    if (checkout === null) return false
    if (await storeEvent(queries, event)) await applyCheckout(deps, queries, checkout, event)
    return true
  })
  if (isOurs) return
  // Stored only after the refund: if that fails, the event is delivered again.
  if (event.type === 'checkout.paid' && event.payment_id !== undefined)
    await refundOrphanPayment(deps, event.payment_id)
  await storeEvent(db, event)
}

/** Throws if the provider could not be reached: the event is then not stored, and has to be delivered again. */
export const applyWebhookEvent = async (deps: FollowDeps, event: PaymentEvent): Promise<void> => {
  if ('subscription_id' in event && event.subscription_id !== undefined) {
    const dispute = event.type === 'subscription.changed' ? event.dispute : undefined
    const isKnown = await followSubscription(deps, event.subscription_id, dispute)
    // A payment is applied even if the provider no longer has its subscription or checkout.
    if (!isKnown && event.type !== 'subscription.changed') await receiveCheckout(deps, event)
    await storeEvent(deps.db, event)
  } else if (event.type === 'unknown') {
    await storeEvent(deps.db, event)
  } else if (event.type !== 'subscription.changed') {
    await receiveCheckout(deps, event)
  }
}
