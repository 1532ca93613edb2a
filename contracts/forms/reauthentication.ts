/** The password again, before an irreversible action (ACCOUNT-42). */
import * as z from 'zod/mini'
import './jitless.ts'
import type { IssueCode } from './issues.ts'

const required = { error: 'password.required' satisfies IssueCode }

export const reauthenticationFormSchema = z.object({
  password: z.string(required).check(z.minLength(1, required), z.maxLength(1_000, required)),
})
