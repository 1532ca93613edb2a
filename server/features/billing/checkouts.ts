/** At most one payable checkout per user: a new one closes the old one, at the provider first. */
import type { PaymentMethod, PendingPayment } from '#contracts/api/billing.ts'
import type { Language } from '#contracts/languages.ts'
import { CHECKOUT_TTL } from '#contracts/limits.ts'
import type { Queries } from '#server/database/database.ts'
import { Refusal } from '#server/http/failures.ts'
import { applyWebhookEvent } from './apply-webhook-event.ts'
import type { FollowDeps } from './follow-subscription.ts'

export type ForSale = { id: string; code: string; name: string; price_cents: number; currency: string }
export type OpenCheckout = { id: string; created_at: string }

type CheckoutRequest = { userId: string; plan: ForSale; method: PaymentMethod; language: Language }

/** An open checkout is reused only in the first half of its lifetime, so that nobody gets one about to expire. */
const REUSABLE_FOR = CHECKOUT_TTL / 2

/** Checkouts that the provider accepts payments for. A declined one can be retried on its page until its TTL. */
const IS_PAYABLE = `(status in ('open', 'pending')
  or (status = 'declined' and created_at > now() - interval '${CHECKOUT_TTL} milliseconds'))`

/** A checkout that can be reused, with the parameters of `parametersOf`. */
const IS_REUSABLE = `(status = 'open' and plan_id = $2 and amount_cents = $3 and currency = $4 and language = $5
  and method = $6 and created_at > now() - interval '${REUSABLE_FOR} milliseconds')`

const parametersOf = ({ userId, plan, language, method }: CheckoutRequest) => [
  userId,
  plan.id,
  plan.price_cents,
  plan.currency,
  language,
  method,
]

const findReusable = async (queries: Queries, request: CheckoutRequest): Promise<OpenCheckout | null> => {
  const [open] = await queries.query<OpenCheckout>(
    `select id, created_at from private.checkouts where user_uuid = $1 and ${IS_REUSABLE}`,
    parametersOf(request),
  )
  return open ?? null
}

type CheckoutRow = { id: string; provider_id: string | null }

/** Unless it was paid meanwhile, or its page was opened since we looked: that one is not closed yet. */
const markClosed = (queries: Queries, { id, provider_id: providerId }: CheckoutRow) =>
  queries.query(
    `with closed as (
       update private.checkouts set status = 'canceled'
       where id = $1 and status in ('open', 'pending') and provider_id is not distinct from $2 returning id)
     update public.payments p set status = 'canceled', pix_code = null
     from closed where p.checkout_id = closed.id and p.status = 'pending'`,
    [id, providerId],
  )

/**
 * At the provider first: if that throws, our rows do not claim that they are closed. Returns whether one had been paid
 * meanwhile, which is applied as if its event had arrived.
 */
const close = async (deps: FollowDeps, checkouts: readonly CheckoutRow[]): Promise<boolean> => {
  const { db, gateway } = deps
  let isPaid = false
  for (const checkout of checkouts) {
    const { id, provider_id: providerId } = checkout
    const paidEvent = await gateway.closeCheckout({ id, providerId })
    if (paidEvent !== null) {
      await applyWebhookEvent(deps, paidEvent)
      isPaid = true
    }
    await markClosed(db, checkout)
  }
  const remaining = await db.query<CheckoutRow>(
    `select id, provider_id from private.checkouts where id = any ($1::uuid[]) and status in ('open', 'pending')`,
    [checkouts.map(({ id }) => id)],
  )
  return remaining.length === 0 ? isPaid : (await close(deps, remaining)) || isPaid
}

/** Closes all payable ones; resolves with their ids. */
export const closeCheckouts = async (deps: FollowDeps, userId: string): Promise<string[]> => {
  const payable = await deps.db.query<CheckoutRow>(
    `select id, provider_id from private.checkouts where user_uuid = $1 and ${IS_PAYABLE} order by status = 'declined'`,
    [userId],
  )
  await close(deps, payable)
  return payable.map(({ id }) => id)
}

/** People with a deactivated account and a payable page. */
export const deactivatedPayers = async (queries: Queries): Promise<string[]> => {
  const payers = await queries.query<{ id: string }>(
    `select u.id from public.users u
     where not u.is_active and exists (select 1 from private.checkouts where user_uuid = u.id and ${IS_PAYABLE})`,
  )
  return payers.map(({ id }) => id)
}

/** Omits a checkout that another tab has opened since, as that tab is navigating to it. Returns whether one had been paid. */
const closeOthers = async (deps: FollowDeps, request: CheckoutRequest): Promise<boolean> => {
  const others = await deps.db.query<CheckoutRow>(
    `select id, provider_id from private.checkouts where user_uuid = $1 and ${IS_PAYABLE} and not ${IS_REUSABLE}
     order by status = 'declined'`,
    parametersOf(request),
  )
  return close(deps, others)
}

/** Reuses the open checkout of the same plan, price and language, or closes all others and opens a new one. */
export const reuseOrOpenCheckout = async (deps: FollowDeps, request: CheckoutRequest): Promise<OpenCheckout> => {
  const reusable = await findReusable(deps.db, request)
  if (reusable !== null) return reusable
  if (await closeOthers(deps, request)) throw new Refusal('billing.alreadyActive')
  const [opened] = await deps.db.query<OpenCheckout>(
    `insert into private.checkouts (user_uuid, plan_id, amount_cents, currency, language, method)
     values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing returning id, created_at`,
    parametersOf(request),
  )
  // Lost a race with a concurrent request, by the unique index: the retry finds that checkout.
  return opened ?? reuseOrOpenCheckout(deps, request)
}

/** Closes a checkout that the provider refused, so that the next request opens a new one. */
export const dropRefused = async (queries: Queries, id: string, error: unknown): Promise<void> => {
  if (error instanceof Refusal) await markClosed(queries, { id, provider_id: null })
}

/**
 * Stores the provider's id of the checkout, to close it there. Another request may have closed it, or its account may be deleted,
 * before its page existed: then the page is closed, and not returned.
 */
export const storeProviderId = async (deps: FollowDeps, id: string, providerId: string): Promise<void> => {
  const updated = await deps.db.query(
    `update private.checkouts set provider_id = $2 where id = $1 and status <> 'canceled' returning id`,
    [id, providerId],
  )
  if (updated.length > 0) return
  await close(deps, [{ id, provider_id: providerId }])
  throw new Refusal('request.conflict')
}

/** The pending payment, if it has not expired. */
export const pendingPaymentOf = async (queries: Queries, userId: string): Promise<PendingPayment | null> => {
  const [pending] = await queries.query<PendingPayment>(
    `select c.id as checkout_id, p.plan_code, p.method, p.amount_cents, p.currency, p.pix_code, p.expires_at
     from private.checkouts c join public.payments p on p.checkout_id = c.id
     where c.user_uuid = $1 and c.status = 'pending' and p.status = 'pending'
       and (p.expires_at is null or p.expires_at > now())`,
    [userId],
  )
  return pending ?? null
}
