import { CHECKOUT_TTL, SECOND } from '#contracts/limits.ts'
import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { choose, openCheckout, type OpenedCheckout, subscribe } from '#tests/e2e/real-backend/kit/billing.ts'
import { NO_SETUP, WITH_OTHER_SESSION, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import { excluding, type BackendOutcome, type BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { asNewMember } from '#tests/e2e/real-backend/kit/members.ts'
import { storedSession, type TourContext } from '#tests/e2e/real-backend/kit/tour-context.ts'

/** The checkout of the tour's person. */
const checkouts = new WeakMap<TourContext, OpenedCheckout>()

const returnedMember = async (context: TourContext) => {
  const member = await asNewMember(context)
  const checkout = await openCheckout(context, context.session())
  checkouts.set(context, checkout)
  context.substitute(checkoutModel.inputs.returned.checkout, checkout.id)
  return member
}

/** The provider reports the outcome chosen on its page. */
const texts = (outcome: Parameters<typeof choose>[2]): BackendOutcome => ({
  arrange: async (context) => {
    const checkout = checkouts.get(context)
    if (checkout !== undefined) await choose(context, checkout, outcome)
    return storedSession(context.session())
  },
})

const AS_SUBSCRIBER: BackendOutcome = {
  arrange: async (context) => storedSession(await subscribe(context, await context.createOther())),
}
const HAS_OUTCOME = 'a checkout with an outcome does not expire'

export const checkoutBackend: BackendOf<typeof checkoutModel> = {
  starts: { noCheckout: asNewMember, returned: returnedMember, canceled: asNewMember },
  actors: {
    startCheckout: {
      opened: WITH_OTHER_SESSION,
      had: AS_SUBSCRIBER,
      // Needs a server without a payment provider.
      unavailable: MOCKED,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    openPortal: { opened: AS_SUBSCRIBER, unreachable: MOCKED, crashed: MOCKED },
    openPage: { opened: NO_SETUP, crashed: MOCKED },
    confirmCheckout: {
      paid: texts('paid-card'),
      declined: texts('declined-card'),
      pending: texts('pending-pix'),
      expired: {
        arrange: async (context) => {
          await context.passTime(CHECKOUT_TTL + SECOND)
          return context.signInAgain()
        },
      },
      canceled: {
        arrange: async (context) => {
          await context.callAsOwn('DELETE', '/api/billing/checkout')
          return storedSession(context.session())
        },
      },
      unknown: WITH_OTHER_SESSION,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
  },
  variants: [
    excluding({
      'confirmCheckout:expired': 'played in the context without an outcome',
      'confirmCheckout:canceled': 'played in the context without an outcome',
    }),
    excluding({
      'confirmCheckout:pending': HAS_OUTCOME,
      'confirmCheckout:declined': HAS_OUTCOME,
      'confirmCheckout:paid': HAS_OUTCOME,
    }),
  ],
  // The provider's pages are never loaded; a person with a lapsed plan has every button.
  mocks: ['GET /test-gateway/checkout', 'GET /test-gateway/portal', 'GET /rest/v1/subscriptions'],
}
