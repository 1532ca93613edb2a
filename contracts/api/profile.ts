/**
 * `GET` and `PUT /api/user/profile` (ACCOUNT-15). Name, phone, CPF and language are columns of the user; the rest is
 * the extra profile. An absent field stays as it is; null clears it. 409 `request.conflict` if a stored value differs
 * from the one in `seen`.
 */
import * as z from 'zod/mini'
import { cpfField } from '../forms/cpf-field.ts'
import { nameField, writtenPhoneField } from '../forms/fields.ts'
import type { IssueCode } from '../forms/issues.ts'
import { BIO_MAX_LENGTH, COMPANY_MAX_LENGTH, JOB_TITLE_MAX_LENGTH, MINIMUM_AGE_YEARS } from '../limits.ts'
import { LANGUAGES } from '../languages.ts'

const optionalText = (maxLength: number, error: IssueCode) =>
  z.optional(z.nullable(z.string({ error }).check(z.trim(), z.maxLength(maxLength, { error }))))

/** Whether a person born on that day (ISO 8601) has reached the minimum age. */
const isOfAge = (birthDate: string, today = new Date()) => {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number)
  return Date.UTC(year + MINIMUM_AGE_YEARS, month - 1, day) <= today.getTime()
}

export const birthDateField = z.iso.date({ error: 'birthDate.invalid' satisfies IssueCode }).check(
  z.refine((date) => date >= '1900-01-01', { error: 'birthDate.invalid' satisfies IssueCode }),
  z.refine(isOfAge, { error: 'birthDate.tooYoung' satisfies IssueCode }),
)

/** Not validated like input: a stored value may be older than its rule. */
const seenField = z.optional(z.nullable(z.string().check(z.maxLength(BIO_MAX_LENGTH))))

const seenSchema = z.strictObject({
  name: seenField,
  phone_number: seenField,
  cpf: seenField,
  language: seenField,
  birth_date: seenField,
  bio: seenField,
  company: seenField,
  job_title: seenField,
})
export type SeenFields = z.output<typeof seenSchema>

export const profileChangesSchema = z.strictObject({
  name: z.optional(nameField),
  phone_number: z.optional(writtenPhoneField),
  cpf: z.optional(z.nullable(cpfField)),
  language: z.optional(z.enum(LANGUAGES, { error: 'language.unknown' satisfies IssueCode })),
  birth_date: z.optional(z.nullable(birthDateField)),
  bio: optionalText(BIO_MAX_LENGTH, 'bio.tooLong'),
  company: optionalText(COMPANY_MAX_LENGTH, 'company.tooLong'),
  job_title: optionalText(JOB_TITLE_MAX_LENGTH, 'jobTitle.tooLong'),
  /** Optimistic locking: the stored values that the edit started from. */
  seen: z.optional(seenSchema),
})
export type ProfileChanges = z.input<typeof profileChangesSchema>

/** Read-only fields of a user, for every role (FIELD-06): 400 `profile.fieldNotAllowed`. */
export const FIXED_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'auth_id',
  'email',
  'email_verified',
  'email_undeliverable_since',
  'is_active',
  'last_message_at',
  'subscription_id',
  'terms_accepted_at',
  'terms_version',
  'person_type',
  'role',
  'created_at',
  'updated_at',
  'user_id',
  'avatar_url',
])
