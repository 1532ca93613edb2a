/** Change of a known password (ACCOUNT-35). Form and call share these fields. */
import * as z from 'zod/mini'
import { newPasswordField, passwordsMatch } from './fields.ts'
import type { IssueCode } from './issues.ts'
import { reauthenticationFormSchema } from './reauthentication.ts'

export const passwordChangeShape = {
  currentPassword: reauthenticationFormSchema.shape.password,
  newPassword: newPasswordField,
  confirmPassword: z.string({ error: 'password.mismatch' satisfies IssueCode }),
}

export const passwordChangeFormSchema = z
  .object({
    ...passwordChangeShape,
    /** `yes` if the checkbox that ends the other sessions is ticked. */
    endOthers: z._default(z.string(), ''),
  })
  .check(passwordsMatch('newPassword'))
