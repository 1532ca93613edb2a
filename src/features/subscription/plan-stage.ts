import type { Subscription } from '#contracts/api/billing.ts'
import { ENTITLING_STATUSES } from '#contracts/plan-status.ts'
import type { PlanStage } from '#machines/plan-change/plan-change.machine.ts'

/** A plan that does not count has nothing to cancel. */
export const stageOf = (subscription: Subscription | null): PlanStage => {
  if (!ENTITLING_STATUSES.some((counting) => counting === subscription?.status)) return 'over'
  return subscription?.is_ending === true ? 'ending' : 'renewing'
}
