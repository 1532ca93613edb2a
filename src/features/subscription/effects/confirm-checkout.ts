import { fromPromise } from 'xstate'
import { billingStatusResponseSchema } from '#contracts/api/billing.ts'
import type { CheckoutResult } from '#machines/checkout/checkout.machine.ts'
import { AWAIT_BACKOFF, poll } from '#src/effects/poll.ts'
import { call } from '#src/clients/call.ts'
import { INVALIDATED_BY } from '#src/clients/invalidations.ts'
import { queryCache } from '#src/clients/query-cache.ts'

/** Polls while the status is `open`: the provider's webhook may be late. */
export const defineConfirmCheckout = () =>
  fromPromise<CheckoutResult, { checkout: string }>(({ input: query, signal: callerSignal }) =>
    poll(
      async (signal) => {
        const { checkout } = await call('readBillingStatus', billingStatusResponseSchema, { query, signal })
        if (checkout?.status === 'open') return undefined
        queryCache.invalidate(INVALIDATED_BY.checkoutEnded)
        return checkout === null ? null : { status: checkout.status, plan: checkout.plan_code }
      },
      AWAIT_BACKOFF,
      callerSignal,
    ),
  )
