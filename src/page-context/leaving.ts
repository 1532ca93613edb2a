/** Who leaves a page by a link is let go at once, or held while the page has something to ask first. */
import type { AroundNavHandler } from 'wouter'
import { resolvePath } from '#contracts/routes.ts'

export type Guard = {
  /** Somebody wants to leave and is held. */
  ask: () => void
  /** The page stays, under another address: another language, another filter. */
  moved: () => void
  /** Back or forward: the address has already changed. */
  steppedAway: (event: PopStateEvent) => void
}

let guard: Guard | null = null
let held: (() => void) | null = null

export const setGuard = (next: Guard | null): void => {
  guard = next
  held = null
}

// Listeners of the window are told in the order they came: this one before the router's.
if (typeof document !== 'undefined') addEventListener('popstate', (event) => guard?.steppedAway(event))

/** `go` leaves after all. */
export const hold = (go: () => void): void => {
  held = go
  guard?.ask()
}

/** Lets go of whoever is held, and of whoever comes after. */
export const leavePage = (): void => {
  const go = held
  setGuard(null)
  go?.()
}

const routeOf = (address: string) => {
  const found = resolvePath(new URL(address, location.href).pathname)
  return found.kind === 'notFound' ? null : found.route
}

/** Whether two addresses show the same page. */
export const isSamePage = (one: string, other: string): boolean =>
  routeOf(one) !== null && routeOf(one) === routeOf(other)

/** Whatever replaces its entry in the history only leads on: nobody pressed a link. */
export const goUnlessHeld: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigate(to, options)
  if (guard === null || options?.replace === true) return go()
  if (!isSamePage(to, location.href)) return hold(go)
  go()
  return guard.moved()
}
