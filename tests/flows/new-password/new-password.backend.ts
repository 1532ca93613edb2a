import { EMAIL_LINK_TTL_SECONDS, SECOND } from '#contracts/limits.ts'
import { PASSWORD } from '#machines/kit/samples.ts'
import type { newPasswordModel } from '#machines/new-password/new-password.model.ts'
import { MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { OTHER_PASSWORD, storedSession, type World } from '#tests/e2e/real-backend/kit/world.ts'

/** A recovery session of a person with this password. */
const recovering = async (world: World, password: string) => {
  await world.createAccount(password)
  await world.requestRecovery()
  return world.openLink('recovery')
}

export const newPasswordBackend: BackendOf<typeof newPasswordModel> = {
  actors: {
    checkSession: {
      present: { arrange: async (world) => storedSession(await recovering(world, OTHER_PASSWORD)) },
      half: MOCKED,
      missing: { arrange: () => {} },
      ended: MOCKED,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    setPassword: {
      saved: { arrange: async (world) => storedSession(await recovering(world, OTHER_PASSWORD)) },
      weak: MOCKED,
      same: { arrange: async (world) => storedSession(await recovering(world, PASSWORD)) },
      half: { unplayable: 'a second factor needs codes, each of which the services take once' },
      // A session by password, not by recovery.
      notAllowed: { arrange: async (world) => storedSession(await world.createAccount()) },
      expired: {
        arrange: async (world) => {
          const session = await recovering(world, OTHER_PASSWORD)
          await world.letPass(EMAIL_LINK_TTL_SECONDS * SECOND + SECOND)
          return storedSession(session)
        },
      },
      unreachable: MOCKED,
      crashed: MOCKED,
    },
  },
}
