import { useState } from 'react'
import type { FieldIssues, FormValues, IssueCode } from '#contracts/forms/issues.ts'

/** The issue of a field that a change of another field can correct. */
const OF_TWO_FIELDS: IssueCode = 'password.mismatch'

export type FormValidator = (values: FormValues) => FieldIssues

/** `of`: the issues of the submit whose remaining ones these are. */
type Remaining = { of: FieldIssues; remaining: FieldIssues }

/**
 * The issues of the last submit that are not corrected yet. An issue disappears as soon as its field is valid, and its field
 * is validated again on blur. A field without an issue gets none before the next submit.
 */
export const useRemainingIssues = (issues: FieldIssues, check: FormValidator | undefined) => {
  const [state, setState] = useState<Remaining>({ of: issues, remaining: issues })
  // Reset on each change of `issues`: a flow clears them during a submit, so also before the same object comes again.
  if (state.of !== issues) setState({ of: issues, remaining: issues })
  const before = state.of === issues ? state.remaining : issues

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
    const remaining: FieldIssues = {}
    for (const name of Object.keys(issues)) {
      const code = codeOf(name)
      if (code !== undefined) remaining[name] = code
    }
    setState({ of: issues, remaining })
  }

  return { remaining: before, revalidate }
}
