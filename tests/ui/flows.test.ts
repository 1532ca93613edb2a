/** Consistency of flows, their views, gestures and assertions. */
import { describe, expect, it } from 'vitest'
import { flows } from '#machines/index.ts'
import { environmentOf } from '#machines/kit/steps.ts'
import { viewFaults } from '#tests/kit/view-faults.ts'
import { flowsWithViews } from '#tests/flows/index.ts'
import { FLOWS_WITHOUT_VIEW } from '#tests/flows/kit/flows-without-view.ts'

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()

it('every flow has views, or a reason why not', () => {
  const known = [flowsWithViews, FLOWS_WITHOUT_VIEW].flatMap((some) => Object.keys(some))
  expect(known.toSorted()).toEqual(sorted(Object.keys(flows)))
})

describe.for(Object.entries(flowsWithViews))('%s', ([, { model, gestures, assertions, around }]) => {
  it('names a view for every stable state, and has assertions for exactly these views', () => {
    expect(viewFaults(model.machine, assertions)).toEqual([])
  })

  it('has gestures for exactly the events of people', () => {
    const events = model.person.map(({ event }) => event.type).filter((type) => !(type in around))
    expect(sorted(Object.keys(gestures))).toEqual(sorted(events))
  })

  it('has external causes only for existing events', () => {
    const known = new Set([...model.person, ...environmentOf(model)].map(({ event }) => event.type))
    expect(Object.keys(around).filter((type) => !known.has(type))).toEqual([])
  })
})

it.for(Object.keys(FLOWS_WITHOUT_VIEW))('%s has no view', (id) => {
  expect(flows[id] && viewFaults(flows[id].model.machine, null)).toEqual([])
})
