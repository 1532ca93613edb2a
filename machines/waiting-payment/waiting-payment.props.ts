import { starts } from '../kit/happenings.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import type { waitingPaymentMachine } from './waiting-payment.machine.ts'

type Is = Predicate<typeof waitingPaymentMachine>
type It = Occurrence<typeof waitingPaymentMachine>

const isWaiting: Is = (state) => state.matches('waiting')
const isDropping: Is = (state) => state.matches('dropping')
const isDropped: Is = (state) => state.matches('dropped')
const isPaid: Is = (state) => state.matches('paid')

/** Still there, and why it could not be given up. */
const isBack = ({ after }: It, code: string) => isWaiting(after) && after.context.failure?.code === code

export const waitingPaymentProperties: readonly Property<typeof waitingPaymentMachine>[] = [
  {
    name: 'A payment that was begun is shown as one that waits',
    cites: ['BILL-14'],
    kind: 'start',
    input: 'start',
    expect: (state) => isWaiting(state) && state.context.failure === null,
  },
  {
    name: 'Whoever does not want it any more gives it up',
    cites: ['BILL-17'],
    kind: 'after',
    on: 'payment.drop',
    from: isWaiting,
    expect: (it) => isDropping(it.after) && starts(it, 'dropPayment') && it.after.context.failure === null,
  },
  {
    name: 'Nothing is given up that nobody asked for',
    cites: ['BILL-17'],
    kind: 'everyStep',
    when: (it) => starts(it, 'dropPayment'),
    expect: ({ on }) => on === 'payment.drop',
  },
  {
    name: 'What was given up waits no more',
    cites: ['BILL-17'],
    kind: 'after',
    on: ['dropPayment:dropped', 'dropPayment:gone'],
    from: isDropping,
    expect: (it) => isDropped(it.after),
  },
  {
    name: 'What was paid in the meantime is told as paid',
    cites: ['BILL-17'],
    kind: 'after',
    on: 'dropPayment:paid',
    from: isDropping,
    expect: (it) => isPaid(it.after),
  },
  {
    name: 'What could not be given up stays, and says why',
    cites: ['FAIL-07'],
    kind: 'after',
    on: ['dropPayment:unavailable', 'dropPayment:unreachable', 'dropPayment:crashed'],
    from: isDropping,
    expect: (it) =>
      it.emitted.length === 0 &&
      isBack(
        it,
        { 'dropPayment:unavailable': 'billing.unavailable', 'dropPayment:unreachable': 'network.unreachable' }[it.on] ??
          'unexpected',
      ),
  },
  {
    name: 'A failure is told where it can be tried again, and nowhere else',
    cites: ['FAIL-07'],
    kind: 'always',
    expect: (state) => isWaiting(state) || state.context.failure === null,
  },
  {
    name: 'Whoever waits is told so, and nobody else',
    cites: ['FAIL-03'],
    kind: 'always',
    expect: (state) => state.hasTag('busy') === isDropping(state),
  },
]
