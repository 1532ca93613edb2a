/** Navigation guard: a navigation proceeds at once, or is held while the page asks about unsaved changes. */
import type { AroundNavHandler } from 'wouter'
import { resolvePath } from '#contracts/routes.ts'

export type NavigationGuard = {
  /** A navigation was held: ask. */
  ask: () => void
  /** The URL may have changed, but the page is the same: another language or filter. */
  onMove: () => void
  /** Back or forward: the URL has already changed. */
  onPopState: (event: PopStateEvent) => void
}

/** One for each form with unsaved changes; the newest asks for all of them. */
let guards: readonly NavigationGuard[] = []
let resume: (() => void) | null = null

/** Returns its removal. */
export const addNavigationGuard = (guard: NavigationGuard): (() => void) => {
  guards = [...guards, guard]
  return () => {
    guards = guards.filter((other) => other !== guard)
  }
}

const notifyMoved = () => {
  for (const guard of guards) guard.onMove()
}

// Listeners run in the order of registration: this one has to come before the router's.
if (typeof document !== 'undefined') {
  addEventListener('popstate', (event) => {
    guards.at(-1)?.onPopState(event)
    notifyMoved()
  })
}

/** `go` resumes the navigation. */
export const blockNavigation = (go: () => void): void => {
  resume = go
  guards.at(-1)?.ask()
}

/** Leaves the page in another way than by a navigation, such as a sign-out: at once, or when the person has confirmed. */
export const leaveUnlessBlocked = (leave: () => void): void => (guards.length === 0 ? leave() : blockNavigation(leave))

/** Resumes the blocked navigation, and no other: the guards stay until the next page is there, as it may not be available. */
export const resumeNavigation = (): void => resume?.()

const routeOf = (url: string) => {
  const found = resolvePath(new URL(url, location.href).pathname)
  return found.kind === 'notFound' ? null : found.route
}

/** Whether two URLs show the same page. */
export const isSamePage = (one: string, other: string): boolean =>
  routeOf(one) !== null && routeOf(one) === routeOf(other)

/** Wraps the router's navigation. `replace` navigations are redirects, not clicks, and are never held. */
export const navigateUnlessBlocked: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigate(to, options)
  if (guards.length === 0 || options?.replace === true) return go()
  if (!isSamePage(to, location.href)) return blockNavigation(go)
  go()
  return notifyMoved()
}
