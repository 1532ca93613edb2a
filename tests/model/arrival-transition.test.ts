/** The function that the browser runs in place of the arrival machine gives the same result on every edge of it. */
import type { SnapshotFrom } from 'xstate'
import { expect, it } from 'vitest'
import type { arrivalMachine } from '#machines/arrival/arrival.machine.ts'
import { arrivalModel } from '#machines/arrival/arrival.model.ts'
import { changeBetween } from '#machines/arrival/place.ts'
import { type ArrivalEvent, type ArrivalState, begin, transition } from '#src/app/arrival/transition.ts'
import { type Edge, explore, type Vertex } from '#tests/kit/graph.ts'

const graph = explore(arrivalModel)

const EFFECTS: Partial<Record<ArrivalState['at'], string>> = {
  loading: 'loadPage',
  entering: 'beginChange',
  checking: 'checkSite',
}

const stateAt = ({ snapshot }: Vertex): ArrivalState => {
  const { value, context } = snapshot as SnapshotFrom<typeof arrivalMachine>
  if (value === 'initializing') throw new Error('nobody stays there')
  return { at: value, ...context }
}

const eventOf = ({ step: { type, event, ...rest } }: Edge): ArrivalEvent => {
  if (type !== 'outcome') return event as ArrivalEvent
  if (!('outcome' in rest) || !('ok' in rest.outcome)) return { type: 'effect.failed' }
  return { type: 'effect.done', ...(typeof rest.outcome.ok === 'boolean' && { isReachable: rest.outcome.ok }) }
}

/** The stream of browser events cannot break in the browser. */
const isBroken = (edge: Edge) => edge.step.label === 'watchBrowser:broken'

it('begins in the initial state of the machine', () => {
  for (const { name, input, at, effects } of graph.starts) {
    const state = begin(input as Parameters<typeof begin>[0])
    expect([name, state, []]).toEqual([name, stateAt(at), effects.emitted])
    expect([name, EFFECTS[state.at] ?? null]).toEqual([name, effects.calls[0]?.src ?? null])
  }
})

// Proves ROUTE-12, ROUTE-17, ROUTE-19.
it('reaches the same state by each event, with the same commands and effects', () => {
  const edges = graph.edges.filter((edge) => !isBroken(edge))
  for (const edge of edges) {
    const before = stateAt(edge.from)
    const { state, commands } = transition(before, eventOf(edge))
    const started = state === before ? undefined : EFFECTS[state.at]
    const expected = {
      state: stateAt(edge.to),
      commands: edge.effects.emitted,
      calls: edge.effects.calls.map(({ src }) => src),
    }
    const calls = started === undefined ? [] : [started]
    expect({ edge: [edge.from.name, edge.step.label], state, commands, calls }).toEqual({
      edge: [edge.from.name, edge.step.label],
      ...expected,
    })
  }
  expect(edges.length).toBeGreaterThan(400)
})

it('ignores every event that the machine ignores', () => {
  const events = [...arrivalModel.person, ...arrivalModel.streams.watchBrowser].map(({ event }) => event)
  for (const vertex of graph.vertices) {
    const handled = new Set((graph.leaving.get(vertex) ?? []).map((edge) => edge.step.event))
    const before = stateAt(vertex)
    for (const event of events) {
      if (handled.has(event)) continue
      expect([vertex.name, event.type, transition(before, event).state]).toEqual([vertex.name, event.type, before])
    }
    // The end of an effect that is not running is ignored.
    if (EFFECTS[before.at] === undefined) expect(transition(before, { type: 'effect.done' }).state).toBe(before)
  }
})

it('distinguishes another page, another language of the same page, and another URL of it', () => {
  const place = { page: 'dashboard', language: 'pt', pathname: '/dashboard' } as const
  expect([
    changeBetween(place, { ...place, page: 'settings' }),
    changeBetween(place, { ...place, page: 'settings', language: 'en' }),
    changeBetween(place, { ...place, language: 'en' }),
    changeBetween(place, { ...place, pathname: '/pt/dashboard' }),
  ]).toEqual(['page', 'page', 'language', 'url'])
})
