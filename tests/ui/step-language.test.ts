/** The language that was chosen in a step of a page stays when the step is left, whatever the entries below it are in. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { createActor, setup } from 'xstate'
import type { Language } from '#contracts/languages.ts'
import { viewOf, type ViewMeta } from '#machines/kit/view.ts'
import { followSteps } from '#src/flow-runtime/follow-steps.ts'
import { showInLanguage } from '#src/page-context/show-in-language.ts'

const machine = setup({
  types: {
    events: {} as { type: 'first.open' } | { type: 'second.open' } | { type: 'form.open' },
    tags: {} as 'busy' | 'polling',
    meta: {} as ViewMeta<'form' | 'first' | 'second', 'form.open' | 'first.open'>,
  },
}).createMachine({
  id: 'steps',
  initial: 'form',
  states: {
    form: { meta: { view: 'form' }, on: { 'first.open': 'first' } },
    first: { meta: { view: 'first', back: 'form.open' }, on: { 'form.open': 'form', 'second.open': 'second' } },
    second: { meta: { view: 'second', back: 'first.open' }, on: { 'first.open': 'first', 'form.open': 'form' } },
  },
})

let stop = () => {}

const openSecond = () => {
  const flow = createActor(machine).start()
  stop = followSteps(flow, 'login')
  flow.send({ type: 'first.open' })
  flow.send({ type: 'second.open' })
  return { flow, viewAndUrl: () => [viewOf(flow.getSnapshot()), location.pathname + location.search] }
}

/** The router's patch of the History API reports it, in the first window of a worker only. */
const switchTo = (language: Language) => {
  showInLanguage(navigate, language)
  dispatchEvent(new Event('replaceState'))
}

const afterPopState = async (move: () => void) => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  addEventListener('popstate', resolve, { once: true })
  move()
  await promise
}

beforeEach(() => {
  navigate('/pt/sobre')
  navigate('/pt/login?a=1')
})

afterEach(() => stop())

// Proves LANG-36.
test('Back from each step keeps the language chosen in the last one', async () => {
  const { viewAndUrl } = openSecond()
  switchTo('en')
  const places = [viewAndUrl()]
  for (let step = 0; step < 2; step += 1) {
    await afterPopState(() => history.back())
    places.push(viewAndUrl())
  }
  expect(places).toEqual([
    ['second', '/en/login?a=1'],
    ['first', '/en/login?a=1'],
    ['form', '/en/login?a=1'],
  ])
})

// Proves LANG-36.
test('a button of the page that leaves all steps keeps the language chosen in the last one', async () => {
  const { flow, viewAndUrl } = openSecond()
  switchTo('en')
  switchTo('fr')
  await afterPopState(() => flow.send({ type: 'form.open' }))
  expect(viewAndUrl()).toEqual(['form', '/fr/login?a=1'])
})

test('Back over a change of language outside of steps restores the language of the entry', async () => {
  switchTo('en')
  const { flow, viewAndUrl } = openSecond()
  await afterPopState(() => flow.send({ type: 'form.open' }))
  await afterPopState(() => history.back())
  expect(viewAndUrl()).toEqual(['form', '/pt/login?a=1'])
})
