import type { planChangeModel } from '#machines/plan-change/plan-change.model.ts'
import { subscribe } from '#tests/e2e/real-backend/kit/billing.ts'
import { AS_OTHER, AS_OWN, ENDED, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'

export const planChangeBackend: BackendOf<typeof planChangeModel> = {
  starts: { renewing: async (world) => ({ device: world.settle(await subscribe(world, await world.join())) }) },
  jobs: {
    cancelPlan: { cancelled: AS_OWN, gone: AS_OTHER, unreachable: PLAYED, refused: ENDED, crashed: PLAYED },
    resumePlan: { resumed: AS_OWN, gone: AS_OTHER, unreachable: PLAYED, refused: ENDED, crashed: PLAYED },
  },
}
