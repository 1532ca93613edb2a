import { WAITLIST_KEY_PARAMETER } from '#contracts/api/waitlist.ts'
import type { waitlistModel } from '#machines/waitlist/waitlist.model.ts'
import { PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import type { World } from '#tests/e2e/real-backend/kit/world.ts'

/** The key in the model. */
const KEY = 'key-of-ana'

const entry = (world: World) => ({ email: world.email(), consent: 'accepted', language: 'pt' })

/** Joins the list, and maps the model's key to that of the mail. */
const join = async (world: World) => {
  world.meet()
  await world.must('POST', '/api/waitlist', entry(world))
  world.name(KEY, world.parameterIn(await world.newest('waitlistConfirmation'), WAITLIST_KEY_PARAMETER))
}

export const waitlistBackend: BackendOf<typeof waitlistModel> = {
  jobs: {
    joinWaitlist: {
      accepted: {
        real: (world) => {
          world.move()
          world.meet()
        },
      },
      limited: { real: (world) => world.exhaust('/api/waitlist', entry(world)) },
      unreachable: PLAYED,
      crashed: PLAYED,
    },
    confirmEntry: {
      confirmed: { real: () => {} },
      // An entry that was removed cannot be confirmed.
      spent: {
        real: async (world) => void (await world.must('POST', '/api/waitlist/leave', world.real({ key: KEY }))),
      },
      unreachable: PLAYED,
      crashed: PLAYED,
    },
    leaveWaitlist: { left: { real: () => {} }, unreachable: PLAYED, crashed: PLAYED },
  },
  environment: { 'key.found': { before: join } },
}
