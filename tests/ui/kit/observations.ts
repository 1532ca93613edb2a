/** The observable variants of a flow's views. */
import { viewOf } from '#machines/kit/view.ts'
import { explore, type Graph, type Vertex } from '#tests/kit/graph.ts'
import { nearestFirst } from '#tests/kit/paths.ts'
import type { FlowTests } from '#tests/flows/kit/flow-tests.ts'
import { offeredPart } from './offered.ts'

type Observations = { graph: Graph; observations: Map<string, Vertex> }

/** The nearest vertex of each view: plain, busy, and with alerts. */
export const observationsOf = (flow: FlowTests): Observations => {
  const graph = nearestFirst(offeredPart(explore(flow.model), flow))
  const observations = new Map<string, Vertex>()
  for (const vertex of graph.vertices) {
    const { snapshot } = vertex
    const view = viewOf(snapshot)
    if (view === null) continue
    const hasAlerts = (flow.assertions[view]?.(snapshot).alerts ?? []).length > 0
    const name = `${view}${snapshot.hasTag('busy') ? ', busy' : ''}${hasAlerts ? ', with alerts' : ''}`
    if (!observations.has(name)) observations.set(name, vertex)
  }
  return { graph, observations }
}
