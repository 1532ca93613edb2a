import { fromPromise } from 'xstate'
import { billingStatusResponseSchema } from '#contracts/api/billing.ts'
import type { CheckoutFate } from '#machines/checkout/checkout.machine.ts'
import { askUntil } from '#src/actors/ask-until.ts'
import { call } from '#src/clients/call.ts'

/** `open` is no word yet: the provider's message may still be on its way. */
export const defineConfirmCheckout = () =>
  fromPromise<CheckoutFate, { checkout: string }>(({ input: query, signal: whole }) =>
    askUntil(async (signal) => {
      const { checkout } = await call('readBillingStatus', billingStatusResponseSchema, { query, signal })
      const status = checkout?.status ?? null
      return status === 'open' ? undefined : status
    }, whole),
  )
