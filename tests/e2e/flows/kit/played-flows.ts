/** Every flow that shows itself, with what is needed to play it on the built product. */
import { explore } from '#tests/kit/graph.ts'
import { flowsWithViews } from '#tests/ui/flows/flows-with-views.ts'
import { contactWire } from '../contact.wire.ts'
import type { PlayedFlow } from './tours.ts'
import type { Wire } from './wire.ts'

const wires: Readonly<Record<string, object>> = { contact: contactWire }

export const playedFlows = (): PlayedFlow[] =>
  Object.entries(flowsWithViews).map(([id, flow]) => {
    const wire = wires[id]
    if (wire === undefined) throw new Error(`${id}: a flow with views needs tests/e2e/flows/${id}.wire.ts`)
    return { ...flow, id, graph: explore(flow.model), wire: wire as Wire }
  })
