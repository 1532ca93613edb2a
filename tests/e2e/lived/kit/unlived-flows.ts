/** Every flow that shows itself, to be played only where its tours with the real services do not come. */
import { playedFlows } from '../../flows/kit/played-flows.ts'
import { type PlayedFlow, toursOf } from '../../flows/kit/tours.ts'
import { livedFlows } from './lived-flows.ts'

export const unlivedFlows = (): PlayedFlow[] => {
  const lived = new Map(livedFlows().map((flow) => [flow.id, toursOf(flow)]))
  return playedFlows('unlived').map((flow) => ({ ...flow, taken: lived.get(flow.id) ?? [] }))
}
