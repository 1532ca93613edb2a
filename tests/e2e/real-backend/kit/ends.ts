/** Ends that many tables share. */
import type { End } from './backend.ts'
import { stored, type World } from './world.ts'

const HOUR = 3_600_000

/** No setup brings the services there: it is played at the edge of the network. */
export const PLAYED: End = 'played'

/** The services come there by what was arranged before. */
export const AS_ARRANGED: End = { real: () => {} }

/** Whoever the tour is about asks, whoever lent a session before. */
export const AS_OWN: End = { real: (world) => stored(world.own()) }

/** Somebody else asks, who has nothing there and may do nothing there. */
export const AS_OTHER: End = { real: async (world) => stored(await world.other()) }

/** Whatever was counted before is forgotten by then; who asks has signed in anew. */
export const ANEW = {
  real: async (world: World) => {
    await world.letPass(HOUR)
    return world.renew()
  },
} satisfies End

/** The session is ended elsewhere while the question is on its way: its token is good for nothing. */
export const ENDED: End = {
  real: (world) => stored(world.own()),
  meanwhile: (world) => world.asOwn('POST', '/auth/v1/logout?scope=global'),
}
