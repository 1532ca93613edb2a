/** The flows that have services behind them, and how they are lived through; why the others need no services. */
import { flows } from '#machines/index.ts'
import { backends } from '#tests/flows/backends.ts'
import { flowsWithViews } from '#tests/flows/index.ts'
import { FLOWS_WITHOUT_VIEW } from '#tests/flows/kit/flows-without-view.ts'
import { complaintsOf } from './complaints.ts'
import { type Backend, backedFlow } from './backend.ts'

/** By flow; none for those whose table says how they are lived through. */
const reasons = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ ...flowsWithViews, ...FLOWS_WITHOUT_VIEW }).flatMap(([id, { noBackend }]) =>
      noBackend === null ? [] : [[id, noBackend]],
    ),
  )

/** Throws what is owed where a flow is neither lived nor says why it need not be. */
export const backedFlows = () => {
  const wrong = complaintsOf({ flows: Object.keys(flows), backend: Object.keys(backends), reasons: reasons() })
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  // Names are checked against each model where the tables are written; here any of them will do.
  return Object.entries(backends).map(([id, backend]) => backedFlow(id, backend as Backend))
}
