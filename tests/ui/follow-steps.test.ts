/** The steps of a flow and the entries of the history, held together: by presses in the page, by Back, Forward and reload. */
// Proves ROUTE-24, ROUTE-25.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Actor, createActor, setup } from 'xstate'
import { viewOf, type Viewed } from '#machines/kit/view.ts'
import { followSteps, withoutSteps } from '#src/flow-runtime/follow-steps.ts'

/** A form, two steps above it, and work between the second and its end. */
const machine = setup({
  types: {
    input: {} as { opens: 'form' | 'first' },
    context: {} as { opens: 'form' | 'first' },
    events: {} as
      | { type: 'first.open' }
      | { type: 'second.open'; by: string }
      | { type: 'form.open' }
      | { type: 'work' }
      | { type: 'work.done' },
    tags: {} as 'busy',
    meta: {} as Viewed<'form' | 'first' | 'second', 'form.open' | 'first.open'>,
  },
  guards: { isFirst: ({ context }) => context.opens === 'first' },
}).createMachine({
  id: 'steps',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isFirst', target: 'first' }, { target: 'form' }] },
    form: { meta: { view: 'form' }, on: { 'first.open': 'first' } },
    first: { meta: { view: 'first', back: 'form.open' }, on: { 'form.open': 'form', 'second.open': 'second' } },
    second: {
      meta: { view: 'second', back: 'first.open' },
      on: { 'first.open': 'first', 'form.open': 'form', work: 'working' },
    },
    working: { meta: { view: 'second', back: 'first.open' }, tags: 'busy', on: { 'work.done': 'second' } },
  },
})

/** A history that moves in its own time, as a browser's does. */
const browser = () => {
  const entries: unknown[] = ['before', null]
  let at = 1
  const land = (to: number) => {
    at = to
    vi.spyOn(history, 'state', 'get').mockImplementation(() => entries[at])
    dispatchEvent(new PopStateEvent('popstate', { state: entries[at] }))
  }
  const due: (() => void)[] = []
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries[at])
  vi.spyOn(history, 'pushState').mockImplementation((state) => {
    entries.splice(at + 1, entries.length, state)
    at += 1
  })
  vi.spyOn(history, 'go').mockImplementation((by = 0) => void due.push(() => land(at + by)))
  const come = () => {
    while (due.length > 0) due.shift()?.()
  }
  return {
    /** What the browser owes takes place. */
    come,
    /** The person presses the browser's button. */
    go: (by: number) => {
      land(at + by)
      come()
    },
    at: () => at,
    size: () => entries.length,
  }
}

let web = browser()
const flows: (() => void)[] = []

const open = (opens: 'form' | 'first' = 'form'): Actor<typeof machine> => {
  const flow = createActor(machine, { input: { opens } }).start()
  flows.push(followSteps(flow, 'login'))
  web.come()
  return flow
}

/** The view, and how many entries of the page are below the present one. */
const seen = (flow: Actor<typeof machine>) => [viewOf(flow.getSnapshot()), web.at() - 1]

beforeEach(() => {
  history.replaceState(null, '', '/pt/login')
  web = browser()
})

afterEach(() => {
  for (const stop of flows.splice(0)) stop()
  vi.restoreAllMocks()
})

const toSecond = () => {
  const flow = open()
  flow.send({ type: 'first.open' })
  flow.send({ type: 'second.open', by: 'hand' })
  return flow
}

test('each step is an entry, and Back leads to the one before', () => {
  const flow = toSecond()
  const places = [seen(flow)]
  for (let step = 0; step < 2; step += 1) {
    web.go(-1)
    places.push(seen(flow))
  }
  expect(places).toEqual([
    ['second', 2],
    ['first', 1],
    ['form', 0],
  ])
})

test('several at once lead to the first', () => {
  const flow = toSecond()
  web.go(-2)
  expect(seen(flow)).toEqual(['form', 0])
})

test('the way back of the page takes its entries along', () => {
  const flow = toSecond()
  flow.send({ type: 'form.open' })
  web.come()
  expect(seen(flow)).toEqual(['form', 0])
})

test('a press while the browser is still going back is told afterwards', () => {
  const flow = toSecond()
  flow.send({ type: 'form.open' })
  flow.send({ type: 'first.open' })
  web.come()
  expect(seen(flow)).toEqual(['first', 1])
})

test('Forward repeats a press that says nothing else, and no other', () => {
  const flow = toSecond()
  web.go(-2)
  web.go(1)
  const afterOne = seen(flow)
  web.go(1)
  expect([afterOne, seen(flow)]).toEqual([
    ['first', 1],
    ['first', 1],
  ])
})

test('what is under way stays, and is an entry again when it is at rest', () => {
  const flow = toSecond()
  flow.send({ type: 'work' })
  web.go(-1)
  const meanwhile = viewOf(flow.getSnapshot())
  flow.send({ type: 'work.done' })
  expect([meanwhile, ...seen(flow)]).toEqual(['second', 'second', 2])
})

test('a page that opens at a step has none before it', () => {
  const flow = open('first')
  const opened = web.size()
  flow.send({ type: 'form.open' })
  flow.send({ type: 'first.open' })
  expect([opened, ...seen(flow)]).toEqual([2, 'first', 0])
})

test('a reload leads to the last step that a press leads to', () => {
  toSecond()
  for (const stop of flows.splice(0)) stop()
  const flow = open()
  expect(seen(flow)).toEqual(['first', 1])
})

test('entries of another page are none of its business', () => {
  const flow = toSecond()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/pt/contato')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(viewOf(flow.getSnapshot())).toBe('second')
})

// Proves ROUTE-26.
test('a page that takes its place takes the place of its steps', () => {
  toSecond()
  for (const stop of flows.splice(0)) stop()
  const places: number[] = []
  withoutSteps(() => places.push(web.at()))
  web.come()
  withoutSteps(() => places.push(web.at()))
  expect(places).toEqual([1, 1])
})

test('data of others in the entry are no steps', () => {
  history.pushState({ email: 'ana@prosa.test', steps: [{ flow: 7 }, null, 'first'] }, '')
  const flow = open()
  expect(seen(flow)).toEqual(['form', 1])
})
