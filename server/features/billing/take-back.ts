/** Takes back the days of a payment that was refunded, or that the payer's bank took back. */
import { recordEvent } from '#server/account/audit-log.ts'
import type { Queries } from '#server/embedded/database.ts'
import type { Checkout } from './apply-checkout.ts'
import type { ProviderInvoice, ProviderSubscription } from './gateway.ts'
import { type MoneyMailDeps, writeMoneyMail } from './money-mail.ts'
import { disown } from './provider-links.ts'

/** The payment of an invoice. `attempts`: how often the card had been charged for it. */
export type Known = { id: string; status: string; receipt_number: string | null; attempts: number }

type TakenBack = { state: ProviderSubscription; checkout: Checkout; invoice: ProviderInvoice; payment: Known }

/** Only days to come. A plan without any left ends at once, without grace. */
const SHORTEN = `with back as (
    select s.id, s.current_period_end - (p.period_end - greatest(p.period_start, now())) as ends
    from private.provider_subscriptions l
      join public.subscriptions s on s.id = l.subscription_id
      join public.payments p on p.user_uuid = s.user_uuid
    where l.id = $1 and p.id = $2 and p.period_end > now() and s.status in ('active', 'past_due'))
  update public.subscriptions s set current_period_end = back.ends,
    status = case when back.ends <= now() then 'ended' else s.status end,
    is_ending = s.is_ending and back.ends > now()
  from back where s.id = back.id returning s.status`

export const takeBack = async (
  deps: MoneyMailDeps,
  queries: Queries,
  { state, checkout, invoice, payment }: TakenBack,
): Promise<void> => {
  const { user_uuid: userId, plan } = checkout
  const [left] = await queries.query<{ status: string }>(SHORTEN, [state.id, payment.id])
  if (left !== undefined) await recordEvent(queries, 'plan.changed', { userId, sessionId: null })
  // Nobody is charged for a plan that ended.
  if (left?.status === 'ended') await disown(queries, state.id)
  await queries.query('update public.payments set status = $2 where id = $1', [payment.id, invoice.status])
  await writeMoneyMail(deps, queries, userId, ({ money }) => ({
    kind: invoice.status === 'disputed' ? 'paymentDisputed' : 'paymentRefunded',
    plan,
    amount: money(invoice.amountCents, invoice.currency),
    receipt: payment.receipt_number ?? '',
  }))
}
