/** Reauthentication before irreversible actions. */
import { REAUTH_MAX_AGE, SECOND } from '#contracts/limits.ts'
import type { Exclusion, BackendOutcome } from './backend.ts'
import { OTHER_PASSWORD, storedSession } from './tour-context.ts'

/** The session is too old to count as reauthenticated. */
export const WITH_OLD_SESSION: BackendOutcome = {
  arrange: async (context) => {
    await context.passTime(REAUTH_MAX_AGE + SECOND)
    return storedSession(context.session())
  },
}

/** Tested with the real services in `tests/api/suites/second-factor.ts`. */
export const CODE_ALREADY_USED = {
  unplayable: 'the services take a code of the second factor once, and tours type the same one again',
}

/** The request is of a person with another password. */
export const WITH_OTHER_PASSWORD: BackendOutcome = {
  arrange: async (context) => storedSession(await context.createOther(OTHER_PASSWORD)),
}

/** In the state that asks for the password none was given, so none is wrong; in others the password is sufficient. */
export const excludingSecondReauthentication =
  (actor: string, asking: string): Exclusion =>
  ({ from, step }) => {
    const isAsking = from.snapshot.matches(asking)
    if (step.label === `${actor}:wrongPassword` && isAsking) return 'no password was given'
    if (step.label === `${actor}:reauthenticationNeeded` && !isAsking) return 'the password is sufficient'
    return null
  }
