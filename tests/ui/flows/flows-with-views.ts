/** Which flows show themselves, how people act on them and what must be seen. */
import type { FlowModel } from '#machines/kit/model.ts'
import { contactModel } from '#machines/contact/contact.model.ts'
import type { Acts, Looks } from '#tests/kit/ui.ts'
import { contactActs } from './contact.acts.ts'
import { contactLooks } from './contact.looks.ts'

export type FlowWithViews = { model: FlowModel; acts: Acts; looks: Looks }

// Names are checked against each machine where acts and looks are written; here any of them will do.
const flow = (model: FlowModel, acts: object, looks: object) => ({ model, acts, looks }) as FlowWithViews

export const flowsWithViews: Readonly<Record<string, FlowWithViews>> = {
  contact: flow(contactModel, contactActs, contactLooks),
}

/** Flows without a view of their own, and where what they know is seen. */
export const FLOWS_WITHOUT_VIEW: Readonly<Record<string, string>> = {
  session: 'the gate of protected pages and the header show who is signed in',
  profile: 'runs inside the session',
}
