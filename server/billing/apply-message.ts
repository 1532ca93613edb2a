/** What a provider's message changes here, in one transaction. Messages come late, twice and out of order. */
import { recordEvent } from '#server/account/audit-log.ts'
import type { Queries } from '#server/embedded/database.ts'
import type { PaymentMessage } from './gateway.ts'

type Checkout = {
  id: string
  user_uuid: string
  plan_id: string
  plan_code: string
  amount_cents: number
  currency: string
  status: string
}

const isNews = async (queries: Queries, { id }: PaymentMessage): Promise<boolean> => {
  const rows = await queries.query(
    'insert into private.payment_messages (id) values ($1) on conflict do nothing returning id',
    [id],
  )
  return rows.length === 1
}

const lockCheckout = async (queries: Queries, id: string): Promise<Checkout | null> => {
  const [checkout] = await queries.query<Checkout>(
    `select c.id, c.user_uuid, c.plan_id, p.code as plan_code, c.amount_cents, c.currency, c.status
     from private.checkouts c join public.plans p on p.id = c.plan_id where c.id = $1 for update of c`,
    [id],
  )
  return checkout ?? null
}

const PAYMENT_STATUS = {
  'checkout.paid': 'paid',
  'checkout.pending': 'pending',
  'checkout.declined': 'failed',
} as const
const CHECKOUT_STATUS = {
  'checkout.paid': 'paid',
  'checkout.pending': 'pending',
  'checkout.declined': 'declined',
} as const

const writePayment = (queries: Queries, checkout: Checkout, { type, method, pix_code: code }: PaymentMessage) =>
  queries.query(
    `insert into public.payments as known
       (user_uuid, checkout_id, plan_code, status, method, amount_cents, currency, receipt_number, period_start, period_end,
       pix_code)
     values ($1, $2, $3, $4, $5, $6, $7,
       case when $4 = 'paid'
         then to_char(now(), 'YYYY') || '-' || lpad(nextval('private.receipt_numbers')::text, 6, '0') end,
       case when $4 = 'paid' then now() end, case when $4 = 'paid' then now() + interval '1 month' end, case when $4 = 'pending' then $8 end)
     on conflict (checkout_id) do update set status = excluded.status, method = excluded.method,
       receipt_number = excluded.receipt_number, period_start = excluded.period_start, period_end = excluded.period_end,
       pix_code = excluded.pix_code`,
    [
      checkout.user_uuid,
      checkout.id,
      checkout.plan_code,
      PAYMENT_STATUS[type],
      method,
      checkout.amount_cents,
      checkout.currency,
      code ?? null,
    ],
  )

/** One active plan at a time: a new one takes the place of the old. */
const startPlan = async (queries: Queries, checkout: Checkout) => {
  await queries.query(
    `update public.subscriptions set status = 'replaced' where user_uuid = $1 and status = 'active'`,
    [checkout.user_uuid],
  )
  await queries.query(
    `with taken as (
       insert into public.subscriptions (user_uuid, plan_id, status, current_period_end)
       values ($1, $2, 'active', now() + interval '1 month') returning id)
     update public.users set subscription_id = (select id from taken) where id = $1`,
    [checkout.user_uuid, checkout.plan_id],
  )
  await recordEvent(queries, 'plan.changed', { userId: checkout.user_uuid, sessionId: null })
}

/** Run in a transaction. What is paid stays paid. */
export const applyMessage = async (queries: Queries, message: PaymentMessage): Promise<void> => {
  if (!(await isNews(queries, message))) return
  const checkout = await lockCheckout(queries, message.checkout_id)
  if (checkout === null || checkout.status === 'paid') return
  await queries.query('update private.checkouts set status = $2 where id = $1', [
    checkout.id,
    CHECKOUT_STATUS[message.type],
  ])
  await writePayment(queries, checkout, message)
  if (message.type === 'checkout.paid') await startPlan(queries, checkout)
}
