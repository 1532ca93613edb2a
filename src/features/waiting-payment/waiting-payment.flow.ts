import { fromPromise } from 'xstate'
import { billingStatusResponseSchema, waitingPaymentResponseSchema } from '#contracts/api/billing.ts'
import { type DroppedFate, waitingPaymentMachine } from '#machines/waiting-payment/waiting-payment.machine.ts'
import { queryOf } from '#src/account/reading/reading.flow.ts'
import { call } from '#src/clients/call.ts'
import { provide } from '#src/flow-runtime/provide.ts'

export const waitingPaymentFlow = provide(waitingPaymentMachine, {
  /** What became of the open one; null where there was none. */
  dropPayment: fromPromise<DroppedFate, undefined>(async ({ signal }) => {
    const { checkout } = await call('dropCheckout', billingStatusResponseSchema, { signal })
    return checkout?.status ?? null
  }),
})

/** What was begun and can still be paid; null is nothing. */
export const waitingPaymentReading = queryOf(
  { name: 'waitingPayment' },
  async (signal) => (await call('readWaitingPayment', waitingPaymentResponseSchema, { signal })).waiting,
)
