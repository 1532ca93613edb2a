/** The edges to play at a level at which a step takes long: the machine level takes every edge. */
import { dataText, valueText } from '#machines/kit/names.ts'
import type { Edge, Graph } from './graph.ts'
import { usualOrFull } from './tier.ts'

/**
 * One edge for each state, step, situation it leads to, and effects: the others differ only in the context they start from.
 * Every situation that a step leads to, and every transition, is still among them.
 */
const distinctEdges = ({ edges, vertices }: Graph): Edge[] => {
  const numbers = new Map(vertices.map((vertex, index) => [vertex, index]))
  const kindOf = ({ from, to, step, effects }: Edge) =>
    [
      valueText(from.snapshot.value),
      `${step.label} ${step.event.type}`,
      to === from ? 'stays' : numbers.get(to),
      dataText(effects),
    ].join('\n')
  return [...Map.groupBy(edges, kindOf).values()].flatMap((alike) => alike.slice(0, 1))
}

/** One of each kind; in the full tier all. */
export const edgesToPlay = (graph: Graph): readonly Edge[] => usualOrFull(distinctEdges(graph), graph.edges)
