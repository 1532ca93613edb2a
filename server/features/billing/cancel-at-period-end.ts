/** Whether a plan ends with its period: decided on our pages or on the provider's, and reported once. */
import { recordEvent } from '#server/account/audit-log.ts'
import type { Queries } from '#server/database/database.ts'
import { type BillingMailDeps, writeBillingMail } from './billing-mail.ts'

type Plan = {
  id: string
  plan: string
  /** End of the period, ISO 8601; null sends no mail. */
  until: string | null
  by: { userId: string; sessionId: string | null }
}

export const storeCancellation = async (
  deps: BillingMailDeps,
  queries: Queries,
  { id, plan, until, by }: Plan,
  cancelsAtPeriodEnd: boolean,
): Promise<void> => {
  const changed = await queries.query(
    'update public.subscriptions set is_ending = $2 where id = $1 and is_ending <> $2 returning id',
    [id, cancelsAtPeriodEnd],
  )
  // A repeated request changes no row: no second event or mail.
  if (changed.length === 0) return
  await recordEvent(queries, 'plan.changed', by)
  if (until === null) return
  await writeBillingMail(deps, queries, by.userId, ({ day }) => ({
    kind: cancelsAtPeriodEnd ? 'planCancelled' : 'planResumed',
    plan,
    until: day(until),
  }))
}
