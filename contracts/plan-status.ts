/** Computes the current status of a subscription from its period, since the stored status may be updated later. */
import type { Subscription, SubscriptionStatus } from './api/billing.ts'
import { PLAN_GRACE_DAYS } from './limits.ts'

const DAY = 86_400_000

/** Statuses in which the period decides whether the plan is in force. */
export const ENTITLING_STATUSES = ['active', 'past_due'] as const satisfies readonly SubscriptionStatus[]

type Standing = Pick<Subscription, 'status' | 'current_period_end' | 'is_ending'>

const isCounting = (status: string) => ENTITLING_STATUSES.some((counting) => counting === status)

/** End of the plan, ISO 8601; null without one. A cancelled plan has no grace period. */
export const planEndOf = ({ current_period_end: end, is_ending: isEnding }: Omit<Standing, 'status'>) => {
  if (end === null) return null
  return new Date(Date.parse(end) + (isEnding ? 0 : PLAN_GRACE_DAYS * DAY)).toISOString()
}

/** The effective status at `now` (milliseconds), whether or not it is stored yet. */
export const effectiveStatusOf = (subscription: Standing, now: number): string => {
  const { status, current_period_end: end } = subscription
  const until = planEndOf(subscription)
  if (!isCounting(status) || end === null || until === null) return status
  if (now >= Date.parse(until)) return 'ended' satisfies SubscriptionStatus
  return now >= Date.parse(end) ? ('past_due' satisfies SubscriptionStatus) : status
}
