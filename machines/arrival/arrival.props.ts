import { emits, isSame, starts, startsWith, staysAsItWas } from '../kit/predicates.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import type { arrivalMachine } from './arrival.machine.ts'
import { ABOUT, ABOUT_IN_FRENCH, HOME, REDIRECT } from './arrival.model.ts'
import type { Place } from './place.ts'

type Is = Predicate<typeof arrivalMachine>
type It = Occurrence<typeof arrivalMachine>

const PLACES: Readonly<Record<string, Place>> = {
  'address.page:home': HOME,
  'address.page:about': ABOUT,
  'address.page:aboutInFrench': ABOUT_IN_FRENCH,
}

const isAway: Is = (state) => state.matches('away')
const isAtRest: Is = (state) => state.matches('shown')
const isOnErrorScreen: Is = ({ context }) => context.hasFailed
const isLoading: Is = (state) => state.matches('loading')
const isEntering: Is = (state) => state.matches('entering')
const isChecking: Is = (state) => state.matches('checking')

const placeIn = ({ on }: It) => PLACES[on]
const isNewAddress = (it: It) => {
  const place = placeIn(it)
  const { shown, target, hasFailed } = it.before.context
  return place !== undefined && place !== target && (place !== shown || hasFailed)
}
const screenOf = ({ context: { shown, hasFailed } }: Parameters<Is>[0]) => [shown, hasFailed]
const isScreenKept = ({ before, after }: It) => isSame(screenOf(before), screenOf(after))
const isTold = ({ emitted }: It, type: string) => emitted.some((command) => command.type === type)
const loads = (it: It, place: Place | null | undefined) =>
  place != null && startsWith(it, 'loadPage', { page: place.page, language: place.language })

