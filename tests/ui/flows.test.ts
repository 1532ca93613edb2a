/** What flows, their views, gestures and looks owe each other. */
import { describe, expect, it } from 'vitest'
import { flows } from '#machines/index.ts'
import { environmentOf } from '#machines/kit/steps.ts'
import { viewFaults } from '#tests/kit/view-faults.ts'
import { flowsWithViews } from '#tests/flows/index.ts'
import { FLOWS_WITHOUT_VIEW } from '#tests/flows/kit/flows-without-view.ts'

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()

it('every flow shows itself, or says where it is seen', () => {
  const known = [flowsWithViews, FLOWS_WITHOUT_VIEW].flatMap((some) => Object.keys(some))
  expect(known.toSorted()).toEqual(sorted(Object.keys(flows)))
})

describe.for(Object.entries(flowsWithViews))('%s', ([, { model, gestures, assertions, around }]) => {
  it('names a view for every state that somebody can rest in, and says what must be seen of each and of no other', () => {
    expect(viewFaults(model.machine, assertions)).toEqual([])
  })

  it('knows a gesture for everything that people do there, and for nothing else', () => {
    const done = model.person.map(({ event }) => event.type).filter((type) => !(type in around))
    expect(sorted(Object.keys(gestures))).toEqual(sorted(done))
  })

  it('brings about from around it only what there is', () => {
    const known = new Set([...model.person, ...environmentOf(model)].map(({ event }) => event.type))
    expect(Object.keys(around).filter((type) => !known.has(type))).toEqual([])
  })
})

it.for(Object.keys(FLOWS_WITHOUT_VIEW))('%s names no view', (id) => {
  expect(flows[id] && viewFaults(flows[id].model.machine, null)).toEqual([])
})
