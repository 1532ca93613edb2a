/** Every flow with views, to be played only where its tours with the real services do not cover it. */
import { playedFlows } from '../../flows/kit/played-flows.ts'
import { type PlayedFlow, toursOf } from '../../flows/kit/tours.ts'
import { backedFlows } from './backed-flows.ts'

export const unbackedFlows = (): PlayedFlow[] => {
  const backend = new Map(backedFlows().map((flow) => [flow.id, toursOf(flow)]))
  return playedFlows('unbacked').map((flow) => ({ ...flow, alreadyCovered: backend.get(flow.id) ?? [] }))
}
