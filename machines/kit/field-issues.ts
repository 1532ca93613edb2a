import type { $ZodType } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import { type FieldIssues, isIssueCode } from '#contracts/forms/issues.ts'

/** The first issue of each field, as codes; empty when the values are acceptable. */
export const fieldIssues = (schema: $ZodType, values: unknown): FieldIssues => {
  const result = safeParse(schema, values)
  const issues: FieldIssues = {}
  for (const { path, message } of result.error?.issues ?? []) {
    const field = String(path[0] ?? '')
    if (isIssueCode(message)) issues[field] ??= message
  }
  return issues
}
