import { fromPromise } from 'xstate'
import type { DroppedFate } from '#machines/waiting-payment/waiting-payment.machine.ts'
import type { BillingApi } from '#src/clients/billing-api.ts'

export const defineDropPayment = ({ dropCheckout }: Pick<BillingApi, 'dropCheckout'>) =>
  fromPromise<DroppedFate, undefined>(async ({ signal }) => (await dropCheckout(signal))?.status ?? null)
