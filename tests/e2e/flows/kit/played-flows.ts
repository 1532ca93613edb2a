/** Every flow that shows itself, with what is needed to play it on the built product. */
import { explore } from '#tests/kit/graph.ts'
import { flowsWithViews } from '#tests/ui/flows/flows-with-views.ts'
import { accessWire } from '../access.wire.ts'
import { callbackWire } from '../callback.wire.ts'
import { contactWire } from '../contact.wire.ts'
import { languageOfferWires } from '../language-offer.wire.ts'
import { linkMailWire } from '../link-mail.wire.ts'
import { loginWires } from '../login.wire.ts'
import { newPasswordWire } from '../new-password.wire.ts'
import { otherSessionsWire } from '../other-sessions.wire.ts'
import { passwordChangeWire } from '../password-change.wire.ts'
import { registerWires } from '../register.wire.ts'
import { waitlistWire } from '../waitlist.wire.ts'
import type { PlayedFlow } from './tours.ts'
import type { Wire } from './wire.ts'

const wires: Readonly<Record<string, readonly Wire[]>> = {
  access: [accessWire],
  callback: [callbackWire],
  contact: [contactWire],
  languageOffer: languageOfferWires,
  linkMail: [linkMailWire],
  login: loginWires,
  newPassword: [newPasswordWire],
  otherSessions: [otherSessionsWire],
  passwordChange: [passwordChangeWire],
  register: registerWires,
  waitlist: [waitlistWire],
}

export const playedFlows = (): PlayedFlow[] =>
  Object.entries(flowsWithViews).flatMap(([id, flow]) => {
    const tables = wires[id]
    return tables === undefined ? [] : [{ ...flow, id, graph: explore(flow.model), wires: tables }]
  })
