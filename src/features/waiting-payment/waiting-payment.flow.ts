import { waitingPaymentMachine } from '#machines/waiting-payment/waiting-payment.machine.ts'
import { defineDropPayment } from './effects/waiting-payment.ts'
import { billingApi } from '#src/clients/billing-api.ts'
import { readingOf } from '#src/account/reading/reading.flow.ts'

export const waitingPaymentFlow = waitingPaymentMachine.provide({
  actors: { dropPayment: defineDropPayment(billingApi) },
})

/** What was begun and can still be paid; null is nothing. */
export const waitingPaymentReading = readingOf(billingApi.readWaitingPayment)
