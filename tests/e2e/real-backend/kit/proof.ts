/** Who asks for what cannot be undone is proven. */
import { REAUTH_MAX_AGE, TICK } from '#contracts/limits.ts'
import type { Bar, End } from './backend.ts'
import { OTHER_PASSWORD, stored } from './world.ts'

/** The session no longer is a proof. */
export const GROWN_OLD: End = {
  real: async (world) => {
    await world.letPass(REAUTH_MAX_AGE + TICK)
    return stored(world.own())
  },
}

/** Of whoever asks, the password is another one. */
export const OTHER_PASSWORD_GIVEN: End = { real: async (world) => stored(await world.other(OTHER_PASSWORD)) }

/** While nobody gave a password (`asking`) none is wrong; whoever gave the right one is believed. */
export const provenOnce =
  (job: string, asking: string): Bar =>
  ({ from, step }) => {
    const isAsking = from.snapshot.matches(asking)
    if (step.label === `${job}:wrongPassword` && isAsking) return 'no password was given'
    if (step.label === `${job}:proofNeeded` && !isAsking) return 'the password is proof enough'
    return null
  }
