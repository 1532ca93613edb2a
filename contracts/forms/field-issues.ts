import type { $ZodObject } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import { type FieldIssues, type FormValues, isIssueCode } from './issues.ts'

/**
 * The first issue code of each field, in the order of the form; empty if the values are valid. zod runs rules over
 * several fields last, so the result is sorted by field.
 */
export const fieldIssues = (schema: $ZodObject, values: unknown): FieldIssues => {
  const found = safeParse(schema, values).error?.issues ?? []
  const issues: FieldIssues = {}
  for (const field of Object.keys(schema._zod.def.shape)) {
    const messages = found.filter(({ path }) => path[0] === field).map(({ message }) => message)
    const code = messages.find(isIssueCode)
    if (code) issues[field] = code
  }
  return issues
}

/** The validator of a form, as the form component takes it. */
export const checkOf = (schema: $ZodObject) => (values: FormValues) => fieldIssues(schema, values)
