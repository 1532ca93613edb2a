import { useState } from 'react'
import type { FieldIssues, FormValues, IssueCode } from '#contracts/forms/issues.ts'

/** The issue of a field that another one can mend. */
const OF_TWO_FIELDS: IssueCode = 'password.mismatch'

export type Check = (values: FormValues) => FieldIssues

type Judged = { of: FieldIssues; left: FieldIssues }

/**
 * Issues that are left of those that a submit found. An issue goes as soon as its field is acceptable, and a field that
 * had one is judged anew when it is left. A field without an issue gets none before the next submit.
 */
export const useMendedIssues = (issues: FieldIssues, check: Check | undefined) => {
  const [judged, setJudged] = useState<Judged>({ of: issues, left: issues })
  // What was mended counts for one finding: a flow may hand over the same object when it finds the same again.
  if (judged.of !== issues) setJudged({ of: issues, left: issues })
  const before = judged.of === issues ? judged.left : issues

  const judge = (values: FormValues, field: string, isLeft: boolean) => {
    if (check === undefined || Object.keys(issues).length === 0) return
    const found = check(values)
    const codeOf = (name: string): IssueCode | undefined => {
      if (name === field) {
        if (isLeft) return found[name] ?? before[name]
        return found[name] && before[name]
      }
      return before[name] === OF_TWO_FIELDS ? found[name] : before[name]
    }
    const left: FieldIssues = {}
    for (const name of Object.keys(issues)) {
      const code = codeOf(name)
      if (code !== undefined) left[name] = code
    }
    setJudged({ of: issues, left })
  }

  return { left: before, judge }
}
