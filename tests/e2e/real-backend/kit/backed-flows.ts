/** The flows that are tested with the real services, and why the others need none. */
import { flows } from '#machines/index.ts'
import { backends } from '#tests/flows/backends.ts'
import { flowsWithViews } from '#tests/flows/index.ts'
import { FLOWS_WITHOUT_VIEW } from '#tests/flows/kit/flows-without-view.ts'
import { coverageErrorsOf } from './backend-coverage.ts'
import { type Backend, backedFlow } from './backend.ts'

/** Reasons by flow, without those that have a backend table. */
const reasons = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ ...flowsWithViews, ...FLOWS_WITHOUT_VIEW }).flatMap(([id, { noBackend }]) =>
      noBackend === null ? [] : [[id, noBackend]],
    ),
  )

/** Throws if a flow has neither a backend table nor a reason. */
export const backedFlows = () => {
  const wrong = coverageErrorsOf({ flows: Object.keys(flows), backend: Object.keys(backends), reasons: reasons() })
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  // Each table is typed by its model where it is written; here the types are erased.
  return Object.entries(backends).map(([id, backend]) => backedFlow(id, backend as Backend))
}
