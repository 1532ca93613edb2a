/** The tab's session for a page: signed out, or of a person with access to the page. No service is called. */
import { vi } from 'vitest'
import { type AnyStateMachine, fromCallback, fromPromise } from 'xstate'
import type { AuthUser } from '#contracts/account.ts'
import { ADMIN, ANA, MEMBER } from '#machines/kit/samples.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { flowHost } from '#src/flow-runtime/flow-host.ts'
import { requiredRoleOf } from '#src/app/pages.ts'
import type { PageId } from '#src/page-context/place.ts'
import { currentAccount, ensureSession, sendSession } from '#src/flow-runtime/session-store.ts'

const CLARA: AuthUser = { id: 'auth-clara', email: 'clara@prosa.test', fullName: ADMIN.name }
const PEOPLE = { user: ANA, admin: CLARA }

let send: (event: { type: 'auth.signedIn'; user: AuthUser }) => void = () => {}

const mockMachine: AnyStateMachine = sessionMachine.provide({
  actors: {
    watchAuth: fromCallback(({ sendBack }) => {
      send = sendBack
      sendBack({ type: 'auth.restored', user: null })
    }),
    profile: fromPromise(({ input }) => Promise.resolve((input as { user: AuthUser }).user === CLARA ? ADMIN : MEMBER)),
    signOut: fromPromise(() => Promise.resolve()),
  } as object,
})

flowHost.provide = (machine) => (machine.id === mockMachine.id ? (mockMachine as typeof machine) : machine)

/** Waits until the whole page has the session. */
export const startSessionFor = async (page: PageId): Promise<void> => {
  const requiredRole = requiredRoleOf(page)
  await ensureSession()
  if (requiredRole !== null) send({ type: 'auth.signedIn', user: PEOPLE[requiredRole] })
  else sendSession({ type: 'session.signOut' })
  const status = requiredRole === null ? 'signedOut' : 'signedIn'
  await vi.waitUntil(() => currentAccount().status === status)
}
