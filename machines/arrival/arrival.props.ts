import { emits, isSame, starts, startsWithInput, isUnchanged } from '../kit/predicates.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import type { arrivalMachine } from './arrival.machine.ts'
import { ABOUT, ABOUT_IN_FRENCH, HOME, REDIRECT } from './arrival.model.ts'
import type { Place } from './place.ts'

type Is = Predicate<typeof arrivalMachine>
type Step = Occurrence<typeof arrivalMachine>

const PLACES: Readonly<Record<string, Place>> = {
  'url.page:home': HOME,
  'url.page:about': ABOUT,
  'url.page:aboutInFrench': ABOUT_IN_FRENCH,
}

const isUnreachable: Is = (state) => state.matches('unreachable')
const isIdle: Is = (state) => state.matches('shown')
const isOnErrorScreen: Is = ({ context }) => context.hasFailed
const isLoading: Is = (state) => state.matches('loading')
const isEntering: Is = (state) => state.matches('entering')
const isChecking: Is = (state) => state.matches('checking')

/** The load of the URL has failed. */
const hasGivenUp: Is = (state) => isUnreachable(state) || state.matches('failed')

const placeIn = ({ on }: Step) => PLACES[on]
const isNewUrl = (it: Step) => {
  const place = placeIn(it)
  const { shown, target, hasFailed } = it.before.context
  return place !== undefined && (place !== target || hasGivenUp(it.before)) && (place !== shown || hasFailed)
}
const screenOf = ({ context: { shown, hasFailed } }: Parameters<Is>[0]) => [shown, hasFailed]
const isScreenKept = ({ before, after }: Step) => isSame(screenOf(before), screenOf(after))
const emitsType = ({ emitted }: Step, type: string) => emitted.some((command) => command.type === type)
const loads = (it: Step, place: Place | null | undefined) =>
  place != null && startsWithInput(it, 'loadPage', { page: place.page, language: place.language })

