import type { Failure } from '#contracts/errors.ts'
import { CANCEL_REASON_MAX_LENGTH } from '#contracts/limits.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, UNREACHABLE } from '../kit/samples.ts'
import { planChangeMachine } from './plan-change.machine.ts'

const REFUSED = { fail: { code: 'auth.unauthenticated' } satisfies Failure }
const GONE = { fail: { code: 'billing.noSubscription' } satisfies Failure }

export const planChangeModel = {
  machine: planChangeMachine,
  inputs: { renewing: { stage: 'renewing' }, ending: { stage: 'ending' }, ended: { stage: 'ended' } },
  person: [
    { event: { type: 'cancellation.ask' } },
    { case: 'reasoned', event: { type: 'cancellation.confirm', values: { reason: ' Uso pouco ' } } },
    { case: 'silent', event: { type: 'cancellation.confirm', values: { reason: '' } } },
    {
      case: 'tooLong',
      event: { type: 'cancellation.confirm', values: { reason: 'a'.repeat(CANCEL_REASON_MAX_LENGTH + 1) } },
    },
    { event: { type: 'cancellation.discard' } },
    { event: { type: 'plan.resume' } },
  ],
  // In another tab.
  environment: [
    { event: { type: 'plan.cancelled' } },
    { event: { type: 'plan.resumed' } },
    { event: { type: 'plan.ended' } },
  ],
  streams: {},
  outcomes: {
    cancelPlan: {
      cancelled: { ok: 'atPeriodEnd' },
      ended: { ok: 'atOnce' },
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
