import { fromPromise } from 'xstate'
import { checkoutResponseSchema, type PaymentMethod, portalResponseSchema } from '#contracts/api/billing.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { call } from '#src/clients/call.ts'
import { pageLanguage } from '#src/clients/page.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineConfirmCheckout } from './effects/confirm-checkout.ts'

export const checkoutFlow = provide(checkoutMachine, {
  startCheckout: fromPromise<{ url: string }, { plan: string; method: PaymentMethod }>(({ input, signal }) =>
    call('startCheckout', checkoutResponseSchema, { body: { ...input, language: pageLanguage() }, signal }),
  ),
  openPortal: fromPromise<{ url: string }, undefined>(({ signal }) =>
    call('openBillingPortal', portalResponseSchema, { body: { language: pageLanguage() }, signal }),
  ),
  openPage: fromPromise<void, { url: string }>(({ input: { url } }) => Promise.resolve(location.assign(url))),
  confirmCheckout: defineConfirmCheckout(),
})