export const arrivalProperties: readonly Property<typeof arrivalMachine>[] = [
  {
    name: 'The first page is shown as the site sent it, and nothing is announced that the browser has announced',
    cites: ['ROUTE-12'],
    kind: 'start',
    input: 'whole',
    expect: (state) => isAtRest(state) && isSame(state.context, { shown: HOME, target: null, hasFailed: false }),
  },
  {
    name: 'A first page whose files cannot be had shows the error screen, and the site is asked whether it is there',
    cites: ['ROUTE-17'],
    kind: 'start',
    input: 'missing',
    expect: (state) => isChecking(state) && isSame(state.context, { shown: HOME, target: HOME, hasFailed: true }),
  },
  {
    name: 'An address that leads on takes the one it leads to in its place, and loads nothing itself',
    cites: ['ROUTE-04', 'ROUTE-05'],
    kind: 'after',
    on: 'address.redirect',
    from: () => true,
    expect: (it) =>
      emits(it, { type: 'replaceAddress', ...REDIRECT }) &&
      it.calls.length === 0 &&
      it.after.context.target === null &&
      isScreenKept(it),
  },
  {
    name: 'Nothing is redirected but such an address',
    cites: ['ROUTE-11'],
    kind: 'everyStep',
    when: (it) => isTold(it, 'replaceAddress'),
    expect: ({ on }) => on === 'address.redirect',
  },
  {
    name: 'The page of a new address is loaded, whatever was on its way before, and what is shown stays until it is there',
    cites: ['ROUTE-19', 'FAIL-31'],
    kind: 'everyStep',
    when: isNewAddress,
    expect: (it) => isLoading(it.after) && loads(it, placeIn(it)) && isScreenKept(it) && it.emitted.length === 0,
  },
  {
    name: 'What is on its way already is not begun anew',
    cites: ['FAIL-11'],
    kind: 'everyStep',
    when: (it) => placeIn(it) !== undefined && placeIn(it) === it.before.context.target,
    expect: (it) => staysAsItWas(it) && it.calls.length === 0 && it.emitted.length === 0,
  },
  {
    name: 'Whoever goes back to the page that is shown has it at once, as it was',
    cites: ['ROUTE-19', 'FAIL-31'],
    kind: 'everyStep',
    when: (it) => placeIn(it) === it.before.context.shown && !isOnErrorScreen(it.before),
    expect: (it) => isAtRest(it.after) && isScreenKept(it) && it.calls.length === 0 && it.emitted.length === 0,
  },
  {
    name: 'A page is shown only when everything that it needs is there, and only the one of the address',
    cites: ['ROUTE-19', 'FAIL-31'],
    kind: 'everyStep',
    when: (it) => isTold(it, 'placeShown') || !isSame(it.before.context.shown, it.after.context.shown),
    expect: (it) =>
      isEntering(it.before) &&
      it.on.startsWith('beginChange:') &&
      isTold(it, 'placeShown') &&
      isSame(it.after.context.shown, it.before.context.target) &&
      isAtRest(it.after) &&
      !isOnErrorScreen(it.after),
  },
  {
    name: 'A page that could be had is shown, faded over or not',
    cites: ['ROUTE-19'],
    kind: 'after',
    on: ['beginChange:begun', 'beginChange:crashed'],
    from: isEntering,
    expect: (it) => isAtRest(it.after) && it.after.context.target === null && isTold(it, 'placeShown'),
  },
  {
    name: 'Only what was loaded is entered',
    cites: ['ROUTE-19'],
    kind: 'everyStep',
    when: (it) => starts(it, 'beginChange'),
    expect: ({ on }) => on === 'loadPage:loaded',
  },
  {
    name: 'What was loaded is entered at once',
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
    when: (it) => isTold(it, 'placeShown'),
    expect: (it) => {
      const { shown, target, hasFailed } = it.before.context
      const change = hasFailed || shown.page !== target?.page ? 'page' : 'language'
      return emits(it, { type: 'placeShown', place: target, change })
    },
  },
  {
    name: 'What cannot be loaded has the site asked whether it is there, behind the page that stays',
    cites: ['ROUTE-19'],
    kind: 'after',
    on: ['loadPage:unreachable', 'loadPage:crashed'],
    from: isLoading,
    expect: (it) => isChecking(it.after) && starts(it, 'checkSite') && isScreenKept(it) && it.emitted.length === 0,
  },
  {
    name: 'Where nobody answers the page stays, and the next one can be asked for again',
    cites: ['ROUTE-19'],
    kind: 'after',
    on: ['checkSite:gone', 'checkSite:crashed'],
    from: isChecking,
    expect: (it) => isAway(it.after) && isScreenKept(it) && it.emitted.length === 0,
  },
  {
    name: 'Where the site answers the files are gone: it is loaded anew once, and the error screen says so',
    cites: ['ROUTE-17'],
    kind: 'after',
    on: 'checkSite:there',
    from: isChecking,
    expect: (it) => it.after.matches('failed') && isOnErrorScreen(it.after) && emits(it, { type: 'reloadOnce' }),
  },
  {
    name: 'Nothing else loads the site anew, or takes a page away',
    cites: ['ROUTE-17', 'ROUTE-19'],
    kind: 'everyStep',
    when: (it) => isTold(it, 'reloadOnce') || (!isOnErrorScreen(it.before) && isOnErrorScreen(it.after)),
    expect: ({ on }) => on === 'checkSite:there',
  },
  {
    name: 'The error screen stays until a page can take its place',
    cites: ['ROUTE-17'],
    kind: 'everyStep',
    when: (it) => isOnErrorScreen(it.before) && !isOnErrorScreen(it.after),
    expect: (it) => isTold(it, 'placeShown'),
  },
  {
    name: 'Asked for again, or with the network back, the page of the address is loaded once more',
    cites: ['ROUTE-19', 'FAIL-34'],
    kind: 'after',
    on: ['page.retry', 'network.back'],
    from: isAway,
    expect: (it) => isLoading(it.after) && loads(it, it.before.context.target) && isScreenKept(it),
  },
  {
    name: 'A network that comes back disturbs nobody who was not waiting for it',
    cites: ['ROUTE-19'],
    kind: 'everyStep',
    when: ({ on, before }) => on === 'network.back' && !isAway(before),
    expect: (it) => staysAsItWas(it) && it.calls.length === 0,
  },
  {
    name: 'While something is on its way it is known what, and only then',
    cites: ['FAIL-03'],
    kind: 'always',
    expect: (state) =>
      (state.context.target === null) === (isAtRest(state) || state.matches('redirecting')) &&
      state.hasTag('busy') === (isLoading(state) || isEntering(state) || isChecking(state)),
  },
  {
    name: 'A page that answers is reached from anywhere, the error screen too',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: (state) => isAtRest(state) && !isOnErrorScreen(state),
  },
  {
    name: 'An address that can no longer be watched leaves the page as it is',
    cites: ['FAIL-21'],
    kind: 'after',
    on: 'watchBrowser:broken',
    from: () => true,
    expect: staysAsItWas,
  },
]
