/** The part of a flow that its views offer. */
import type { Edge, Graph } from '#tests/kit/graph.ts'
import { isOffered } from '#tests/kit/ui.ts'
import type { FlowTests } from '#tests/flows/kit/flow-tests.ts'

/** The subgraph reachable by the gestures that the views offer, and by all other events. */
export const offeredPart = (graph: Graph, { gestures, around }: FlowTests): Graph => {
  const isPossible = ({ step, from }: Edge) =>
    step.type !== 'person' || step.event.type in around || isOffered(gestures, step.event, from.snapshot)
  const possible = Map.groupBy(graph.edges.filter(isPossible), ({ from }) => from)
  const reached = new Set(graph.starts.map(({ at }) => at))
  for (const vertex of reached) for (const { to } of possible.get(vertex) ?? []) reached.add(to)
  const vertices = graph.vertices.filter((vertex) => reached.has(vertex))
  const leaving = new Map(vertices.map((vertex) => [vertex, possible.get(vertex) ?? []]))
  return { ...graph, vertices, edges: [...leaving.values()].flat(), leaving }
}
