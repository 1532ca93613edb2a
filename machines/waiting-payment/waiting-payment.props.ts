import { starts } from '../kit/happenings.ts'
import type { Happening, Predicate, Property } from '../kit/properties.ts'
import type { waitingPaymentMachine } from './waiting-payment.machine.ts'

type Is = Predicate<typeof waitingPaymentMachine>
type It = Happening<typeof waitingPaymentMachine>

const isWaiting: Is = (state) => state.matches('waiting')
const isDropping: Is = (state) => state.matches('dropping')
const isDropped: Is = (state) => state.matches('dropped')
const isPaid: Is = (state) => state.matches('paid')

/** Still there, and why it could not be given up. */
const isBack = ({ after }: It, code: string) => isWaiting(after) && after.context.failure?.code === code

export const waitingPaymentProperties: readonly Property<typeof waitingPaymentMachine>[] = [
  {
    says: 'A payment that was begun is shown as one that waits',
    cites: ['BILL-14'],
    kind: 'start',
    input: 'start',
    holds: (state) => isWaiting(state) && state.context.failure === null,
  },
  {
    says: 'Whoever does not want it any more gives it up',
    cites: ['BILL-17'],
    kind: 'after',
    on: 'payment.drop',
    from: isWaiting,
    holds: (it) => isDropping(it.after) && starts(it, 'dropPayment') && it.after.context.failure === null,
  },
  {
    says: 'Nothing is given up that nobody asked for',
    cites: ['BILL-17'],
    kind: 'everyStep',
    when: (it) => starts(it, 'dropPayment'),
    holds: ({ on }) => on === 'payment.drop',
  },
  {
    says: 'What was given up waits no more',
    cites: ['BILL-17'],
    kind: 'after',
    on: ['dropPayment:dropped', 'dropPayment:gone'],
    from: isDropping,
    holds: (it) => isDropped(it.after),
  },
  {
    says: 'What was paid in the meantime is told as paid',
    cites: ['BILL-17'],
    kind: 'after',
    on: 'dropPayment:paid',
    from: isDropping,
    holds: (it) => isPaid(it.after),
  },
  {
    says: 'What could not be given up stays, and says why',
    cites: ['FAIL-07'],
    kind: 'after',
    on: ['dropPayment:unavailable', 'dropPayment:unreachable', 'dropPayment:crashed'],
    from: isDropping,
    holds: (it) =>
      it.emitted.length === 0 &&
      isBack(
        it,
        { 'dropPayment:unavailable': 'billing.unavailable', 'dropPayment:unreachable': 'network.unreachable' }[it.on] ??
          'unexpected',
      ),
  },
  {
    says: 'A failure is told where it can be tried again, and nowhere else',
    cites: ['FAIL-07'],
    kind: 'always',
    holds: (state) => isWaiting(state) || state.context.failure === null,
  },
  {
    says: 'Whoever waits is told so, and nobody else',
    cites: ['FAIL-03'],
    kind: 'always',
    holds: (state) => state.hasTag('busy') === isDropping(state),
  },
]
