/** Which flows show themselves, where, how people act on them and what must be seen. */
import type { FlowModel } from '#machines/kit/model.ts'
import { contactModel } from '#machines/contact/contact.model.ts'
import type { PageId } from '#src/app/pages.ts'
import type { Acts, Looks } from '#tests/kit/ui.ts'
import { contactActs } from './contact.acts.ts'
import { contactLooks } from './contact.looks.ts'

export type FlowWithViews = {
  model: FlowModel
  page: PageId
  acts: Acts
  looks: Looks
  /** Names of inputs and types of events that come about where the flow is not seen, and why. */
  elsewhere: Readonly<Record<string, string>>
}

// Names are checked against each machine where acts and looks are written; here any of them will do.
const flow = (model: FlowModel, page: PageId, acts: object, looks: object, elsewhere = {}) =>
  ({ model, page, acts, looks, elsewhere }) as FlowWithViews

export const flowsWithViews: Readonly<Record<string, FlowWithViews>> = {
  contact: flow(contactModel, 'contact', contactActs, contactLooks),
}

/** Flows without a view of their own, and where what they know is seen. */
export const FLOWS_WITHOUT_VIEW: Readonly<Record<string, string>> = {
  session: 'the gate of protected pages and the header show who is signed in',
  profile: 'runs inside the session',
}
