/** Runs the arrival flow while the site is open: URL changes are its events, the place to show is its state. */
import { flushSync } from 'react-dom'
import { type ArrivalEvent, type ArrivalState, begin, transition } from './transition.ts'
import type { Place } from '#src/page-context/place.ts'
import { type ArrivalBrowser, browser } from './browser.ts'

export type Arrival = {
  getState: () => ArrivalState
  subscribe: (listener: () => void) => () => void
  send: (event: ArrivalEvent) => void
  /** Called once, after hydration. */
  start: () => void
}

type First = { place: Place; isMissing?: boolean }

export const createArrival = (
  { place, isMissing = false }: First,
  { effects, run, watch }: ArrivalBrowser = browser,
): Arrival => {
  let state = begin({ place, isMissing })
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const isShown = (shown: Place) => state.shown === shown

  /** The result of an effect is ignored if its state has been left meanwhile. */
  const startEffect = (began: ArrivalState) =>
    effects[began.at]?.(began, (event) => {
      if (state === began) send(event)
    })

  const send = (event: ArrivalEvent) => {
    const before = state
    const { state: next, commands } = transition(before, event)
    if (next === before) return
    state = next
    // Rendered synchronously: the commands act on the DOM of the new page.
    if (next.shown === before.shown) notify()
    else flushSync(notify)
    for (const command of commands) run(command, isShown)
    if (state === next) startEffect(next)
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send,
    start: () => {
      startEffect(state)
      watch(state, send, isShown)
    },
  }
}
