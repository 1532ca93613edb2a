import type { planChangeModel } from '#machines/plan-change/plan-change.model.ts'
import { subscribe } from '#tests/e2e/real-backend/kit/billing.ts'
import {
  WITH_OTHER_SESSION,
  WITH_OWN_SESSION,
  WITH_REVOKED_SESSION,
  MOCKED,
} from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'

export const planChangeBackend: BackendOf<typeof planChangeModel> = {
  starts: {
    renewing: async (context) => ({
      device: context.adoptSession(await subscribe(context, await context.createAccount())),
    }),
  },
  actors: {
    cancelPlan: {
      cancelled: WITH_OWN_SESSION,
      // Only after its period: tests/api/suites/charges.ts.
      ended: MOCKED,
      gone: WITH_OTHER_SESSION,
      unreachable: MOCKED,
      refused: WITH_REVOKED_SESSION,
      crashed: MOCKED,
    },
    resumePlan: {
      resumed: WITH_OWN_SESSION,
      gone: WITH_OTHER_SESSION,
      unreachable: MOCKED,
      refused: WITH_REVOKED_SESSION,
      crashed: MOCKED,
    },
  },
}
