/** Computes the current status of a subscription from its period, since the stored status may be updated later. */
import type { Subscription, SubscriptionStatus } from './api/billing.ts'
import { PLAN_GRACE_DAYS } from './limits.ts'

const DAY = 86_400_000

/** Statuses in which the period decides whether the plan is in force. */
export const ENTITLING_STATUSES = ['active', 'past_due'] as const satisfies readonly SubscriptionStatus[]

/** Milliseconds after its period in which a renewal is not late yet: the provider prepares it before it charges it. */
export const RENEWAL_TIME = DAY

type PlanState = Pick<Subscription, 'status' | 'current_period_end' | 'is_ending'> & {
  /** The provider charges the next month by itself. */
  is_charged: boolean
}

export const isEntitling = (status: string): boolean => ENTITLING_STATUSES.some((entitling) => entitling === status)

/** End of the plan, ISO 8601; null without one. A cancelled plan has no grace period. */
export const planEndOf = ({
  current_period_end: end,
  is_ending: isEnding,
}: Pick<PlanState, 'current_period_end' | 'is_ending'>) => {
  if (end === null) return null
  return new Date(Date.parse(end) + (isEnding ? 0 : PLAN_GRACE_DAYS * DAY)).toISOString()
}

/** The effective status at `now` (milliseconds), whether or not it is stored yet. */
export const effectiveStatusOf = (subscription: PlanState, now: number): string => {
  const { status, current_period_end: end, is_charged: isCharged } = subscription
  const until = planEndOf(subscription)
  if (!isEntitling(status) || end === null || until === null) return status
  if (now >= Date.parse(until)) return 'ended' satisfies SubscriptionStatus
  const lateFrom = Date.parse(end) + (isCharged ? RENEWAL_TIME : 0)
  return now >= lateFrom ? ('past_due' satisfies SubscriptionStatus) : status
}

/** Whether its paid period is over at `now`, though the plan is still in force: unpaid, or being renewed. */
export const isPeriodOver = (subscription: PlanState, now: number): boolean => {
  const { current_period_end: end } = subscription
  return end !== null && now >= Date.parse(end) && isEntitling(effectiveStatusOf(subscription, now))
}
