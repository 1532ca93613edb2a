import type { waitingPaymentModel } from '#machines/waiting-payment/waiting-payment.model.ts'
import { choose, openCheckout } from '#tests/e2e/real-backend/kit/billing.ts'
import { AS_OTHER, AS_OWN, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'

export const waitingPaymentBackend: BackendOf<typeof waitingPaymentModel> = {
  starts: {
    start: async (world) => {
      const session = await world.join()
      await choose(world, await openCheckout(world, session), 'pending-pix')
      return { device: world.settle(session) }
    },
  },
  jobs: {
    dropPayment: {
      dropped: AS_OWN,
      // Would have to be paid between the request and its answer.
      paid: PLAYED,
      gone: AS_OTHER,
      // Needs a server without a payment provider.
      unavailable: PLAYED,
      unreachable: PLAYED,
      crashed: PLAYED,
    },
  },
}
