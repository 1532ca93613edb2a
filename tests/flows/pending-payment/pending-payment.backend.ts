import type { pendingPaymentModel } from '#machines/pending-payment/pending-payment.model.ts'
import { choose, openCheckout } from '#tests/e2e/real-backend/kit/billing.ts'
import { WITH_OTHER_SESSION, WITH_OWN_SESSION, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'

export const pendingPaymentBackend: BackendOf<typeof pendingPaymentModel> = {
  starts: {
    start: async (context) => {
      const session = await context.createAccount()
      await choose(context, await openCheckout(context, session), 'pending-pix')
      return { device: context.adoptSession(session) }
    },
  },
  actors: {
    cancelPayment: {
      cancelled: WITH_OWN_SESSION,
      // Would have to be paid between the request and its answer.
      paid: MOCKED,
      gone: WITH_OTHER_SESSION,
      // Needs a server without a payment provider.
      unavailable: MOCKED,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
  },
}
