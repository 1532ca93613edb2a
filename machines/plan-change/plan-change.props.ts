import { consequencesOf } from '../kit/consequences.ts'
import { isSame, staysAsItWas } from '../kit/predicates.ts'
import type { Property } from '../kit/properties.ts'
import type { planChangeMachine } from './plan-change.machine.ts'

const { after, ends, failures, onlyAfter, rests } = consequencesOf<typeof planChangeMachine>()

const isRenewing = rests('renewing')
const isAsking = rests('asking')
const isEnding = rests('ending')

const FAILURES = ['unreachable', 'gone', 'refused', 'crashed']

export const planChangeProperties: readonly Property<typeof planChangeMachine>[] = [
  {
    name: 'A renewing plan is shown as renewing',
    cites: ['BILL-19'],
    kind: 'start',
    input: 'renewing',
    expect: (state) => isRenewing(state) && !state.context.isResumed && state.context.failure === null,
  },
  {
    name: 'A cancelled plan is shown as ending',
    cites: ['BILL-19'],
    kind: 'start',
    input: 'ending',
    expect: isEnding,
  },
  {
    name: 'Before a cancellation it shows what remains available',
    cites: ['BILL-18'],
    ...after(isRenewing, { 'cancellation.ask': { shows: 'asking', keeps: { isResumed: false } } }),
  },
  {
    name: 'Only a confirmation cancels; the reason is optional and sent trimmed',
    cites: ['BILL-18', 'BILL-20'],
    ...onlyAfter(isAsking, {
      'cancellation.confirm:reasoned': { calls: { cancelPlan: { reason: 'Uso pouco' } } },
      'cancellation.confirm:silent': { calls: { cancelPlan: { reason: null } } },
    }),
  },
  {
    name: 'Closing the question keeps the plan',
    cites: ['BILL-18'],
    ...after(isAsking, { 'cancellation.drop': { shows: 'renewing', failure: null } }),
  },
  {
    name: 'A cancelled plan runs until its period ends; after a failure it keeps renewing, with the reason',
    cites: ['BILL-19', 'BILL-21', 'FAIL-07'],
    ...ends('cancelPlan', { cancelled: { shows: 'ending' }, ...failures(FAILURES, {}) }),
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
      resumed: { shows: 'renewing', keeps: { isResumed: true } },
      ...failures(FAILURES, {}),
    }),
  },
  {
    name: 'What was changed elsewhere is shown once it is read again, unless a change is being saved here',
    cites: ['BILL-51'],
    kind: 'everyStep',
    when: ({ on }) => on === 'plan.cancelled' || on === 'plan.resumed',
    expect: (it) => {
      const isNews = it.on === 'plan.cancelled' ? isRenewing(it.before) || isAsking(it.before) : isEnding(it.before)
      if (!isNews) return staysAsItWas(it)
      const { isResumed, failure } = it.after.context
      const isShown = isEnding(it.before) ? isRenewing(it.after) : isEnding(it.after)
      return isShown && isSame([isResumed, failure], [false, null]) && it.calls.length === 0
    },
  },
  {
    name: 'Cancelling and resuming can always be reached',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: isRenewing,
  },
]
