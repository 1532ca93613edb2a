import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, UNREACHABLE } from '../kit/samples.ts'
import { waitingPaymentMachine } from './waiting-payment.machine.ts'

export const waitingPaymentModel = {
  machine: waitingPaymentMachine,
  inputs: { start: undefined },
  person: [{ event: { type: 'payment.cancel' } }],
  environment: [],
  streams: {},
  outcomes: {
    cancelPayment: {
      cancelled: { ok: 'canceled' },
      paid: { ok: 'paid' },
      gone: { ok: null },
      unavailable: { fail: { code: 'billing.unavailable' } satisfies Failure },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof waitingPaymentMachine>
