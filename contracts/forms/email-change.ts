/** Form for a new e-mail address of the account. */
import * as z from 'zod/mini'
import { emailField } from './fields.ts'
import type { IssueCode } from './issues.ts'

/** `current`: the present address in lower case, as the service stores it. */
export const emailChangeFormSchema = (current: string) =>
  z.object({
    email: emailField.check(z.refine((email) => email !== current, { error: 'email.unchanged' satisfies IssueCode })),
  })
