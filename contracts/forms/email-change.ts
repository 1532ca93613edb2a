/** The address that shall take the place of the one an account has. */
import * as z from 'zod/mini'
import { emailField } from './fields.ts'
import type { IssueCode } from './issues.ts'

/** `current` in lower case, as the service keeps it. */
export const emailChangeFormSchema = (current: string) =>
  z.object({
    email: emailField.check(z.refine((email) => email !== current, { error: 'email.unchanged' satisfies IssueCode })),
  })
