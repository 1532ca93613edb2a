import { fromPromise } from 'xstate'
import { billingStatusResponseSchema, pendingPaymentResponseSchema } from '#contracts/api/billing.ts'
import { type CancelledPayment, pendingPaymentMachine } from '#machines/pending-payment/pending-payment.machine.ts'
import { queryOf } from '#src/account/query/query.flow.ts'
import { call } from '#src/clients/call.ts'
import { INVALIDATED_BY } from '#src/clients/invalidations.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import { provide } from '#src/flow-runtime/provide.ts'

export const pendingPaymentFlow = provide(pendingPaymentMachine, {
  /** The final status of the open checkout; null if there was none. */
  cancelPayment: fromPromise<CancelledPayment, undefined>(async ({ signal }) => {
    const { checkout } = await call('cancelCheckout', billingStatusResponseSchema, { signal })
    return checkout?.status ?? null
  }),
})

/** The pending payment; null if there is none. */
export const pendingPaymentQuery = queryOf(
  { name: 'pendingPayment' },
  async (signal) => (await call('readWaitingPayment', pendingPaymentResponseSchema, { signal })).waiting,
)

/** After the deadline of a payment by the device's clock: the server decides whether it has expired. */
export const readOverdueAgain = () => queryCache.invalidate(INVALIDATED_BY.paymentOverdue)

/** After a payment that this page did not end: the plan may have begun. */
export const readPlanAgain = () => queryCache.invalidate(INVALIDATED_BY.checkoutEnded)
