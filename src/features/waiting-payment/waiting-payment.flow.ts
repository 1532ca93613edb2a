import { fromPromise } from 'xstate'
import { billingStatusResponseSchema, waitingPaymentResponseSchema } from '#contracts/api/billing.ts'
import { type CancelledPayment, waitingPaymentMachine } from '#machines/waiting-payment/waiting-payment.machine.ts'
import { queryOf } from '#src/account/reading/reading.flow.ts'
import { call } from '#src/clients/call.ts'
import { INVALIDATED_BY } from '#src/clients/invalidations.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import { provide } from '#src/flow-runtime/provide.ts'

export const waitingPaymentFlow = provide(waitingPaymentMachine, {
  /** The final status of the open checkout; null if there was none. */
  cancelPayment: fromPromise<CancelledPayment, undefined>(async ({ signal }) => {
    const { checkout } = await call('dropCheckout', billingStatusResponseSchema, { signal })
    return checkout?.status ?? null
  }),
})

/** The pending payment; null if there is none. */
export const waitingPaymentReading = queryOf(
  { name: 'waitingPayment' },
  async (signal) => (await call('readWaitingPayment', waitingPaymentResponseSchema, { signal })).waiting,
)

/** Of a payment whose time is over: whether it is, the server says. */
export const readOverdueAgain = () => queryCache.invalidate(INVALIDATED_BY.paymentOverdue)
