/** What flows, their views, gestures and looks owe each other. */
import { describe, expect, it } from 'vitest'
import { flows } from '#machines/index.ts'
import type { Viewed } from '#machines/kit/view.ts'
import { isLeaf, isTransient, lineageOf, nodesOf } from '#tests/kit/definition.ts'
import { playedFlows } from '#tests/e2e/flows/kit/played-flows.ts'
import { environmentOf } from '#tests/kit/steps.ts'
import { FLOWS_BEFORE_THEIR_PAGE, FLOWS_WITHOUT_VIEW, flowsWithViews } from './flows/flows-with-views.ts'

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()

/** Null for one that shows nothing; undefined where nobody said. */
const viewNamedBy = ({ meta }: { meta?: unknown }) => (meta as Viewed<string | null> | undefined)?.view

it('every flow shows itself, or says where it is seen, or waits for its page', () => {
  const known = [flowsWithViews, FLOWS_WITHOUT_VIEW, FLOWS_BEFORE_THEIR_PAGE].flatMap((some) => Object.keys(some))
  expect(known.toSorted()).toEqual(sorted(Object.keys(flows)))
})

it('every flow that shows itself says how it is played on the built product', () => {
  expect(playedFlows().map(({ id }) => id)).toEqual(Object.keys(flowsWithViews))
})

describe.for(Object.entries(flowsWithViews))('%s', ([, { model, acts, looks, elsewhere }]) => {
  const nodes = nodesOf(model.machine)

  it('names a view for every state that somebody can rest in', () => {
    const viewless = nodes
      .filter((node) => isLeaf(node) && !isTransient(node))
      .filter((node) => lineageOf(node).every((around) => viewNamedBy(around) === undefined))
    expect(viewless.map(({ id }) => id)).toEqual([])
  })

  it('says what must be seen of every view that a state names, and of no other', () => {
    const named = nodes.map(viewNamedBy).filter((view) => typeof view === 'string')
    expect(sorted(Object.keys(looks))).toEqual(sorted(named))
  })

  it('knows a gesture for everything that people do there, and for nothing else', () => {
    const done = model.person.map(({ event }) => event.type).filter((type) => !(type in elsewhere))
    expect(sorted(Object.keys(acts))).toEqual(sorted(done))
  })

  it('sends elsewhere only what there is', () => {
    const known = new Set([
      ...Object.keys(model.inputs),
      ...[...model.person, ...environmentOf(model)].map(({ event }) => event.type),
    ])
    expect(Object.keys(elsewhere).filter((name) => !known.has(name))).toEqual([])
  })
})

it.for(Object.keys(FLOWS_WITHOUT_VIEW))('%s names no view', (id) => {
  const nodes = flows[id] === undefined ? [] : nodesOf(flows[id].model.machine)
  expect(nodes.filter((node) => typeof viewNamedBy(node) === 'string').map((node) => node.id)).toEqual([])
  expect(nodes).not.toEqual([])
})
