import type { waitingPaymentModel } from '#machines/waiting-payment/waiting-payment.model.ts'
import { choose, openCheckout } from '#tests/e2e/lived/kit/billing.ts'
import { AS_OTHER, AS_OWN, PLAYED } from '#tests/e2e/lived/kit/ends.ts'
import type { LivedOf } from '#tests/e2e/lived/kit/lived.ts'

export const waitingPaymentLived: LivedOf<typeof waitingPaymentModel> = {
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
      // Paid at the bank between the question and its answer: no setup is as fast.
      paid: PLAYED,
      gone: AS_OTHER,
      // Of a server without a provider.
      unavailable: PLAYED,
      unreachable: PLAYED,
      crashed: PLAYED,
    },
  },
}
