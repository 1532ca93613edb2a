/** Synchronisation of a flow's steps with history entries: by events of the page, by Back, Forward and reload. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Actor, createActor, fromPromise, setup } from 'xstate'
import type { EmailChangeStatus } from '#contracts/api/email-change.ts'
import { emailChangeMachine } from '#machines/email-change/email-change.machine.ts'
import { viewOf, type ViewMeta } from '#machines/kit/view.ts'
import { followSteps, TRAVERSAL_TIMEOUT, withoutSteps } from '#src/flow-runtime/follow-steps.ts'

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
    meta: {} as ViewMeta<'form' | 'first' | 'second', 'form.open' | 'first.open'>,
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

/** Mock of a browser's history, whose traversals are asynchronous. */
const browser = () => {
  const entries: unknown[] = ['before', null]
  let at = 1
  const arriveAt = (to: number) => {
    at = to
    vi.spyOn(history, 'state', 'get').mockImplementation(() => entries[at])
    dispatchEvent(new PopStateEvent('popstate', { state: entries[at] }))
  }
  const traversals: (() => void)[] = []
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries[at])
  vi.spyOn(history, 'pushState').mockImplementation((state) => {
    entries.splice(at + 1, entries.length, state)
    at += 1
  })
  vi.spyOn(history, 'go').mockImplementation((by = 0) => void traversals.push(() => arriveAt(at + by)))
  const runTraversals = () => {
    while (traversals.length > 0) traversals.shift()?.()
  }
  return {
    /** Completes pending traversals. */
    runTraversals,
    /** Presses Back or Forward of the browser. */
    go: (by: number) => {
      arriveAt(at + by)
      runTraversals()
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
  web.runTraversals()
  return flow
}

/** The view, and how many entries of the page are below the present one. */
const viewAndEntry = (flow: Actor<typeof machine>) => [viewOf(flow.getSnapshot()), web.at() - 1]

beforeEach(() => {
  history.replaceState(null, '', '/pt/login')
  web = browser()
})

afterEach(() => {
  for (const stop of flows.splice(0)) stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const toSecond = () => {
  const flow = open()
  flow.send({ type: 'first.open' })
  flow.send({ type: 'second.open', by: 'hand' })
  return flow
}

// Proves ROUTE-24.
test('each step is an entry, and Back leads to the one before', () => {
  const flow = toSecond()
  const places = [viewAndEntry(flow)]
  for (let step = 0; step < 2; step += 1) {
    web.go(-1)
    places.push(viewAndEntry(flow))
  }
  expect(places).toEqual([
    ['second', 2],
    ['first', 1],
    ['form', 0],
  ])
})

test('Back over several entries leads to the first step', () => {
  const flow = toSecond()
  web.go(-2)
  expect(viewAndEntry(flow)).toEqual(['form', 0])
})

test('the back button of the page removes the history entries', () => {
  const flow = toSecond()
  flow.send({ type: 'form.open' })
  web.runTraversals()
  expect(viewAndEntry(flow)).toEqual(['form', 0])
})

test('an event during a traversal is sent after it', () => {
  const flow = toSecond()
  flow.send({ type: 'form.open' })
  flow.send({ type: 'first.open' })
  web.runTraversals()
  expect(viewAndEntry(flow)).toEqual(['first', 1])
})

// Proves ROUTE-25.
test('Forward replays events without a payload only', () => {
  const flow = toSecond()
  web.go(-2)
  web.go(1)
  const afterOne = viewAndEntry(flow)
  web.go(1)
  expect([afterOne, viewAndEntry(flow)]).toEqual([
    ['first', 1],
    ['first', 1],
  ])
})

test('a busy flow ignores Back, and gets its entry again when it is idle', () => {
  const flow = toSecond()
  flow.send({ type: 'work' })
  web.go(-1)
  const viewWhileBusy = viewOf(flow.getSnapshot())
  flow.send({ type: 'work.done' })
  expect([viewWhileBusy, ...viewAndEntry(flow)]).toEqual(['second', 'second', 2])
})

test('a page that opens at a step has none before it', () => {
  const flow = open('first')
  const sizeAtStart = web.size()
  flow.send({ type: 'form.open' })
  flow.send({ type: 'first.open' })
  expect([sizeAtStart, ...viewAndEntry(flow)]).toEqual([2, 'first', 0])
})

// Proves ROUTE-43.
test('a requested e-mail change removes the entries of its form, although it is polled', async () => {
  history.replaceState(null, '', '/pt/email-settings')
  web = browser()
  const status: EmailChangeStatus = { email: 'ana@prosa.test', undeliverable_since: null, change: null }
  const change = {
    new_email: 'nova@prosa.test',
    status: 'pending' as const,
    expires_at: '2026-01-02T00:00:00Z',
    is_current_confirmed: false,
    is_new_confirmed: false,
  }
  const machineOfPage = emailChangeMachine.provide({
    actors: {
      requestChange: fromPromise<EmailChangeStatus, { email: string; password?: string }>(async () => ({
        ...status,
        change,
      })),
      awaitFirst: fromPromise<EmailChangeStatus, Pick<EmailChangeStatus, 'change'>>(() => new Promise(() => {})),
    },
  })
  const flow = createActor(machineOfPage, { input: { status } }).start()
  flows.push(followSteps(flow, 'emailSettings'))
  flow.send({ type: 'change.open' })
  const entryOfForm = web.at()
  flow.send({ type: 'form.submit', values: { email: change.new_email } })
  await vi.waitUntil(() => flow.getSnapshot().matches('waiting'))
  web.runTraversals()
  expect([entryOfForm, web.at()]).toEqual([2, 1])
})

// Proves ROUTE-25.
test('a reload restores the last step that can be replayed', () => {
  toSecond()
  for (const stop of flows.splice(0)) stop()
  const flow = open()
  expect(viewAndEntry(flow)).toEqual(['first', 1])
})

test('history entries of other pages are ignored', () => {
  const flow = toSecond()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/pt/contato')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(viewOf(flow.getSnapshot())).toBe('second')
})

// Proves ROUTE-26.
test('a replacing navigation removes the entries of all steps', () => {
  toSecond()
  for (const stop of flows.splice(0)) stop()
  const places: number[] = []
  withoutSteps(() => places.push(web.at()))
  web.runTraversals()
  withoutSteps(() => places.push(web.at()))
  expect(places).toEqual([1, 1])
})

/** Drops every traversal, as a browser does if another navigation comes in between. */
const ignoreTraversals = () => vi.spyOn(history, 'go').mockImplementation(() => {})

// Proves ROUTE-26.
test('a replacing navigation does not wait forever for a traversal that never ends', () => {
  vi.useFakeTimers()
  toSecond()
  ignoreTraversals()
  const places: number[] = []
  withoutSteps(() => places.push(web.at()))
  const before = places.length
  vi.advanceTimersByTime(TRAVERSAL_TIMEOUT)
  expect([before, places]).toEqual([0, [3]])
})

test('a flow follows the history again after a traversal that never ended', () => {
  vi.useFakeTimers()
  const flow = toSecond()
  ignoreTraversals()
  flow.send({ type: 'first.open' })
  const dropped = viewAndEntry(flow)
  vi.advanceTimersByTime(TRAVERSAL_TIMEOUT)
  web.go(-1)
  const afterOne = viewAndEntry(flow)
  web.go(-1)
  expect([dropped, afterOne, viewAndEntry(flow)]).toEqual([
    ['first', 2],
    ['first', 1],
    ['form', 0],
  ])
})

test('a traversal that ends too late has no effect', () => {
  vi.useFakeTimers()
  const flow = toSecond()
  flow.send({ type: 'first.open' })
  vi.advanceTimersByTime(TRAVERSAL_TIMEOUT)
  web.runTraversals()
  expect(viewAndEntry(flow)).toEqual(['first', 1])
})

test('other data in the history state are not steps', () => {
  history.pushState({ email: 'ana@prosa.test', steps: [{ flow: 7 }, null, 'first'] }, '')
  const flow = open()
  expect(viewAndEntry(flow)).toEqual(['form', 1])
})
