/**
 * Applies a provider's webhook message. Of a subscription it is only a hint: what changed is read from the provider, so
 * order and repetition do not matter.
 */
import type { Queries } from '#server/embedded/database.ts'
import { applyCheckout } from './apply-checkout.ts'
import { type FollowDeps, followSubscription } from './follow-subscription.ts'
import type { CheckoutMessage, PaymentMessage } from './gateway.ts'

/** Keeps the message; whether it is new. */
const keep = async (queries: Queries, { id, ...message }: PaymentMessage): Promise<boolean> => {
  const type = message.type === 'unknown' ? message.name : message.type
  const rows = await queries.query(
    'insert into private.payment_messages (id, type) values ($1, $2) on conflict do nothing returning id',
    [id, type],
  )
  return rows.length === 1
}

const receiveCheckout = ({ db, ...deps }: FollowDeps, message: CheckoutMessage) =>
  db.transaction(async (queries) => {
    if (await keep(queries, message)) await applyCheckout(deps, queries, message)
  })

/** Throws if the provider could not be asked: the message is then not kept, and has to be sent again. */
export const receiveMessage = async (deps: FollowDeps, message: PaymentMessage): Promise<void> => {
  if ('subscription_id' in message && message.subscription_id !== undefined) {
    const isKnown = await followSubscription(deps, message.subscription_id)
    // What was paid counts, even if the provider no longer knows what it was paid for.
    if (!isKnown && message.type !== 'subscription.changed') await receiveCheckout(deps, message)
    await keep(deps.db, message)
  } else if (message.type === 'unknown') {
    await keep(deps.db, message)
  } else if (message.type !== 'subscription.changed') {
    await receiveCheckout(deps, message)
  }
}
