/** A chart for the development server's flows page, by name. */
import { flows } from '#machines/index.ts'
import { exploredFlows } from '#tests/kit/flow-graphs.ts'
import { chartOf, mapOfFlows } from '../chart.ts'
import { mapOf } from './links.ts'

/** Available pixels beside the panel, on a laptop's screen. */
const ROOM = 900

/** SVG of a flow, or of the `map` of all; null for an unknown name. */
export const pageChart = async (name: string): Promise<string | null> => {
  if (name === 'map') return mapOfFlows(mapOf(exploredFlows()))
  const flow = flows[name]
  return flow === undefined ? null : chartOf(flow.model.machine, ROOM)
}
