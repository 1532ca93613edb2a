/** Hydration of prerendered pages: the flow starts in a state that it would reach by itself, and continues from there. */
import { describe, expect, it } from 'vitest'
import { explore, type Graph, type Vertex } from '#tests/kit/graph.ts'
import { flowsWithViews } from '#tests/flows/index.ts'
import { watchConsole } from '../kit/watch-console.ts'
import { offeredPart } from '../kit/offered.ts'
import { FIXTURES } from '../kit/fixtures.ts'
import { viewDriver } from '../kit/view-driver.ts'

const NOTHING = { calls: [], emitted: [], sent: [], taken: [] }

const consoleMessages = watchConsole()

/** Vertices that are reachable from a start without events of a person. */
const reachableAlone = ({ leaving }: Graph, at: Vertex): Vertex[] => {
  const reached = new Set([at])
  for (const vertex of reached) {
    for (const { step, to } of leaving.get(vertex) ?? []) if (step.type !== 'person') reached.add(to)
  }
  return [...reached]
}

const pages = Object.entries(flowsWithViews).filter(([id]) => !(id in FIXTURES))

describe.for(pages)('%s', ([, flow]) => {
  const graph = offeredPart(explore(flow.model), flow)
  const [start] = graph.starts
  if (start === undefined) throw new Error('a model needs an input to start from')

  it('continues from its prerendered state', async () => {
    const hydrate = async () => viewDriver(flow, start, { isHydrating: true })
    const first = await hydrate()
    const { value, context, tags } = first.snapshot()
    first.hide()
    expect(tags.has('busy')).toBe(false)
    const idleVertex = reachableAlone(graph, start.at).find(
      ({ snapshot }) => JSON.stringify([snapshot.value, snapshot.context]) === JSON.stringify([value, context]),
    )
    expect(idleVertex?.snapshot.value).toEqual(value)
    for (const { step, to, effects } of (idleVertex && graph.leaving.get(idleVertex)) ?? []) {
      const driver = await hydrate()
      try {
        await driver.verify(idleVertex as Vertex, idleVertex === start.at ? start.effects : NOTHING)
        await driver.step(step)
        await driver.verify(to, effects)
      } finally {
        driver.hide()
      }
    }
    expect(consoleMessages).toEqual([])
  })
})
