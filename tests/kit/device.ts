/**
 * A device with two tabs and one stored session. Broadcasts of the auth client reach each tab in order, but with any
 * delay; all other events interleave in any order.
 */
import { type AnyEventObject, SimulatedClock } from 'xstate'
import type { AuthUser } from '#contracts/account.ts'
import type { FlowModel } from '#machines/kit/model.ts'
import { ANA, BIA } from '#machines/kit/samples.ts'
import { type Move, openTab, type Tab } from './tab.ts'

/** Outcomes that sign somebody in. */
const SIGNS_IN = new Set([
  'signIn:accepted',
  'verifyLink:verified',
  'verifyCode:verified',
  'exchangeCode:signedUp',
  'exchangeCode:passwordReset',
  'exchangeSignIn:signedIn',
])

/** A short time, and one longer than every timeout. */
const MOMENTS = [1_000, 12_000]

type Place = { name: string; tab: Tab; queue: AnyEventObject[]; callCounts: ReturnType<Tab['callCounts']> }

const deliver = ({ tab, queue }: Place) => {
  const event = queue.shift()
  if (event !== undefined) tab.announce(event)
}

export const openDevice = (model: FlowModel, stored: AuthUser | null) => {
  const clock = new SimulatedClock()
  let user = stored
  const places = ['first', 'second'].map((name): Place => {
    const tab = openTab(name, model, [ANA, BIA], clock)
    return { name, tab, queue: [{ type: 'auth.restored', user }], callCounts: tab.callCounts() }
  })

  const store = (next: AuthUser | null) => {
    user = next
    for (const { queue } of places)
      queue.push(next ? { type: 'auth.signedIn', user: next } : { type: 'auth.signedOut' })
  }
  /** Processes the new calls of each tab to its auth client. */
  const serve = () => {
    for (const place of places) {
      const { restore, signOut } = place.tab.callCounts()
      if (restore > place.callCounts.restore) place.queue.push({ type: 'auth.restored', user })
      if (signOut > place.callCounts.signOut) store(null)
      place.callCounts = { restore, signOut }
    }
  }
  const environmentMoves = (): Move[] => [
    ...places
      .filter(({ queue }) => queue.length > 0)
      .map((place) => ({ label: `${place.name} receives ${place.queue[0]?.type}`, run: () => deliver(place) })),
    ...[ANA, BIA].map((next) => ({ label: `${next.id} signs in elsewhere`, run: () => store(next) })),
    { label: 'signed out elsewhere', run: () => store(null) },
    ...MOMENTS.map((ms) => ({ label: `${ms} ms pass`, run: () => clock.increment(ms) })),
  ]

  return {
    tabs: places.map(({ tab }) => tab),
    user: () => user,
    moves: () => [...environmentMoves(), ...places.flatMap(({ tab }) => tab.moves())],
    make: async ({ src, run }: Move) => {
      if (src !== undefined && SIGNS_IN.has(src)) store(ANA)
      await run()
      serve()
    },
    /** Delivers all pending broadcasts to all tabs. */
    settle: () => {
      while (places.some(({ queue }) => queue.length > 0)) {
        places.forEach(deliver)
        serve()
      }
    },
    close: () => {
      for (const { tab } of places) tab.close()
    },
  }
}
