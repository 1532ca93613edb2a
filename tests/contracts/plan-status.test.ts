import { expect, it } from 'vitest'
import { PLAN_GRACE_DAYS } from '#contracts/limits.ts'
import { effectiveStatusOf, isPeriodOver, planEndOf } from '#contracts/plan-status.ts'

const DAY = 86_400_000
const END = '2026-12-01T12:00:00.000Z'
const at = (days: number, milliseconds = 0) => Date.parse(END) + days * DAY + milliseconds

const statusAt = (status: string, isEnding: boolean, now: number, end: string | null = END, isCharged = false) =>
  effectiveStatusOf({ status, current_period_end: end, is_ending: isEnding, is_charged: isCharged }, now)

// Proves BILL-23.
it('an active plan is past due after its period, and ended after the grace period', () => {
  expect(
    [at(0, -1), at(0), at(PLAN_GRACE_DAYS, -1), at(PLAN_GRACE_DAYS)].map((now) => statusAt('active', false, now)),
  ).toEqual(['active', 'past_due', 'past_due', 'ended'])
  expect(planEndOf({ current_period_end: END, is_ending: false })).toBe('2026-12-06T12:00:00.000Z')
})

// Proves BILL-03.
it('a cancelled plan ends with its period', () => {
  expect([at(0, -1), at(0)].map((now) => statusAt('active', true, now))).toEqual(['active', 'ended'])
  expect(planEndOf({ current_period_end: END, is_ending: true })).toBe(END)
})

// Proves BILL-23.
it('a plan that the provider reports as past due ends after the grace period, not before', () => {
  expect([at(-1), at(0), at(PLAN_GRACE_DAYS)].map((now) => statusAt('past_due', false, now))).toEqual([
    'past_due',
    'past_due',
    'ended',
  ])
})

// Proves BILL-06.
it('a plan without a period, or with another status, keeps its status', () => {
  expect([
    statusAt('active', false, at(9_000), null),
    statusAt('replaced', false, at(9_000)),
    statusAt('on_the_moon', false, at(9_000)),
  ]).toEqual(['active', 'replaced', 'on_the_moon'])
})

const chargedStatusAt = (status: string, isEnding: boolean, now: number) => statusAt(status, isEnding, now, END, true)

// Proves BILL-43, BILL-55.
it('a plan whose next month the provider charges is past due a day after its period, or once the provider reports it', () => {
  expect([
    [at(0), at(1, -1), at(1), at(PLAN_GRACE_DAYS)].map((now) => chargedStatusAt('active', false, now)),
    chargedStatusAt('past_due', false, at(0)),
    chargedStatusAt('active', true, at(0)),
  ]).toEqual([['active', 'active', 'past_due', 'ended'], 'past_due', 'ended'])
})

// Proves BILL-23, BILL-43.
it.each([
  ['in its period', 'active', at(0, -1), END, false],
  ['from its end on, while it is renewed', 'active', at(0), END, true],
  ['in the grace period', 'past_due', at(PLAN_GRACE_DAYS, -1), END, true],
  ['after them, as the plan counts no more', 'active', at(PLAN_GRACE_DAYS), END, false],
  ['of a plan that was replaced', 'replaced', at(1), END, false],
  ['of a plan without a period', 'active', at(9_000), null, false],
] as const)('the paid period is over, or not: %s', (_, status, now, end, isOver) => {
  const subscription = { status, current_period_end: end, is_ending: false, is_charged: true }
  expect(isPeriodOver(subscription, now)).toBe(isOver)
})
