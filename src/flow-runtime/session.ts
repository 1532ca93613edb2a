/** The session flow of the tab: one actor, created outside of React, for as long as the tab is open. */
import { type Actor, createActor, type EventFromLogic } from 'xstate'
import { profileMachine } from '#machines/profile/profile.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { defineExchangeSignIn } from '#src/effects/exchange-sign-in.ts'
import { defineLoadProfile } from '#src/effects/load-profile.ts'
import { defineSignOut } from '#src/effects/sign-out.ts'
import { defineWatchAuth } from '#src/effects/watch-auth.ts'
import { dropPrefetched } from '#src/clients/prefetch.ts'
import { clients } from '#src/clients/clients.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import { lastUser } from '#src/clients/last-user.ts'
import { storedUserId } from '#src/clients/stored-session.ts'
import { flowHost } from './flow-host.ts'
import { provide } from './provide.ts'

const sessionFlow = provide(sessionMachine, {
  watchAuth: defineWatchAuth(clients),
  exchangeSignIn: defineExchangeSignIn(clients),
  profile: provide(profileMachine, { loadProfile: defineLoadProfile(clients) }),
  signOut: defineSignOut(clients),
})

export type SessionActor = Actor<typeof sessionFlow>
export type SessionEvent = Extract<
  EventFromLogic<typeof sessionFlow>,
  { type: `session.${string}` | `profile.${string}` }
>

export const startSession = (): SessionActor => {
  const actor = createActor(flowHost.provide(sessionFlow), flowHost.options)
  let id: string | null = null
  lastUser.id = storedUserId()
  actor.subscribe((state) => {
    const now = state.context.user?.id ?? null
    if (now !== null || (state.matches('signedOut') && !state.context.hasEnded)) lastUser.id = now
    // Another person, or nobody: cached answers of the last person are dropped before anything renders.
    if (id !== null && now !== id) queryCache.clear()
    if (now === null ? !state.matches('restoring') : id !== null && now !== id) dropPrefetched()
    id = now
  })
  // A page comes back from the back/forward cache as it was left, with the data of who was signed in then.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && id !== null && ![id, null].includes(storedUserId())) location.reload()
  })
  return actor.start()
}
