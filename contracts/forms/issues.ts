/** Codes of field issues, one for each rule of a schema; their texts are in `src/messages/issue-messages.ts`. */
export const ISSUE_CODES = [
  'name.required',
  'name.tooShort',
  'name.tooLong',
  'name.characters',
  'email.required',
  'email.invalid',
  'email.unchanged',
  'phone.invalid',
  'cpf.invalid',
  'password.required',
  'password.tooShort',
  'password.tooLong',
  'password.mismatch',
  'terms.required',
  'consent.required',
  'company.tooLong',
  'subject.required',
  'message.tooShort',
  'message.tooLong',
  'code.invalid',
  'recoveryCode.invalid',
  'birthDate.invalid',
  'birthDate.tooYoung',
  'bio.tooLong',
  'jobTitle.tooLong',
  'language.unknown',
  'reason.required',
  'reason.tooLong',
  'word.mismatch',
] as const
export type IssueCode = (typeof ISSUE_CODES)[number]

const codes: ReadonlySet<string> = new Set(ISSUE_CODES)
export const isIssueCode = (value: unknown): value is IssueCode => typeof value === 'string' && codes.has(value)

/** First issue of each field, by field name. */
export type FieldIssues = Partial<Record<string, IssueCode>>

/** Parses the issues of an answer; unknown codes are dropped. */
export const issuesIn = (value: unknown): FieldIssues => {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(entries.filter(([, code]) => isIssueCode(code)))
}

/** Values of a form's controls by name, as in its `FormData`. */
export type FormValues = Readonly<Record<string, string>>
