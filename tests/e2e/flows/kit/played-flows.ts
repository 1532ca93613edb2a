/** The flows with views, to be played on the built product. */
import { explore } from '#tests/kit/graph.ts'
import type { Assertions } from '#tests/kit/ui.ts'
import { flowsWithViews } from '#tests/flows/index.ts'
import type { CoverageCriterion, PlayedFlow } from './tours.ts'

/** Throws if no flow of that name has views. */
export const playedFlow = (id: string, most: CoverageCriterion = 'edges'): PlayedFlow => {
  const flow = flowsWithViews[id]
  if (flow === undefined) throw new Error(`no flow '${id}' in tests/flows (see docs/guides/add-a-flow.md)`)
  const { model = flow.model, assertions = flow.assertions } = flow.played
  const covers = most === 'edges' ? (flow.played.covers ?? most) : most
  return { ...flow, id, model, assertions: assertions as Assertions, graph: explore(model), covers }
}

export const playedFlows = (most?: CoverageCriterion): PlayedFlow[] =>
  Object.keys(flowsWithViews).map((id) => playedFlow(id, most))
