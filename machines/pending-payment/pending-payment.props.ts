import { consequencesOf } from '../kit/consequences.ts'
import type { Property } from '../kit/properties.ts'
import type { pendingPaymentMachine } from './pending-payment.machine.ts'

const { ends, failures, onlyAfter, isIdleIn } = consequencesOf<typeof pendingPaymentMachine>()

const isPending = isIdleIn('pending')

export const pendingPaymentProperties: readonly Property<typeof pendingPaymentMachine>[] = [
  {
    name: 'A pending payment is shown as pending',
    cites: ['BILL-14'],
    kind: 'start',
    input: 'start',
    expect: (state) => isPending(state) && state.context.failure === null,
  },
  {
    name: 'A pending payment is cancelled by its button only',
    cites: ['BILL-17'],
    ...onlyAfter(isPending, { 'payment.cancel': { calls: { cancelPayment: undefined } } }),
  },
  {
    name: 'A cancelled payment is no longer pending, one paid meanwhile is shown as paid, and after a failure it stays, with the reason',
    cites: ['BILL-17', 'FAIL-07'],
    ...ends('cancelPayment', {
      cancelled: { shows: 'cancelled' },
      gone: { shows: 'cancelled' },
      paid: { shows: 'paid' },
      ...failures(['unavailable', 'unreachable', 'crashed'], {}),
    }),
  },
]
