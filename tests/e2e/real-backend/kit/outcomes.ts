/** Outcomes that many tables share. */
import type { BackendOutcome } from './backend.ts'
import { storedSession, type TourContext } from './tour-context.ts'

const HOUR = 3_600_000

/** The services cannot be brought there: the reply is mocked. */
export const MOCKED: BackendOutcome = 'mocked'

/** No setup needed: earlier arrangements lead there. */
export const NO_SETUP: BackendOutcome = { arrange: () => {} }

/** The request has the session of the tour's person, even if a session of another was used before. */
export const WITH_OWN_SESSION: BackendOutcome = { arrange: (context) => storedSession(context.session()) }

/** The request has the session of another person, without data and permissions. */
export const WITH_OTHER_SESSION: BackendOutcome = {
  arrange: async (context) => storedSession(await context.createOther()),
}

/** An hour later, when rate limits have been reset, with a new session. */
export const WITH_NEW_SESSION = {
  arrange: async (context: TourContext) => {
    await context.passTime(HOUR)
    return context.signInAgain()
  },
} satisfies BackendOutcome

/** The session is ended elsewhere while the request is pending, so its token is rejected. */
export const WITH_REVOKED_SESSION: BackendOutcome = {
  arrange: (context) => storedSession(context.session()),
  whilePending: (context) => context.callAsOwn('POST', '/auth/v1/logout?scope=global'),
}
