import { WAITLIST_KEY_PARAMETER } from '#contracts/api/waitlist.ts'
import type { waitlistModel } from '#machines/waitlist/waitlist.model.ts'
import { MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import type { TourContext } from '#tests/e2e/real-backend/kit/tour-context.ts'

/** The key in the model. */
const KEY = 'key-of-ana'

const entry = (context: TourContext) => ({ email: context.email(), consent: 'accepted', language: 'pt' })

/** Joins the list, and maps the model's key to that of the mail. */
const join = async (context: TourContext) => {
  context.switchPerson()
  await context.callOk('POST', '/api/waitlist', entry(context))
  context.substitute(KEY, context.parameterIn(await context.newest('waitlistConfirmation'), WAITLIST_KEY_PARAMETER))
}

export const waitlistBackend: BackendOf<typeof waitlistModel> = {
  actors: {
    joinWaitlist: {
      accepted: {
        arrange: (context) => {
          context.changeNetwork()
          context.switchPerson()
        },
      },
      limited: { arrange: (context) => context.exhaustRateLimit('/api/waitlist', entry(context)) },
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    confirmEntry: {
      confirmed: { arrange: () => {} },
      // An entry that was removed cannot be confirmed.
      spent: {
        arrange: async (context) =>
          void (await context.callOk('POST', '/api/waitlist/leave', context.substituted({ key: KEY }))),
      },
      unreachable: MOCKED,
      crashed: MOCKED,
    },
    leaveWaitlist: { removed: { arrange: () => {} }, unreachable: MOCKED, crashed: MOCKED },
  },
  environment: { 'key.found': { before: join } },
}
