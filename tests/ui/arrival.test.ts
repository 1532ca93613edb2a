/** The arrival flow with pending browser effects: late results of abandoned effects are ignored. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createArrival } from '#src/app/arrival/arrival.ts'
import { browser } from '#src/app/arrival/browser.ts'
import { showPlace } from '#src/app/arrival/show-place.ts'
import type { ArrivalEvent } from '#src/app/arrival/transition.ts'
import { i18nFor, loadCatalogs } from '#src/page-context/i18n.ts'
import { titleOf } from '#src/page-context/titles.ts'
import type { Place } from '#src/page-context/place.ts'

const HOME: Place = { page: 'home', language: 'en', pathname: '/en' }
const ABOUT: Place = { page: 'about', language: 'en', pathname: '/en/sobre' }
const TERMS: Place = { page: 'terms', language: 'en', pathname: '/en/termos' }

const startArrival = () => {
  const pendingEffects: { of: string; send: (event: ArrivalEvent) => void }[] = []
  const commands: object[] = []
  const hold = (name: string) => (_: unknown, send: (event: ArrivalEvent) => void) =>
    void pendingEffects.push({ of: name, send })
  const arrival = createArrival(
    { place: HOME },
    {
      effects: { loading: hold('load'), entering: hold('change'), checking: hold('check') },
      run: (command) => void commands.push(command),
      watch: () => {},
    },
  )
  arrival.start()
  return { arrival, pendingEffects, commands }
}

afterEach(() => vi.restoreAllMocks())

// Proves FAIL-31, ROUTE-19.
it('a page that was left while it was loading is not shown, however late it is loaded', () => {
  const { arrival, pendingEffects, commands } = startArrival()
  arrival.send({ type: 'url.page', place: ABOUT })
  arrival.send({ type: 'url.page', place: TERMS })
  arrival.send({ type: 'url.page', place: ABOUT })
  const [first, second, third] = pendingEffects
  first?.send({ type: 'effect.done' })
  second?.send({ type: 'effect.done' })
  expect(arrival.getState()).toMatchObject({ at: 'loading', shown: HOME, target: ABOUT })
  third?.send({ type: 'effect.done' })
  arrival.send({ type: 'url.page', place: HOME })
  pendingEffects.at(-1)?.send({ type: 'effect.done' })
  expect([arrival.getState(), commands]).toEqual([{ at: 'shown', shown: HOME, target: null, hasFailed: false }, []])
})

// Proves ROUTE-19.
it('a late answer of the reachability check does not replace the page', () => {
  const { arrival, pendingEffects, commands } = startArrival()
  arrival.send({ type: 'url.page', place: ABOUT })
  pendingEffects.at(-1)?.send({ type: 'effect.failed' })
  arrival.send({ type: 'url.page', place: TERMS })
  pendingEffects.at(1)?.send({ type: 'effect.done', isReachable: true })
  expect([arrival.getState().at, commands]).toEqual(['loading', []])
})

it('a new page is rendered before its commands run', () => {
  const { arrival, pendingEffects, commands } = startArrival()
  const states: unknown[] = []
  arrival.subscribe(() => states.push([arrival.getState().at, commands.length]))
  arrival.send({ type: 'url.page', place: ABOUT })
  pendingEffects.at(-1)?.send({ type: 'effect.done' })
  pendingEffects.at(-1)?.send({ type: 'effect.done' })
  expect(states).toEqual([
    ['loading', 0],
    ['entering', 0],
    ['shown', 0],
  ])
  expect(commands).toEqual([{ type: 'placeShown', place: ABOUT, change: 'page' }])
})

it('a redirect replaces the URL, with query and fragment byte for byte', () => {
  history.replaceState(null, '', '/contato?a=1&b=%20#c')
  browser.run({ type: 'replaceUrl', to: 'contact', language: 'fr' }, () => true)
  expect(location.pathname + location.search + location.hash).toBe('/fr/contato?a=1&b=%20#c')
})

beforeEach(() => {
  document.body.innerHTML = '<main><h1 tabindex="-1">x</h1></main><p id="announcer"></p>'
})
const announcement = () => document.getElementById('announcer')?.textContent
const isFocused = () => document.activeElement?.tagName === 'H1'

// Proves ROUTE-12.
it.each([
  ['page', 'its title', true],
  ['language', 'English', false],
  ['url', '', false],
] as const)('a change of %s announces %o', async (change, text, hasFocus) => {
  await loadCatalogs('en', ['shell'])
  const scroll = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {})
  showPlace(ABOUT, change, () => true)
  const title = titleOf(i18nFor('en'), 'about')
  expect([document.title, document.documentElement.lang]).toEqual([title, 'en'])
  const expected = text === 'its title' ? title : text
  expect([announcement(), isFocused(), scroll.mock.calls.length]).toEqual([expected, hasFocus, hasFocus ? 1 : 0])
})
