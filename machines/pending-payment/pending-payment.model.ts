import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, UNREACHABLE } from '../kit/samples.ts'
import { pendingPaymentMachine } from './pending-payment.machine.ts'

export const pendingPaymentModel = {
  machine: pendingPaymentMachine,
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
} satisfies ModelOf<typeof pendingPaymentMachine>
