import { consequencesOf } from '../kit/consequences.ts'
import type { Property } from '../kit/properties.ts'
import type { waitingPaymentMachine } from './waiting-payment.machine.ts'

const { ends, failures, onlyAfter, rests } = consequencesOf<typeof waitingPaymentMachine>()

const isWaiting = rests('waiting')

export const waitingPaymentProperties: readonly Property<typeof waitingPaymentMachine>[] = [
  {
    name: 'A payment that was begun is shown as one that waits',
    cites: ['BILL-14'],
    kind: 'start',
    input: 'start',
    expect: (state) => isWaiting(state) && state.context.failure === null,
  },
  {
    name: 'Whoever does not want it any more gives it up, and nothing is given up that nobody asked for',
    cites: ['BILL-17'],
    ...onlyAfter(isWaiting, { 'payment.drop': { calls: { dropPayment: undefined } } }),
  },
  {
    name: 'What was given up waits no more, what was paid meanwhile is told as paid, and else it stays and says why',
    cites: ['BILL-17', 'FAIL-07'],
    ...ends('dropPayment', {
      dropped: { shows: 'dropped' },
      gone: { shows: 'dropped' },
      paid: { shows: 'paid' },
      ...failures(['unavailable', 'unreachable', 'crashed'], {}),
    }),
  },
]
