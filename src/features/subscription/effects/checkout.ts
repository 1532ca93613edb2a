import { fromPromise } from 'xstate'
import type { CheckoutFate } from '#machines/checkout/checkout.machine.ts'
import type { BillingApi } from '#src/clients/billing-api.ts'
import { pageLanguage } from '#src/clients/page.ts'
import { askUntil } from '#src/actors/ask-until.ts'

export const defineStartCheckout = ({ startCheckout }: Pick<BillingApi, 'startCheckout'>) =>
  fromPromise<{ url: string }, { plan: string }>(({ input: { plan }, signal }) =>
    startCheckout({ plan, language: pageLanguage() }, signal),
  )

export const defineOpenPortal = ({ openBillingPortal }: Pick<BillingApi, 'openBillingPortal'>) =>
  fromPromise<{ url: string }, undefined>(({ signal }) => openBillingPortal({ language: pageLanguage() }, signal))

/** `go` leaves for another page, and is done before that is there. */
export const defineOpenPage = (go: (url: string) => void) =>
  fromPromise<void, { url: string }>(({ input: { url } }) => Promise.resolve(go(url)))

/** `open` is no word yet: the provider's message may still be on its way. */
export const defineConfirmCheckout = ({ readCheckout }: Pick<BillingApi, 'readCheckout'>) =>
  fromPromise<CheckoutFate, { checkout: string }>(({ input: { checkout }, signal }) =>
    askUntil(async (each) => {
      const status = (await readCheckout(checkout, each))?.status ?? null
      return status === 'open' ? undefined : status
    }, signal),
  )
