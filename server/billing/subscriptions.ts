/** The plan a person has, and how it ends. Without a row it is Free (D16). */
import type { BillingPlan, BillingStatus } from '#contracts/api/billing.ts'
import type { Queries } from '#server/embedded/database.ts'
import { Refusal } from '#server/http/failures.ts'
import type { PaymentGateway } from './gateway.ts'

type Row = { id: string; status: string; current_period_end: string | null; is_ending: boolean } & BillingPlan

/** The active one, else the latest of any status: the rule of the specification's own reads (§7). */
const find = async (queries: Queries, userId: string): Promise<Row | null> => {
  const [row] = await queries.query<Row>(
    `select s.id, s.status, s.current_period_end, s.is_ending,
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
  const { status, current_period_end, is_ending, code, name, monthly_transcriptions, price_cents, currency } = row
  return {
    status,
    plan: { code, name, monthly_transcriptions, price_cents, currency },
    current_period_end,
    is_ending,
  }
}

/** The provider first: should it fail, nothing here says that it did not. */
const setEnding = async (
  queries: Queries,
  gateway: PaymentGateway,
  userId: string,
  isEnding: boolean,
): Promise<void> => {
  const row = await find(queries, userId)
  if (row === null || row.status !== 'active') throw new Refusal('billing.noSubscription')
  await (isEnding ? gateway.cancel(row.id) : gateway.resume(row.id))
  await queries.query('update public.subscriptions set is_ending = $2 where id = $1', [row.id, isEnding])
}

export const cancel = (queries: Queries, gateway: PaymentGateway, userId: string) =>
  setEnding(queries, gateway, userId, true)

export const resume = (queries: Queries, gateway: PaymentGateway, userId: string) =>
  setEnding(queries, gateway, userId, false)

/** Before an account goes: nobody is charged for what is no longer there. */
export const endAtProvider = async (
  queries: Queries,
  gateway: PaymentGateway | null,
  userId: string,
): Promise<void> => {
  const row = await find(queries, userId)
  if (gateway === null || row === null || row.status !== 'active' || row.is_ending) return
  try {
    await gateway.cancel(row.id)
  } catch (cause) {
    throw new Refusal('account.deletionFailed', { cause })
  }
}
