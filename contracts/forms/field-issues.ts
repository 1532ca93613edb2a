import type { $ZodObject } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import { type FieldIssues, type FormValues, isIssueCode } from './issues.ts'

/**
 * The first issue of each field, as codes, in the order of the form; empty when the values are acceptable. A rule over
 * several fields is judged after all others, and its issue belongs between them all the same.
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

/** The rules of a form, for the form itself. */
export const checkOf = (schema: $ZodObject) => (values: FormValues) => fieldIssues(schema, values)
