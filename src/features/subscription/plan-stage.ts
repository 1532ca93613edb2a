import type { Subscription } from '#contracts/api/billing.ts'
import { isEntitling } from '#contracts/plan-status.ts'
import type { PlanStage } from '#machines/plan-change/plan-change.machine.ts'

/** A plan that is not entitled has nothing to cancel. */
export const stageOf = (subscription: Subscription | null): PlanStage => {
  if (subscription === null || !isEntitling(subscription.status)) return 'ended'
  return subscription.is_ending ? 'ending' : 'renewing'
}
