/** Context of a form for its fields: their ids and issues. */
import { createContext, useContext } from 'react'
import type { FieldIssues } from '#contracts/forms/issues.ts'

type FormFacts = { id: string; issues: FieldIssues }

export const FormContext = createContext<FormFacts>({ id: 'form', issues: {} })

export const controlId = (formId: string, name: string) => `${formId}-${name}`

/** Ids and ARIA attributes that associate a control with its label, hint, note and issue. */
export const useField = (name: string, described: { hint?: unknown; note?: unknown } = {}) => {
  const form = useContext(FormContext)
  const id = controlId(form.id, name)
  const issue = form.issues[name]
  const describedBy = [
    described.hint !== undefined && `${id}-hint`,
    described.note !== undefined && `${id}-note`,
    issue !== undefined && `${id}-issue`,
  ].filter((part) => part !== false)
  return {
    issue,
    control: {
      id,
      name,
      'aria-invalid': issue === undefined ? undefined : true,
      'aria-describedby': describedBy.length === 0 ? undefined : describedBy.join(' '),
    },
  }
}
