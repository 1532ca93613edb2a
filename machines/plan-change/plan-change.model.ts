import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, UNREACHABLE } from '../kit/samples.ts'
import { planChangeMachine } from './plan-change.machine.ts'

const REFUSED = { fail: { code: 'auth.unauthenticated' } satisfies Failure }
const GONE = { fail: { code: 'billing.noSubscription' } satisfies Failure }

export const planChangeModel = {
  machine: planChangeMachine,
  inputs: { renewing: { isEnding: false }, ending: { isEnding: true } },
  person: [
    { event: { type: 'cancellation.ask' } },
    { case: 'reasoned', event: { type: 'cancellation.confirm', reason: ' Uso pouco ' } },
    { case: 'silent', event: { type: 'cancellation.confirm', reason: '' } },
    { event: { type: 'cancellation.drop' } },
    { event: { type: 'plan.resume' } },
  ],
  // In another tab.
  environment: [{ event: { type: 'plan.cancelled' } }, { event: { type: 'plan.resumed' } }],
  streams: {},
  outcomes: {
    cancelPlan: {
      cancelled: { ok: undefined },
      gone: GONE,
      unreachable: UNREACHABLE,
      refused: REFUSED,
      crashed: CRASHED,
    },
    resumePlan: {
      resumed: { ok: undefined },
      gone: GONE,
      unreachable: UNREACHABLE,
      refused: REFUSED,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof planChangeMachine>
