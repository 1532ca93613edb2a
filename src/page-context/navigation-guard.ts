/** Navigation guard: a navigation proceeds at once, or is held while the page asks about unsaved changes. */
import type { AroundNavHandler } from 'wouter'
import { resolvePath } from '#contracts/routes.ts'

export type NavigationGuard = {
  /** A navigation was held: ask. */
  ask: () => void
  /** The URL changed, but the page is the same: another language or filter. */
  moved: () => void
  /** Back or forward: the URL has already changed. */
  onPopState: (event: PopStateEvent) => void
}

let guard: NavigationGuard | null = null
let held: (() => void) | null = null

export const setNavigationGuard = (next: NavigationGuard | null): void => {
  guard = next
  held = null
}

// Listeners run in the order of registration: this one has to come before the router's.
if (typeof document !== 'undefined') addEventListener('popstate', (event) => guard?.onPopState(event))

/** `go` resumes the navigation. */
export const blockNavigation = (go: () => void): void => {
  held = go
  guard?.ask()
}

/** Removes the guard and resumes the held navigation. */
export const resumeNavigation = (): void => {
  const go = held
  setNavigationGuard(null)
  go?.()
}

const routeOf = (address: string) => {
  const found = resolvePath(new URL(address, location.href).pathname)
  return found.kind === 'notFound' ? null : found.route
}

/** Whether two addresses show the same page. */
export const isSamePage = (one: string, other: string): boolean =>
  routeOf(one) !== null && routeOf(one) === routeOf(other)

/** Wraps the router's navigation. `replace` navigations are redirects, not clicks, and are never held. */
export const navigateUnlessBlocked: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigate(to, options)
  if (guard === null || options?.replace === true) return go()
  if (!isSamePage(to, location.href)) return blockNavigation(go)
  go()
  return guard.moved()
}
