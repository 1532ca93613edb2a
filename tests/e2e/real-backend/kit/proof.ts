/** Re-authentication before irreversible actions. */
import { REAUTH_MAX_AGE, TICK } from '#contracts/limits.ts'
import type { Bar, End } from './backend.ts'
import { OTHER_PASSWORD, stored } from './world.ts'

/** The session is too old to be a proof of identity. */
export const GROWN_OLD: End = {
  real: async (world) => {
    await world.letPass(REAUTH_MAX_AGE + TICK)
    return stored(world.own())
  },
}

/** Tested with the real services in `tests/api/suites/second-factor.ts`. */
export const ONE_CODE = {
  beyond: 'the services take a code of the second factor once, and tours type the same one again',
}

/** The request is of a person with another password. */
export const OTHER_PASSWORD_GIVEN: End = { real: async (world) => stored(await world.other(OTHER_PASSWORD)) }

/** In the state `asking` no password was given, so none is wrong; in others the password is a sufficient proof. */
export const provenOnce =
  (job: string, asking: string): Bar =>
  ({ from, step }) => {
    const isAsking = from.snapshot.matches(asking)
    if (step.label === `${job}:wrongPassword` && isAsking) return 'no password was given'
    if (step.label === `${job}:proofNeeded` && !isAsking) return 'the password is proof enough'
    return null
  }
