import { starts, startsNothing, startsWith } from '../kit/happenings.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import type { planChangeMachine } from './plan-change.machine.ts'

type Is = Predicate<typeof planChangeMachine>
type It = Occurrence<typeof planChangeMachine>

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
    name: `What could not be ${what} stays as it is, and says why`,
    cites: ['BILL-21'],
    kind: 'after',
    on: `${call}:unreachable`,
    from,
    expect: (it) => isBack(it) && it.after.context.failure?.code === 'network.unreachable' && it.emitted.length === 0,
  },
  {
    name: `A plan that is no longer there cannot be ${what}, and that is said`,
    cites: ['BILL-21'],
    kind: 'after',
    on: `${call}:gone`,
    from,
    expect: (it) =>
      isBack(it) && it.after.context.failure?.code === 'billing.noSubscription' && it.emitted.length === 0,
  },
  {
    name: `Whatever else goes wrong where a plan is ${what} is told as unexpected`,
    cites: ['BILL-21'],
    kind: 'after',
    on: `${call}:crashed`,
    from,
    expect: (it) => isBack(it) && it.after.context.failure?.code === 'unexpected' && it.emitted.length === 0,
  },
])

export const planChangeProperties: readonly Property<typeof planChangeMachine>[] = [
  {
    name: 'A plan that goes on is shown as one that does',
    cites: ['BILL-19'],
    kind: 'start',
    input: 'renewing',
    expect: (state) => isRenewing(state) && !state.context.isResumed && state.context.failure === null,
  },
  {
    name: 'A plan that was cancelled before is shown as ending',
    cites: ['BILL-19'],
    kind: 'start',
    input: 'ending',
    expect: (state) => isEnding(state) && state.context.failure === null,
  },
  {
    name: 'Before anything is cancelled it is shown what is kept',
    cites: ['BILL-18'],
    kind: 'after',
    on: 'cancellation.ask',
    from: isRenewing,
    expect: (it) => isAsking(it.after) && startsNothing(it) && it.after.context.failure === null,
  },
  {
    name: 'Nothing is cancelled that nobody confirmed',
    cites: ['BILL-20'],
    kind: 'everyStep',
    when: (it) => starts(it, 'cancelPlan'),
    expect: (it) => it.on.startsWith('cancellation.confirm') && isAsking(it.before) && isCancelling(it.after),
  },
  {
    name: 'A reason is passed on as it was meant',
    cites: ['BILL-18'],
    kind: 'after',
    on: 'cancellation.confirm:reasoned',
    from: isAsking,
    expect: (it) => startsWith(it, 'cancelPlan', { reason: 'Uso pouco' }) && it.after.context.failure === null,
  },
  {
    name: 'No reason is needed',
    cites: ['BILL-18'],
    kind: 'after',
    on: 'cancellation.confirm:silent',
    from: isAsking,
    expect: (it) => startsWith(it, 'cancelPlan', { reason: null }),
  },
  {
    name: 'Whoever changes their mind keeps the plan',
    cites: ['BILL-18'],
    kind: 'after',
    on: 'cancellation.drop',
    from: isAsking,
    expect: (it) => isRenewing(it.after) && startsNothing(it) && it.after.context.failure === null,
  },
  {
    name: 'A cancelled plan lasts until its period ends',
    cites: ['BILL-19'],
    kind: 'after',
    on: 'cancelPlan:cancelled',
    from: isCancelling,
    expect: (it) => isEnding(it.after),
  },
  {
    name: 'It can be taken back',
    cites: ['BILL-19'],
    kind: 'after',
    on: 'plan.resume',
    from: isEnding,
    expect: (it) => isResuming(it.after) && starts(it, 'resumePlan') && it.after.context.failure === null,
  },
  {
    name: 'Nothing is taken back that nobody asked for',
    cites: ['BILL-20'],
    kind: 'everyStep',
    when: (it) => starts(it, 'resumePlan'),
    expect: ({ on }) => on === 'plan.resume',
  },
  {
    name: 'What was taken back goes on, and is said to',
    cites: ['BILL-19'],
    kind: 'after',
    on: 'resumePlan:resumed',
    from: isResuming,
    expect: (it) => isRenewing(it.after) && it.after.context.isResumed,
  },
  {
    name: 'Only what was just taken back is said to be',
    cites: ['BILL-19'],
    kind: 'always',
    when: (state) => !isRenewing(state),
    expect: ({ context }) => !context.isResumed,
  },
  ...failures,
  {
    name: 'A failure is told where it can be tried again, and nowhere else',
    cites: ['FAIL-07'],
    kind: 'always',
    expect: (state) => isAsking(state) || isEnding(state) || state.context.failure === null,
  },
  {
    name: 'Whoever waits is told so, and nobody else',
    cites: ['FAIL-03'],
    kind: 'always',
    expect: (state) => state.hasTag('busy') === (isCancelling(state) || isResuming(state)),
  },
  {
    name: 'A plan can always be taken back, and always be cancelled',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: isRenewing,
  },
]