export const arrivalProperties: readonly Property<typeof arrivalMachine>[] = [
  {
    name: 'The first page is shown as the site sent it, and nothing is announced that the browser has announced',
    cites: ['ROUTE-12'],
    kind: 'start',
    input: 'whole',
    expect: (state) => isIdle(state) && isSame(state.context, { shown: HOME, target: null, hasFailed: false }),
  },
  {
    name: 'A first page whose files cannot be loaded shows the error screen, and the site is checked',
    cites: ['ROUTE-17'],
    kind: 'start',
    input: 'missing',
    expect: (state) => isChecking(state) && isSame(state.context, { shown: HOME, target: HOME, hasFailed: true }),
  },
  {
    name: 'A URL that redirects is replaced by its target and loads nothing itself',
    cites: ['ROUTE-04', 'ROUTE-05'],
    kind: 'after',
    on: 'url.redirect',
    from: () => true,
    expect: (it) =>
      emits(it, { type: 'replaceUrl', ...REDIRECT }) &&
      it.calls.length === 0 &&
      it.after.context.target === null &&
      isScreenKept(it),
  },
  {
    name: 'Only a URL that redirects is replaced',
    cites: ['ROUTE-11'],
    kind: 'everyStep',
    when: (it) => emitsType(it, 'replaceUrl'),
    expect: ({ on }) => on === 'url.redirect',
  },
  {
    name: 'A new URL starts loading its page, replacing any load in progress, and so does the same one again after its load has failed; the page on screen stays until then',
    cites: ['ROUTE-19', 'ROUTE-31', 'FAIL-31'],
    kind: 'everyStep',
    when: isNewUrl,
    expect: (it) => isLoading(it.after) && loads(it, placeIn(it)) && isScreenKept(it) && it.emitted.length === 0,
  },
  {
    name: 'A load in progress is not started again',
    cites: ['FAIL-11'],
    kind: 'everyStep',
    when: (it) => placeIn(it) !== undefined && placeIn(it) === it.before.context.target && !hasGivenUp(it.before),
    expect: (it) => isUnchanged(it) && it.calls.length === 0 && it.emitted.length === 0,
  },
  {
    name: 'Going back to the page on screen cancels the load and keeps the page as it was',
    cites: ['ROUTE-19', 'FAIL-31'],
    kind: 'everyStep',
    when: (it) => placeIn(it) === it.before.context.shown && !isOnErrorScreen(it.before),
    expect: (it) => isIdle(it.after) && isScreenKept(it) && it.calls.length === 0 && it.emitted.length === 0,
  },
  {
    name: 'Only the page of the URL is shown, and only when it is fully loaded',
    cites: ['ROUTE-19', 'FAIL-31'],
    kind: 'everyStep',
    when: (it) => emitsType(it, 'placeShown') || !isSame(it.before.context.shown, it.after.context.shown),
    expect: (it) =>
      isEntering(it.before) &&
      it.on.startsWith('beginChange:') &&
      emitsType(it, 'placeShown') &&
      isSame(it.after.context.shown, it.before.context.target) &&
      isIdle(it.after) &&
      !isOnErrorScreen(it.after),
  },
  {
    name: 'A loaded page is shown, with a transition or without',
    cites: ['ROUTE-19'],
    kind: 'after',
    on: ['beginChange:begun', 'beginChange:crashed'],
    from: isEntering,
    expect: (it) => isIdle(it.after) && it.after.context.target === null && emitsType(it, 'placeShown'),
  },
  {
    name: 'Only a page that was loaded is entered',
    cites: ['ROUTE-19'],
    kind: 'everyStep',
    when: (it) => starts(it, 'beginChange'),
    expect: ({ on }) => on === 'loadPage:loaded',
  },
  {
    name: 'A loaded page is entered at once',
    cites: ['ROUTE-19'],
    kind: 'after',
    on: 'loadPage:loaded',
    from: isLoading,
    expect: (it) => isEntering(it.after) && starts(it, 'beginChange') && isScreenKept(it),
  },
  {
    name: 'Another page begins at its top with its title announced; another language of a page keeps its place and is announced',
    cites: ['ROUTE-12', 'LANG-16'],
    kind: 'everyStep',
    when: (it) => emitsType(it, 'placeShown'),
    expect: (it) => {
      const { shown, target, hasFailed } = it.before.context
      const change = hasFailed || shown.page !== target?.page ? 'page' : 'language'
      return emits(it, { type: 'placeShown', place: target, change })
    },
  },
  {
    name: 'When loading fails, the site is checked while the page on screen stays',
    cites: ['ROUTE-19'],
    kind: 'after',
    on: ['loadPage:unreachable', 'loadPage:crashed'],
    from: isLoading,
    expect: (it) => isChecking(it.after) && starts(it, 'checkSite') && isScreenKept(it) && it.emitted.length === 0,
  },
  {
    name: 'When the site cannot be reached, the page stays and the load can be retried',
    cites: ['ROUTE-19'],
    kind: 'after',
    on: ['checkSite:notReachable', 'checkSite:crashed'],
    from: isChecking,
    expect: (it) => isUnreachable(it.after) && isScreenKept(it) && it.emitted.length === 0,
  },
  {
    name: 'When the site answers, the files are missing: one reload, then the error screen',
    cites: ['ROUTE-17'],
    kind: 'after',
    on: 'checkSite:reachable',
    from: isChecking,
    expect: (it) => it.after.matches('failed') && isOnErrorScreen(it.after) && emits(it, { type: 'reloadOnce' }),
  },
  {
    name: 'Only missing files reload the site or show the error screen',
    cites: ['ROUTE-17', 'ROUTE-19'],
    kind: 'everyStep',
    when: (it) => emitsType(it, 'reloadOnce') || (!isOnErrorScreen(it.before) && isOnErrorScreen(it.after)),
    expect: ({ on }) => on === 'checkSite:reachable',
  },
  {
    name: 'The error screen stays until another page can be shown',
    cites: ['ROUTE-17'],
    kind: 'everyStep',
    when: (it) => isOnErrorScreen(it.before) && !isOnErrorScreen(it.after),
    expect: (it) => emitsType(it, 'placeShown'),
  },
  {
    name: 'A retry, or the network coming back, loads the page of the URL again',
    cites: ['ROUTE-19', 'FAIL-34'],
    kind: 'after',
    on: ['page.retry', 'network.online'],
    from: isUnreachable,
    expect: (it) => isLoading(it.after) && loads(it, it.before.context.target) && isScreenKept(it),
  },
  {
    name: 'When the network returns, nothing changes unless a load had failed',
    cites: ['ROUTE-19'],
    kind: 'everyStep',
    when: ({ on, before }) => on === 'network.online' && !isUnreachable(before),
    expect: (it) => isUnchanged(it) && it.calls.length === 0,
  },
  {
    name: 'The page being loaded is stored during the load, and only then',
    cites: ['FAIL-03'],
    kind: 'always',
    expect: (state) =>
      (state.context.target === null) === (isIdle(state) || state.matches('redirecting')) &&
      state.hasTag('busy') === (isLoading(state) || isEntering(state) || isChecking(state)),
  },
  {
    name: 'Any page can be reached from every state, the error screen included',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: (state) => isIdle(state) && !isOnErrorScreen(state),
  },
  {
    name: 'When the URL can no longer be watched, the page stays as it is',
    cites: ['FAIL-21'],
    kind: 'after',
    on: 'watchBrowser:broken',
    from: () => true,
    expect: isUnchanged,
  },
]
