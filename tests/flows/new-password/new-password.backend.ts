import { EMAIL_LINK_TTL_SECONDS, TICK } from '#contracts/limits.ts'
import { PASSWORD } from '#machines/kit/samples.ts'
import type { newPasswordModel } from '#machines/new-password/new-password.model.ts'
import { PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { OTHER_PASSWORD, stored, type World } from '#tests/e2e/real-backend/kit/world.ts'

/** A recovery session of a person with this password. */
const recovering = async (world: World, password: string) => {
  await world.join(password)
  await world.askRecovery()
  return world.openLink('recovery')
}

export const newPasswordBackend: BackendOf<typeof newPasswordModel> = {
  jobs: {
    checkSession: {
      present: { real: async (world) => stored(await recovering(world, OTHER_PASSWORD)) },
      half: PLAYED,
      missing: { real: () => {} },
      crashed: PLAYED,
    },
    setPassword: {
      saved: { real: async (world) => stored(await recovering(world, OTHER_PASSWORD)) },
      weak: PLAYED,
      same: { real: async (world) => stored(await recovering(world, PASSWORD)) },
      half: { beyond: 'a second factor needs codes, each of which the services take once' },
      // A session by password, not by recovery.
      notAllowed: { real: async (world) => stored(await world.join()) },
      expired: {
        real: async (world) => {
          const session = await recovering(world, OTHER_PASSWORD)
          await world.letPass(EMAIL_LINK_TTL_SECONDS * TICK + TICK)
          return stored(session)
        },
      },
      unreachable: PLAYED,
      crashed: PLAYED,
    },
  },
}
