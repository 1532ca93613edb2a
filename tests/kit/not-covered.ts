/** Requirements that no property and no test proves yet, each with its reason. */
import type { RequirementId } from '#machines/kit/properties.ts'

export const NOT_COVERED: Readonly<Partial<Record<RequirementId, string>>> = {
  'LANG-17': 'Only its exception (saved data) is tested; no test counts the requests of a change of language.',
  'BILL-04': 'The order is written twice, in a query and in a read; no test has two subscriptions of one person.',
  'FAIL-32': 'No test uses the place outside of its provider.',
}
