import { consequencesOf } from '../kit/consequences.ts'
import type { Property } from '../kit/properties.ts'
import type { planChangeMachine } from './plan-change.machine.ts'

const { after, ends, failures, onlyAfter, rests } = consequencesOf<typeof planChangeMachine>()

const isRenewing = rests('renewing')
const isAsking = rests('asking')
const isEnding = rests('ending')

const FAILURES = ['unreachable', 'gone', 'refused', 'crashed']

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
    expect: isEnding,
  },
  {
    name: 'Before anything is cancelled it is shown what is kept',
    cites: ['BILL-18'],
    ...after(isRenewing, { 'cancellation.ask': { shows: 'asking', keeps: { isResumed: false } } }),
  },
  {
    name: 'Nothing is cancelled that nobody confirmed; a reason is passed on as it was meant, and none is needed',
    cites: ['BILL-18', 'BILL-20'],
    ...onlyAfter(isAsking, {
      'cancellation.confirm:reasoned': { calls: { cancelPlan: { reason: 'Uso pouco' } } },
      'cancellation.confirm:silent': { calls: { cancelPlan: { reason: null } } },
    }),
  },
  {
    name: 'Whoever changes their mind keeps the plan',
    cites: ['BILL-18'],
    ...after(isAsking, { 'cancellation.drop': { shows: 'renewing', failure: null } }),
  },
  {
    name: 'A cancelled plan lasts until its period ends; one that could not be cancelled goes on, and why is told',
    cites: ['BILL-19', 'BILL-21', 'FAIL-07'],
    ...ends('cancelPlan', { cancelled: { shows: 'ending' }, ...failures(FAILURES, {}) }),
  },
  {
    name: 'It can be taken back, and nothing is taken back that nobody asked for',
    cites: ['BILL-19', 'BILL-20'],
    ...onlyAfter(isEnding, { 'plan.resume': { calls: { resumePlan: undefined } } }),
  },
  {
    name: 'What was taken back goes on, and is said to; what could not be stays as it is, and says why',
    cites: ['BILL-19', 'BILL-21', 'FAIL-07'],
    ...ends('resumePlan', {
      resumed: { shows: 'renewing', keeps: { isResumed: true } },
      ...failures(FAILURES, {}),
    }),
  },
  {
    name: 'A plan can always be taken back, and always be cancelled',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: isRenewing,
  },
]
