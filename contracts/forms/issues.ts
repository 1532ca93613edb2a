/** What can be wrong with a field, as codes. A schema names one for each rule; the texts are with the error texts. */
export const ISSUE_CODES = [
  'name.required',
  'name.tooShort',
  'name.tooLong',
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
  'reason.tooLong',
  'word.mismatch',
] as const
export type IssueCode = (typeof ISSUE_CODES)[number]

const codes: ReadonlySet<string> = new Set(ISSUE_CODES)
export const isIssueCode = (value: unknown): value is IssueCode => typeof value === 'string' && codes.has(value)

/** First issue of each field, by field name. */
export type FieldIssues = Partial<Record<string, IssueCode>>

/** The issues in an answer; unknown codes are dropped. */
export const issuesIn = (value: unknown): FieldIssues => {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(entries.filter(([, code]) => isIssueCode(code)))
}

/** What a form hands over: its controls by name, as `FormData` gives them. */
export type FormValues = Readonly<Record<string, string>>
