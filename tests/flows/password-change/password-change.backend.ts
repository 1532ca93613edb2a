import type { passwordChangeModel } from '#machines/password-change/password-change.model.ts'
import { PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { OTHER_PASSWORD, stored, type World } from '#tests/e2e/real-backend/kit/world.ts'

/** The current password in the model. */
const PRESENT = 'prosa-demo-0'

/** A person with this password; returns their local storage. */
const somebody = async (world: World, password = PRESENT) => stored(await world.join(password))

export const passwordChangeBackend: BackendOf<typeof passwordChangeModel> = {
  starts: { start: async (world) => ({ device: await somebody(world) }) },
  jobs: {
    changePassword: {
      changed: { real: (world) => somebody(world) },
      wrongCurrent: { real: (world) => somebody(world, OTHER_PASSWORD) },
      weak: PLAYED,
      same: PLAYED,
      stale: PLAYED,
      // The real limit is an hour, the model's 30 seconds.
      limited: PLAYED,
      limitedForAWhile: PLAYED,
      unreachable: PLAYED,
      crashed: PLAYED,
    },
  },
}
