import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { defineConfirmCheckout, defineOpenPage, defineOpenPortal, defineStartCheckout } from './effects/checkout.ts'
import { billingApi } from '#src/clients/billing-api.ts'

export const checkoutFlow = checkoutMachine.provide({
  actors: {
    startCheckout: defineStartCheckout(billingApi),
    openPortal: defineOpenPortal(billingApi),
    openPage: defineOpenPage((url) => location.assign(url)),
    confirmCheckout: defineConfirmCheckout(billingApi),
  },
})
