import { assign, setup } from 'xstate'
import type { CheckoutStatus } from '#contracts/api/billing.ts'
import type { Failure } from '#contracts/errors.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

/** Final status of the payment; null if none was pending any more. */
export type CancelledPayment = CheckoutStatus | null

export const pendingPaymentMachine = setup({
  types: {
    context: {} as { failure: Failure | null },
    events: {} as { type: 'payment.cancel' },
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'pending' | 'cancelled' | 'paid'>,
  },
  actors: { cancelPayment: unprovided<CancelledPayment>('cancelPayment') },
  guards: {
    isPaid: (_, { checkout }: { checkout: CancelledPayment }) => checkout === 'paid',
  },
  actions: {
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'pendingPayment',
  description: 'A pending payment: can be paid or cancelled.',
  context: { failure: null },
  initial: 'pending',
  states: {
    pending: {
      description: 'Shows amount, method and deadline, with a way to cancel.',
      meta: { view: 'pending' },
      exit: 'clearFailure',
      on: { 'payment.cancel': 'cancelling' },
    },
    cancelling: {
      description: 'Cancels the payment at the provider.',
      meta: { view: 'pending' },
      tags: 'busy',
      invoke: {
        id: 'cancelPayment',
        src: 'cancelPayment',
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ checkout: event.output }) },
            target: 'paid',
          },
          { target: 'cancelled' },
        ],
        onError: { target: 'pending', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    cancelled: {
      type: 'final',
      description: 'Cancelled: it can no longer be paid, and nothing was charged.',
      meta: { view: 'cancelled' },
    },
    paid: {
      type: 'final',
      description: 'It was paid meanwhile: the plan is active.',
      meta: { view: 'paid' },
    },
  },
})
