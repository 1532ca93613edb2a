/** Outcomes that many tables share. */
import type { End } from './backend.ts'
import { stored, type World } from './world.ts'

const HOUR = 3_600_000

/** The services cannot be brought there: the reply is mocked. */
export const PLAYED: End = 'played'

/** No setup needed: earlier arrangements lead there. */
export const AS_ARRANGED: End = { real: () => {} }

/** The request has the session of the tour's person, even if a session of another was used before. */
export const AS_OWN: End = { real: (world) => stored(world.own()) }

/** The request has the session of another person, without data and permissions. */
export const AS_OTHER: End = { real: async (world) => stored(await world.other()) }

/** An hour later, when rate limits have been reset, with a new session. */
export const ANEW = {
  real: async (world: World) => {
    await world.letPass(HOUR)
    return world.renew()
  },
} satisfies End

/** The session is ended elsewhere while the request is pending, so its token is refused. */
export const ENDED: End = {
  real: (world) => stored(world.own()),
  meanwhile: (world) => world.asOwn('POST', '/auth/v1/logout?scope=global'),
}
