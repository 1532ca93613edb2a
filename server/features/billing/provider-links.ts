/** Which subscription of the provider charges for which plan. */
import type { Database, Queries } from '#server/database/database.ts'
import type { PaymentGateway, ProviderSubscription } from './gateway.ts'

type Id = { id: string }

/** The provider's subscription that is charged for this plan; null if nothing charges for it, such as after a Pix. */
export const chargedSubscriptionOfPlan = async (queries: Queries, subscription: string): Promise<string | null> => {
  const [link] = await queries.query<Id>(
    `select id from private.provider_subscriptions
     where subscription_id = $1 and ended_at is null and not is_unwanted order by created_at desc limit 1`,
    [subscription],
  )
  return link?.id ?? null
}

/** All that the provider may still charge the user for. */
export const chargedSubscriptionsOf = async (queries: Queries, userId: string): Promise<string[]> => {
  const links = await queries.query<Id>(
    'select id from private.provider_subscriptions where user_uuid = $1 and ended_at is null',
    [userId],
  )
  return links.map(({ id }) => id)
}

/** The provider's id of the user as a customer; null before the first card. */
export const customerOf = async (queries: Queries, userId: string): Promise<string | null> => {
  const [link] = await queries.query<{ customer_id: string }>(
    `select customer_id from private.provider_subscriptions where user_uuid = $1 order by created_at desc limit 1`,
    [userId],
  )
  return link?.customer_id ?? null
}

export const linkSubscription = async (
  queries: Queries,
  { id, customerId, priceId }: ProviderSubscription,
  { userId, subscription }: { userId: string; subscription: string },
): Promise<void> => {
  await queries.query(
    `insert into private.provider_subscriptions (id, user_uuid, subscription_id, customer_id, price_id)
     values ($1, $2, $3, $4, $5)
     on conflict (id) do update set subscription_id = excluded.subscription_id, customer_id = excluded.customer_id,
       price_id = excluded.price_id`,
    [id, userId, subscription, customerId, priceId],
  )
}

/** A user is charged for one plan: with a new subscription all others are to be ended. */
export const markOthersForCancellation = async (queries: Queries, { id }: Id, userId: string): Promise<void> => {
  await queries.query(
    'update private.provider_subscriptions set is_unwanted = true where user_uuid = $1 and id <> $2 and ended_at is null',
    [userId, id],
  )
}

/** Subscriptions of plans that another one has replaced. */
export const markReplacedForCancellation = async (queries: Queries, userId: string): Promise<void> => {
  await queries.query(
    `update private.provider_subscriptions l set is_unwanted = true from public.subscriptions s
     where s.id = l.subscription_id and s.status = 'replaced' and l.user_uuid = $1 and l.ended_at is null`,
    [userId],
  )
}

/** Subscriptions of plans whose period is over and whose next month is still to be charged. */
export const markOverdueForCancellation = async (queries: Queries, userId: string): Promise<void> => {
  await queries.query(
    `update private.provider_subscriptions l set is_unwanted = true from public.subscriptions s
     where s.id = l.subscription_id and l.user_uuid = $1 and l.ended_at is null
       and s.status in ('active', 'past_due') and s.current_period_end <= now()`,
    [userId],
  )
}

/** `is_unwanted`: to be cancelled at the provider by `cancelMarkedSubscriptions`. */
export const markForCancellation = async (queries: Queries, id: string): Promise<void> => {
  await queries.query('update private.provider_subscriptions set is_unwanted = true where id = $1', [id])
}

/** One that could not be charged, if its plan has ended. */
export const markUnpaidForCancellation = async (queries: Queries, id: string): Promise<void> => {
  await queries.query(
    `update private.provider_subscriptions l set is_unwanted = true from public.subscriptions s
     where l.id = $1 and s.id = l.subscription_id and s.status = 'ended'`,
    [id],
  )
}

export const markEnded = async (queries: Queries, id: string): Promise<void> => {
  await queries.query('update private.provider_subscriptions set ended_at = now() where id = $1', [id])
}

/**
 * Cancels the marked subscriptions at the provider. Outside of the transaction that marked them: if the provider is
 * unreachable, the marks stay, and the next event or the maintenance tries again. A failure of one does not stop the others.
 */
export const cancelMarkedSubscriptions = async (
  { db, gateway }: { db: Database; gateway: PaymentGateway },
  onFailure: (error: unknown) => unknown,
  signal?: AbortSignal,
): Promise<void> => {
  const cancel = async ({ id }: Id) => {
    await gateway.end(id)
    await markEnded(db, id)
  }
  const marked = await db.query<Id>(
    'select id from private.provider_subscriptions where is_unwanted and ended_at is null',
  )
  for (const one of marked) {
    if (signal?.aborted === true) return
    await cancel(one).catch(onFailure)
  }
}
