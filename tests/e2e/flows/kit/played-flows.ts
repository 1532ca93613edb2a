/** Every flow that shows itself, with what is needed to play it on the built product. */
import { explore } from '#tests/kit/graph.ts'
import { flowsWithViews } from '#tests/ui/flows/flows-with-views.ts'
import { contactWire } from '../contact.wire.ts'
import { waitlistWire } from '../waitlist.wire.ts'
import type { PlayedFlow } from './tours.ts'
import type { Wire } from './wire.ts'

const wires: Readonly<Record<string, object>> = { contact: contactWire, waitlist: waitlistWire }

export const playedFlows = (): PlayedFlow[] =>
  Object.entries(flowsWithViews).flatMap(([id, flow]) => {
    const wire = wires[id]
    return wire === undefined ? [] : [{ ...flow, id, graph: explore(flow.model), wire: wire as Wire }]
  })
