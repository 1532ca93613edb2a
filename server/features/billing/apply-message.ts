/**
 * Applies a provider's webhook message. Of a subscription it is only a hint: what changed is read from the provider, so
 * order and repetition do not matter.
 */
import type { Queries } from '#server/database/database.ts'
import { applyCheckout, lockCheckout } from './apply-checkout.ts'
import { type FollowDeps, followSubscription } from './follow-subscription.ts'
import type { CheckoutMessage, PaymentMessage } from './gateway.ts'
import { restoreCheckout } from './lost-checkouts.ts'
import { refundOrphanPayment } from './refund-orphan-payment.ts'

/** Keeps the message; whether it is new. */
const storeMessage = async (queries: Queries, { id, ...message }: PaymentMessage): Promise<boolean> => {
  const type = message.type === 'unknown' ? message.name : message.type
  const rows = await queries.query(
    'insert into private.payment_messages (id, type) values ($1, $2) on conflict do nothing returning id',
    [id, type],
  )
  return rows.length === 1
}

/** Only one that was paid is worth to be restored. */
const checkoutOf = async ({ log }: FollowDeps, queries: Queries, message: CheckoutMessage) => {
  const { type, checkout_id: id, method, purchase = null } = message
  const known = await lockCheckout(queries, id)
  if (known !== null || type !== 'checkout.paid') return known
  return restoreCheckout(log, queries, { id, method, purchase, customerId: null })
}

const receiveCheckout = async (deps: FollowDeps, message: CheckoutMessage): Promise<void> => {
  const { db } = deps
  const isOurs = await db.transaction(async (queries) => {
    const checkout = await checkoutOf(deps, queries, message)
    if (checkout === null) return false
    if (await storeMessage(queries, message)) await applyCheckout(deps, queries, checkout, message)
    return true
  })
  if (isOurs) return
  // Kept only once it is paid back: if that fails, the message comes again.
  if (message.type === 'checkout.paid' && message.payment_id !== undefined)
    await refundOrphanPayment(deps, message.payment_id)
  await storeMessage(db, message)
}

/** Throws if the provider could not be asked: the message is then not kept, and has to be sent again. */
export const receiveMessage = async (deps: FollowDeps, message: PaymentMessage): Promise<void> => {
  if ('subscription_id' in message && message.subscription_id !== undefined) {
    const isKnown = await followSubscription(deps, message.subscription_id)
    // What was paid counts, even if the provider no longer knows what it was paid for.
    if (!isKnown && message.type !== 'subscription.changed') await receiveCheckout(deps, message)
    await storeMessage(deps.db, message)
  } else if (message.type === 'unknown') {
    await storeMessage(deps.db, message)
  } else if (message.type !== 'subscription.changed') {
    await receiveCheckout(deps, message)
  }
}
