/** A chart for the flows page, by name. */
import { flows } from '#machines/index.ts'
import { exploredFlows } from '#tests/kit/flow-graphs.ts'
import { chartOf, mapOfFlows } from '../chart.ts'
import { mapOf } from './links.ts'

/** Pixels beside the panel, on the screen of a laptop. */
const ROOM = 900

/** SVG of a flow, or of the `map` of them all; null where there is no such flow. */
export const pageChart = async (name: string): Promise<string | null> => {
  if (name === 'map') return mapOfFlows(mapOf(exploredFlows()))
  const flow = flows[name]
  return flow === undefined ? null : chartOf(flow.model.machine, ROOM)
}
