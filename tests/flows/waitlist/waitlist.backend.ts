import { WAITLIST_KEY_PARAMETER } from '#contracts/api/waitlist.ts'
import type { waitlistModel } from '#machines/waitlist/waitlist.model.ts'
import { MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import type { World } from '#tests/e2e/real-backend/kit/world.ts'

/** The key in the model. */
const KEY = 'key-of-ana'

const entry = (world: World) => ({ email: world.email(), consent: 'accepted', language: 'pt' })

/** Joins the list, and maps the model's key to that of the mail. */
const join = async (world: World) => {
  world.switchPerson()
  await world.callOk('POST', '/api/waitlist', entry(world))
  world.substitute(KEY, world.parameterIn(await world.newest('waitlistConfirmation'), WAITLIST_KEY_PARAMETER))
}

export const waitlistBackend: BackendOf<typeof waitlistModel> = {
  actors: {
    joinWaitlist: {
      accepted: {
        arrange: (world) => {
          world.changeNetwork()
          world.switchPerson()
        },
      },
      limited: { arrange: (world) => world.exhaustRateLimit('/api/waitlist', entry(world)) },
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    confirmEntry: {
      confirmed: { arrange: () => {} },
      // An entry that was removed cannot be confirmed.
      spent: {
        arrange: async (world) =>
          void (await world.callOk('POST', '/api/waitlist/leave', world.substituted({ key: KEY }))),
      },
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    leaveWaitlist: { left: { arrange: () => {} }, unreachable: MOCKED, crashed: MOCKED },
  },
  environment: { 'key.found': { before: join } },
}
