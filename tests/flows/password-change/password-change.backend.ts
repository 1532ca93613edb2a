import type { passwordChangeModel } from '#machines/password-change/password-change.model.ts'
import { MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { OTHER_PASSWORD, storedSession, type World } from '#tests/e2e/real-backend/kit/world.ts'

/** The current password in the model. */
const PRESENT = 'prosa-demo-0'

/** A person with this password; returns their local storage. */
const somebody = async (world: World, password = PRESENT) => storedSession(await world.createAccount(password))

export const passwordChangeBackend: BackendOf<typeof passwordChangeModel> = {
  starts: { start: async (world) => ({ device: await somebody(world) }) },
  actors: {
    changePassword: {
      changed: { arrange: (world) => somebody(world) },
      wrongCurrent: { arrange: (world) => somebody(world, OTHER_PASSWORD) },
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
