/**
 * A device with two tabs and one stored session. What the auth client announces reaches each tab in order, but when it
 * likes; whatever else can happen happens in any order.
 */
import { type AnyEventObject, SimulatedClock } from 'xstate'
import type { AuthUser } from '#contracts/account.ts'
import type { FlowModel } from '#machines/kit/model.ts'
import { ANA, BIA } from '#machines/kit/samples.ts'
import { type Move, openTab, type Tab } from './tab.ts'

/** Ends of effects with which somebody is signed in. */
const SIGNS_IN = new Set([
  'signIn:accepted',
  'verifyLink:verified',
  'verifyCode:verified',
  'exchangeCode:signedUp',
  'exchangeCode:recovering',
  'exchangeSignIn:signedIn',
])

/** A little, and longer than anything is waited for. */
const MOMENTS = [1_000, 12_000]

type Place = { name: string; tab: Tab; queue: AnyEventObject[]; seen: ReturnType<Tab['asked']> }

const deliver = ({ tab, queue }: Place) => {
  const event = queue.shift()
  if (event !== undefined) tab.announce(event)
}

export const openDevice = (model: FlowModel, stored: AuthUser | null) => {
  const clock = new SimulatedClock()
  let user = stored
  const places = ['first', 'second'].map((name): Place => {
    const tab = openTab(name, model, [ANA, BIA], clock)
    return { name, tab, queue: [{ type: 'auth.restored', user }], seen: tab.asked() }
  })

  const store = (next: AuthUser | null) => {
    user = next
    for (const { queue } of places)
      queue.push(next ? { type: 'auth.signedIn', user: next } : { type: 'auth.signedOut' })
  }
  /** What a tab asked of its auth client since the last look: a sign-out is local first. */
  const serve = () => {
    for (const place of places) {
      const { restore, signOut } = place.tab.asked()
      if (restore > place.seen.restore) place.queue.push({ type: 'auth.restored', user })
      if (signOut > place.seen.signOut) store(null)
      place.seen = { restore, signOut }
    }
  }
  const outside = (): Move[] => [
    ...places
      .filter(({ queue }) => queue.length > 0)
      .map((place) => ({ label: `${place.name} hears ${place.queue[0]?.type}`, run: () => deliver(place) })),
    ...[ANA, BIA].map((next) => ({ label: `${next.id} signs in elsewhere`, run: () => store(next) })),
    { label: 'signed out elsewhere', run: () => store(null) },
    ...MOMENTS.map((ms) => ({ label: `${ms} ms pass`, run: () => clock.increment(ms) })),
  ]

  return {
    tabs: places.map(({ tab }) => tab),
    user: () => user,
    moves: () => [...outside(), ...places.flatMap(({ tab }) => tab.moves())],
    make: async ({ src, run }: Move) => {
      if (src !== undefined && SIGNS_IN.has(src)) store(ANA)
      await run()
      serve()
    },
    /** Every tab hears everything that was announced. */
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
