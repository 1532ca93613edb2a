/** A user's plan, and its cancellation. Without a row it is Free (BILL-05). */
import type { BillingPlan, BillingStatus } from '#contracts/api/billing.ts'
import { ENTITLING_STATUSES, effectiveStatusOf } from '#contracts/plan-status.ts'
import { recordEvent } from '#server/account/audit-log.ts'
import type { Database, Queries } from '#server/embedded/database.ts'
import { Refusal } from '#server/http/failures.ts'
import type { Claims } from '#server/http/bearer.ts'
import type { PaymentGateway } from './gateway.ts'
import { type MoneyMailDeps, writeMoneyMail } from './money-mail.ts'

type PlanDeps = MoneyMailDeps & { db: Database }

type Row = { id: string; status: string; current_period_end: string | null; is_ending: boolean } & BillingPlan

/** The active one, else the latest of any status, as the pages select it (BILL-04). */
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
  const { current_period_end, is_ending, code, name, monthly_transcriptions, price_cents, currency } = row
  return {
    status: effectiveStatusOf(row, Date.now()),
    plan: { code, name, monthly_transcriptions, price_cents, currency },
    current_period_end,
    is_ending,
  }
}

/** Calls the provider first: if that throws, our row does not claim a change that was not made there. */
const setEnding = async ({ db, ...deps }: PlanDeps, gateway: PaymentGateway, caller: Claims, isEnding: boolean) => {
  const row = await find(db, caller.userId)
  if (row === null || effectiveStatusOf(row, Date.now()) !== 'active') throw new Refusal('billing.noSubscription')
  await (isEnding ? gateway.cancel(row.id) : gateway.resume(row.id))
  await db.transaction(async (queries) => {
    const changed = await queries.query(
      'update public.subscriptions set is_ending = $2 where id = $1 and is_ending <> $2 returning id',
      [row.id, isEnding],
    )
    // A repeated request changes no row: no second event or mail.
    if (changed.length === 0) return
    await recordEvent(queries, 'plan.changed', caller)
    const { name: plan, current_period_end: end } = row
    if (end === null) return
    await writeMoneyMail(deps, queries, caller.userId, ({ day }) => ({
      kind: isEnding ? 'planCancelled' : 'planResumed',
      plan,
      until: day(end),
    }))
  })
}

export const cancel = (deps: PlanDeps, gateway: PaymentGateway, caller: Claims) =>
  setEnding(deps, gateway, caller, true)

export const resume = (deps: PlanDeps, gateway: PaymentGateway, caller: Claims) =>
  setEnding(deps, gateway, caller, false)

/** Before an account is deleted. Throws if the provider fails: otherwise it would go on charging a deleted account. */
export const endAtProvider = async (
  queries: Queries,
  gateway: PaymentGateway | null,
  userId: string,
): Promise<void> => {
  const row = await find(queries, userId)
  if (gateway === null || row === null || row.is_ending) return
  if (!ENTITLING_STATUSES.some((status) => status === row.status)) return
  try {
    await gateway.cancel(row.id)
  } catch (cause) {
    throw new Refusal('account.deletionFailed', { cause })
  }
}
