import type { passwordChangeModel } from '#machines/password-change/password-change.model.ts'
import { MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { OTHER_PASSWORD, storedSession, type TourContext } from '#tests/e2e/real-backend/kit/tour-context.ts'

/** The current password in the model. */
const PRESENT = 'prosa-demo-0'

/** A person with this password; returns their local storage. */
const newDevice = async (context: TourContext, password = PRESENT) =>
  storedSession(await context.createAccount(password))

export const passwordChangeBackend: BackendOf<typeof passwordChangeModel> = {
  starts: { start: async (context) => ({ device: await newDevice(context) }) },
  actors: {
    changePassword: {
      changed: { arrange: (context) => newDevice(context) },
      wrongCurrent: { arrange: (context) => newDevice(context, OTHER_PASSWORD) },
      weak: MOCKED,
      same: MOCKED,
      stale: MOCKED,
      // The real limit is an hour, the model's 30 seconds.
      limited: MOCKED,
      limitedForAWhile: MOCKED,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
  },
}
