/** Derives the current status of a subscription from its period: the stored status may be updated later. */
import type { Subscription, SubscriptionStatus } from './api/billing.ts'
import { PLAN_GRACE_DAYS } from './limits.ts'

const DAY = 86_400_000

/** Statuses with which a plan counts as long as its period lasts. */
export const COUNTING_STATUSES = ['active', 'past_due'] as const satisfies readonly SubscriptionStatus[]

type Standing = Pick<Subscription, 'status' | 'current_period_end' | 'is_ending'>

const isCounting = (status: string) => COUNTING_STATUSES.some((counting) => counting === status)

/** When the plan stops to count, ISO 8601; null where no time is set. A cancelled one has no days of grace. */
export const countsUntil = ({ current_period_end: end, is_ending: isEnding }: Omit<Standing, 'status'>) => {
  if (end === null) return null
  return new Date(Date.parse(end) + (isEnding ? 0 : PLAN_GRACE_DAYS * DAY)).toISOString()
}

/** The status that holds at `now` (milliseconds), whether or not it was written down yet. */
export const standingOf = (subscription: Standing, now: number): string => {
  const { status, current_period_end: end } = subscription
  const until = countsUntil(subscription)
  if (!isCounting(status) || end === null || until === null) return status
  if (now >= Date.parse(until)) return 'ended' satisfies SubscriptionStatus
  return now >= Date.parse(end) ? ('past_due' satisfies SubscriptionStatus) : status
}
