/** The plan that an account is entitled to, by the rule of `effectiveStatusOf`: the stored status may be out of date. */
import { PLAN_GRACE_DAYS } from '#contracts/limits.ts'
import { ENTITLING_STATUSES } from '#contracts/plan-status.ts'

const STATUSES = ENTITLING_STATUSES.map((status) => `'${status}'`).join(', ')

/** A query for `column` of the plan `p` of the account; no row where the free plan applies. `userId` is SQL. */
export const entitledPlan = (column: string, userId: string): string =>
  `select ${column} from public.subscriptions s join public.plans p on p.id = s.plan_id
    where s.user_uuid = ${userId} and s.status in (${STATUSES}) and (s.current_period_end is null
      or s.current_period_end + case when s.is_ending then 0 else ${PLAN_GRACE_DAYS} end * interval '1 day' > now())
    order by (s.status = 'active') desc, s.updated_at desc limit 1`
