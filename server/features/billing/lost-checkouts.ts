/**
 * Checkouts that are missing in the database. Their accounts were deleted, or a dump from before them was restored: then the
 * account exists, and its payment is applied.
 */
import type { PaymentMethod } from '#contracts/api/billing.ts'
import type { Log } from '#server/base/log.ts'
import type { Queries } from '#server/database/database.ts'
import { type Checkout, lockCheckout } from './apply-checkout.ts'
import type { ProviderPurchase } from './gateway.ts'

/** Its event is not stored, so that the provider repeats it: an operator has to look into it. */
class PayerWithoutCheckout extends Error {
  override readonly name = 'PayerWithoutCheckout'
}

type LostCheckout = {
  id: string
  method: PaymentMethod
  purchase: ProviderPurchase | null
  /** Null for a Pix. */
  customerId: string | null
}

/** Closed, as its page is: a payment of a closed checkout is applied. Inserts nothing without its account and plan. */
const restore = (queries: Queries, { id, method, purchase }: LostCheckout) =>
  queries.query(
    `insert into private.checkouts (id, user_uuid, plan_id, amount_cents, currency, method, status)
     select $1::uuid, u.id, p.id, $4::integer, $5::text, $6::text, 'expired' from public.users u, public.plans p
     where u.id = $2::uuid and p.code = $3`,
    [id, purchase?.user_id, purchase?.plan_code, purchase?.amount_cents, purchase?.currency, method],
  )

const hasPayer = async (queries: Queries, { purchase, customerId }: LostCheckout): Promise<boolean> => {
  const found = await queries.query(
    `select 1 from public.users where id = $1::uuid
     union all select 1 from private.provider_subscriptions where customer_id = $2`,
    [purchase?.user_id ?? null, customerId],
  )
  return found.length > 0
}

/** Null if the account is deleted. */
export const restoreCheckout = async (log: Log, queries: Queries, lost: LostCheckout): Promise<Checkout | null> => {
  if (!(await hasPayer(queries, lost))) return null
  if (lost.purchase !== null) await restore(queries, lost)
  const checkout = await lockCheckout(queries, lost.id)
  if (checkout === null) throw new PayerWithoutCheckout('A payment of an account has no checkout.')
  log.warn('lost checkout restored')
  return checkout
}
