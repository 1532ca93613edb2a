import { consequencesOf } from '../kit/consequences.ts'
import { hasNoErrors, startsNothing, isUnchanged } from '../kit/predicates.ts'
import type { Property } from '../kit/properties.ts'
import type { planChangeMachine } from './plan-change.machine.ts'

const { after, ends, failures, onlyAfter, isIdleIn } = consequencesOf<typeof planChangeMachine>()

const isRenewing = isIdleIn('renewing')
const isConfirming = isIdleIn('confirming')
const isEnding = isIdleIn('ending')
const isEnded = isIdleIn('ended')

/** The plan that was read again, and the view that shows it. */
const NEWS = new Map<string, typeof isRenewing>([
  ['plan.cancelled', isEnding],
  ['plan.resumed', isRenewing],
  ['plan.ended', isEnded],
])

const FAILURES = ['unreachable', 'gone', 'refused', 'crashed']

export const planChangeProperties: readonly Property<typeof planChangeMachine>[] = [
  {
    name: 'A renewing plan is shown as renewing',
    cites: ['BILL-19'],
    kind: 'start',
    input: 'renewing',
    expect: (state) => isRenewing(state) && state.context.done === null && hasNoErrors(state),
  },
  {
    name: 'A cancelled plan is shown as ending',
    cites: ['BILL-19'],
    kind: 'start',
    input: 'ending',
    expect: isEnding,
  },
  {
    name: 'A plan that ended offers no change',
    cites: ['BILL-20'],
    kind: 'everyStep',
    when: ({ before }) => isEnded(before),
    expect: startsNothing,
  },
  {
    name: 'A plan that had ended before is not reported as cancelled',
    cites: ['BILL-20'],
    kind: 'start',
    input: 'ended',
    expect: (state) => isEnded(state) && state.context.done === null,
  },
  {
    name: 'Before a cancellation the remaining features are shown',
    cites: ['BILL-18'],
    ...after(isRenewing, { 'cancellation.ask': { shows: 'confirming', context: { done: null } } }),
  },
  {
    name: 'Only a confirmation cancels; the reason is optional and sent trimmed',
    cites: ['BILL-18', 'BILL-20'],
    ...onlyAfter(isConfirming, {
      'cancellation.confirm:reasoned': { calls: { cancelPlan: { reason: 'Uso pouco' } } },
      'cancellation.confirm:silent': { calls: { cancelPlan: { reason: null } } },
    }),
  },
  {
    name: 'A reason that is too long is an issue at its field, and nothing is cancelled',
    cites: ['FIELD-24'],
    ...after(isConfirming, { 'cancellation.confirm:tooLong': { failure: null, issues: { reason: 'reason.tooLong' } } }),
  },
  {
    name: 'Issues and failures are shown in the confirmation question and disappear with it',
    cites: ['BILL-18'],
    kind: 'always',
    when: ({ context }) => Object.keys(context.issues).length > 0,
    expect: isConfirming,
  },
  {
    name: 'Closing the question keeps the plan',
    cites: ['BILL-18'],
    ...after(isConfirming, { 'cancellation.discard': { shows: 'renewing', failure: null, issues: {} } }),
  },
  {
    name: 'A cancelled plan runs until its period ends, one whose period is over ends at once; after a failure it stays, with the reason',
    cites: ['BILL-19', 'BILL-21', 'BILL-50', 'FAIL-07'],
    ...ends('cancelPlan', {
      cancelled: { shows: 'ending', context: { done: null } },
      ended: { shows: 'ended', context: { done: 'ended' } },
      ...failures(FAILURES, {}),
    }),
  },
  {
    name: 'The cancellation can be undone, by its button only',
    cites: ['BILL-19', 'BILL-20'],
    ...onlyAfter(isEnding, { 'plan.resume': { calls: { resumePlan: undefined } } }),
  },
  {
    name: 'A resumed plan is confirmed; after a failure it stays cancelled, with the reason',
    cites: ['BILL-19', 'BILL-21', 'FAIL-07'],
    ...ends('resumePlan', {
      resumed: { shows: 'renewing', context: { done: 'resumed' } },
      ...failures(FAILURES, {}),
    }),
  },
  {
    name: 'A change made elsewhere is shown once the plan is read again, unless a change is being saved here',
    cites: ['BILL-51'],
    kind: 'everyStep',
    when: ({ on }) => NEWS.has(on),
    expect: (it) => {
      const shown = NEWS.get(it.on)
      const isIdle = isRenewing(it.before) || isConfirming(it.before) || isEnding(it.before) || isEnded(it.before)
      const isKnown = shown === undefined || shown(it.before) || (shown === isRenewing && isConfirming(it.before))
      if (!isIdle || isKnown) return isUnchanged(it)
      return shown(it.after) && it.after.context.done === null && hasNoErrors(it.after) && startsNothing(it)
    },
  },
  {
    name: 'Cancelling and resuming can always be reached',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: (state) => isRenewing(state) || isEnded(state),
  },
]
