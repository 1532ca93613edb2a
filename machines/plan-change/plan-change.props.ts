import { starts, startsNothing, startsWith } from '../kit/happenings.ts'
import type { Happening, Predicate, Property } from '../kit/properties.ts'
import type { planChangeMachine } from './plan-change.machine.ts'

type Is = Predicate<typeof planChangeMachine>
type It = Happening<typeof planChangeMachine>

const isRenewing: Is = (state) => state.matches('renewing')
const isAsking: Is = (state) => state.matches('asking')
const isCancelling: Is = (state) => state.matches('cancelling')
const isEnding: Is = (state) => state.matches('ending')
const isResuming: Is = (state) => state.matches('resuming')

/** Back where it can be tried again. */
const isBack = ({ before, after }: It) => (isCancelling(before) ? isAsking(after) : isEnding(after))

const CALLS = [
  { call: 'cancelPlan', from: isCancelling, what: 'cancelled' },
  { call: 'resumePlan', from: isResuming, what: 'taken back' },
] as const

/** Both calls fail alike. */
const failures = CALLS.flatMap(({ call, from, what }): Property<typeof planChangeMachine>[] => [
  {
    says: `What could not be ${what} stays as it is, and says why`,
    cites: ['BILL-21'],
    kind: 'after',
    on: `${call}:unreachable`,
    from,
    holds: (it) => isBack(it) && it.after.context.failure?.code === 'network.unreachable' && it.emitted.length === 0,
  },
  {
    says: `A plan that is no longer there cannot be ${what}, and that is said`,
    cites: ['BILL-21'],
    kind: 'after',
    on: `${call}:gone`,
    from,
    holds: (it) => isBack(it) && it.after.context.failure?.code === 'billing.noSubscription' && it.emitted.length === 0,
  },
  {
    says: `Whatever else goes wrong where a plan is ${what} is told as unexpected`,
    cites: ['BILL-21'],
    kind: 'after',
    on: `${call}:crashed`,
    from,
    holds: (it) => isBack(it) && it.after.context.failure?.code === 'unexpected' && it.emitted.length === 0,
  },
])

export const planChangeProperties: readonly Property<typeof planChangeMachine>[] = [
  {
    says: 'A plan that goes on is shown as one that does',
    cites: ['BILL-19'],
    kind: 'start',
    input: 'renewing',
    holds: (state) => isRenewing(state) && !state.context.isResumed && state.context.failure === null,
  },
  {
    says: 'A plan that was cancelled before is shown as ending',
    cites: ['BILL-19'],
    kind: 'start',
    input: 'ending',
    holds: (state) => isEnding(state) && state.context.failure === null,
  },
  {
    says: 'Before anything is cancelled it is shown what is kept',
    cites: ['BILL-18'],
    kind: 'after',
    on: 'cancellation.ask',
    from: isRenewing,
    holds: (it) => isAsking(it.after) && startsNothing(it) && it.after.context.failure === null,
  },
  {
    says: 'Nothing is cancelled that nobody confirmed',
    cites: ['BILL-20'],
    kind: 'everyStep',
    when: (it) => starts(it, 'cancelPlan'),
    holds: (it) => it.on.startsWith('cancellation.confirm') && isAsking(it.before) && isCancelling(it.after),
  },
  {
    says: 'A reason is passed on as it was meant',
    cites: ['BILL-18'],
    kind: 'after',
    on: 'cancellation.confirm:reasoned',
    from: isAsking,
    holds: (it) => startsWith(it, 'cancelPlan', { reason: 'Uso pouco' }) && it.after.context.failure === null,
  },
  {
    says: 'No reason is needed',
    cites: ['BILL-18'],
    kind: 'after',
    on: 'cancellation.confirm:silent',
    from: isAsking,
    holds: (it) => startsWith(it, 'cancelPlan', { reason: null }),
  },
  {
    says: 'Whoever changes their mind keeps the plan',
    cites: ['BILL-18'],
    kind: 'after',
    on: 'cancellation.drop',
    from: isAsking,
    holds: (it) => isRenewing(it.after) && startsNothing(it) && it.after.context.failure === null,
  },
  {
    says: 'A cancelled plan lasts until its period ends',
    cites: ['BILL-19'],
    kind: 'after',
    on: 'cancelPlan:cancelled',
    from: isCancelling,
    holds: (it) => isEnding(it.after),
  },
  {
    says: 'It can be taken back',
    cites: ['BILL-19'],
    kind: 'after',
    on: 'plan.resume',
    from: isEnding,
    holds: (it) => isResuming(it.after) && starts(it, 'resumePlan') && it.after.context.failure === null,
  },
  {
    says: 'Nothing is taken back that nobody asked for',
    cites: ['BILL-20'],
    kind: 'everyStep',
    when: (it) => starts(it, 'resumePlan'),
    holds: ({ on }) => on === 'plan.resume',
  },
  {
    says: 'What was taken back goes on, and is said to',
    cites: ['BILL-19'],
    kind: 'after',
    on: 'resumePlan:resumed',
    from: isResuming,
    holds: (it) => isRenewing(it.after) && it.after.context.isResumed,
  },
  {
    says: 'Only what was just taken back is said to be',
    cites: ['BILL-19'],
    kind: 'always',
    when: (state) => !isRenewing(state),
    holds: ({ context }) => !context.isResumed,
  },
  ...failures,
  {
    says: 'A failure is told where it can be tried again, and nowhere else',
    cites: ['FAIL-07'],
    kind: 'always',
    holds: (state) => isAsking(state) || isEnding(state) || state.context.failure === null,
  },
  {
    says: 'Whoever waits is told so, and nobody else',
    cites: ['FAIL-03'],
    kind: 'always',
    holds: (state) => state.hasTag('busy') === (isCancelling(state) || isResuming(state)),
  },
  {
    says: 'A plan can always be taken back, and always be cancelled',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    holds: isRenewing,
  },
]
