/** Sets plans past due when their period ends, and ends them after the grace period, cancelled ones at once. */
import { PLAN_GRACE_DAYS } from '#contracts/limits.ts'
import { planEndOf } from '#contracts/plan-status.ts'
import { recordEvent } from '#server/account/audit-log.ts'
import type { Database, Queries } from '#server/embedded/database.ts'
import { type MoneyMailDeps, writeMoneyMail } from './money-mail.ts'

type Settled = { user_uuid: string; plan: string; current_period_end: string; is_ending: boolean }

const OVER = `update public.subscriptions s set status = 'ended', is_ending = false
  from public.plans p
  where p.id = s.plan_id and s.status in ('active', 'past_due')
    and s.current_period_end + case when s.is_ending then 0 else $1::integer end * interval '1 day' <= now()
  returning s.user_uuid, p.name as plan, s.current_period_end, s.is_ending`

const LATE = `update public.subscriptions s set status = 'past_due'
  from public.plans p
  where p.id = s.plan_id and s.status = 'active' and not s.is_ending and s.current_period_end <= now()
  returning s.user_uuid, p.name as plan, s.current_period_end, s.is_ending`

const end = async (deps: MoneyMailDeps, queries: Queries) => {
  for (const { user_uuid: userId, plan } of await queries.query<Settled>(OVER, [PLAN_GRACE_DAYS])) {
    await recordEvent(queries, 'plan.changed', { userId, sessionId: null })
    await writeMoneyMail(deps, queries, userId, () => ({ kind: 'planEnded', plan }))
  }
}

const grant = async (deps: MoneyMailDeps, queries: Queries) => {
  for (const { user_uuid: userId, plan, ...period } of await queries.query<Settled>(LATE)) {
    const until = planEndOf(period) ?? period.current_period_end
    await writeMoneyMail(deps, queries, userId, ({ day }) => ({ kind: 'planPastDue', plan, until: day(until) }))
  }
}

/** Idempotent, also across processes: a row is updated once, and only that run writes event and mail. */
export const settlePlans = async (deps: MoneyMailDeps & { db: Database }): Promise<void> => {
  await deps.db.transaction((queries) => end(deps, queries))
  await deps.db.transaction((queries) => grant(deps, queries))
}
