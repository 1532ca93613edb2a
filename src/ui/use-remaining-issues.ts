import { useState } from 'react'
import type { FieldIssues, FormValues, IssueCode } from '#contracts/forms/issues.ts'

/** The issue of a field that a change of another field can correct. */
const OF_TWO_FIELDS: IssueCode = 'password.mismatch'

export type FormValidator = (values: FormValues) => FieldIssues

type Remaining = { of: FieldIssues; left: FieldIssues }

/**
 * The issues of the last submit that are not corrected yet. An issue disappears as soon as its field is valid, and its field
 * is validated again on blur. A field without an issue gets none before the next submit.
 */
export const useRemainingIssues = (issues: FieldIssues, check: FormValidator | undefined) => {
  const [remaining, setRemaining] = useState<Remaining>({ of: issues, left: issues })
  // Reset on each change of `issues`: a flow clears them during a submit, so also before the same object comes again.
  if (remaining.of !== issues) setRemaining({ of: issues, left: issues })
  const before = remaining.of === issues ? remaining.left : issues

  const revalidate = (values: FormValues, field: string, isLeft: boolean) => {
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
    setRemaining({ of: issues, left })
  }

  return { left: before, revalidate }
}
