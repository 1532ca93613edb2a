/** The profile form (ACCOUNT-15). Fields are named as in the call; an empty one clears the value. */
import * as z from 'zod/mini'
import type { UserWithProfile } from '../api/own-profile.ts'
import { birthDateField, type ProfileChanges, type SeenFields } from '../api/profile.ts'
import { DEFAULT_LANGUAGE, languageOfTag, LANGUAGES } from '../languages.ts'
import { BIO_MAX_LENGTH, COMPANY_MAX_LENGTH, JOB_TITLE_MAX_LENGTH } from '../limits.ts'
import { formatCpf } from '../br/cpf.ts'
import { formatPhone } from '../br/phone.ts'
import { cpfField } from './cpf-field.ts'
import { nameField, phoneField } from './fields.ts'
import type { FormValues, IssueCode } from './issues.ts'

const trimmed = z.transform((value: unknown) => {
  const text = typeof value === 'string' ? value.trim() : value
  return text === '' ? null : text
})
const upTo = (maxLength: number, error: IssueCode) => z.string({ error }).check(z.maxLength(maxLength, { error }))

const schema = z.object({
  name: nameField,
  phone_number: phoneField,
  cpf: z.pipe(trimmed, z.nullable(cpfField)),
  birth_date: z.pipe(trimmed, z.nullable(birthDateField)),
  language: z.enum(LANGUAGES, { error: 'language.unknown' satisfies IssueCode }),
  company: z.pipe(trimmed, z.nullable(upTo(COMPANY_MAX_LENGTH, 'company.tooLong'))),
  job_title: z.pipe(trimmed, z.nullable(upTo(JOB_TITLE_MAX_LENGTH, 'jobTitle.tooLong'))),
  bio: z.pipe(trimmed, z.nullable(upTo(BIO_MAX_LENGTH, 'bio.tooLong'))),
})
type PersonalData = z.output<typeof schema>
export type PersonalField = keyof PersonalData

/** In the order of the form. */
export const PERSONAL_FIELDS = Object.keys(schema.shape) as PersonalField[]

/** The rules of the form. A stored name is accepted as it is, as it may be older than its rule. */
export const personalDataSchema = ({ name }: Pick<UserWithProfile, 'name'>) =>
  z.extend(schema, { name: z.union([z.literal(name), nameField], { error: 'name.required' satisfies IssueCode }) })

const rowOf = ({ profile, ...user }: UserWithProfile): Required<SeenFields> => ({
  name: user.name,
  phone_number: user.phone_number,
  cpf: user.cpf,
  language: user.language,
  birth_date: profile?.birth_date ?? null,
  company: profile?.company ?? null,
  job_title: profile?.job_title ?? null,
  bio: profile?.bio ?? null,
})

export const languageOf = ({ language }: Pick<UserWithProfile, 'language'>) =>
  languageOfTag(language) ?? DEFAULT_LANGUAGE

/** The stored values, formatted for the form. */
export const textsOf = (user: UserWithProfile): Readonly<Record<PersonalField, string>> => {
  const row = rowOf(user)
  const text = (field: PersonalField) => row[field] ?? ''
  return {
    name: text('name'),
    phone_number: formatPhone(text('phone_number')),
    cpf: formatCpf(text('cpf')),
    birth_date: text('birth_date'),
    language: languageOf(user),
    company: text('company'),
    job_title: text('job_title'),
    bio: text('bio'),
  }
}

/** Fields whose value differs from the stored one; null while the form is invalid. */
export const changedFields = (user: UserWithProfile, values: FormValues): PersonalField[] | null => {
  const parsed = personalDataSchema(user).safeParse(values)
  if (!parsed.success) return null
  const stored = { ...rowOf(user), phone_number: user.phone_number ?? '', language: languageOf(user) }
  return PERSONAL_FIELDS.filter((field) => parsed.data[field] !== stored[field])
}

const pick = <Value>(from: Record<PersonalField, Value>, fields: readonly PersonalField[]) =>
  Object.fromEntries(fields.map((field) => [field, from[field]]))

/** Body of the update: the changed fields, and their stored values as `seen`. Throws if the form is invalid. */
export const changesOf = (user: UserWithProfile, values: FormValues): ProfileChanges => {
  const fields = changedFields(user, values) ?? []
  return { ...pick(personalDataSchema(user).parse(values), fields), seen: pick(rowOf(user), fields) }
}
