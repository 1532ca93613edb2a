/** What each form for visitors, and the two forms that end something, accept and refuse. */
import { describe, expect, it } from 'vitest'
import { changedAvatarSchema } from '#contracts/api/avatar.ts'
import { changePasswordSchema } from '#contracts/api/change-password.ts'
import { signUpMetadataSchema } from '#contracts/api/sign-up.ts'
import { confirmWordSchema, leavingReasonSchema } from '#contracts/forms/account-deletion.ts'
import { cancellationFormSchema } from '#contracts/forms/cancellation.ts'
import { activationFormSchema, activationOf } from '#contracts/forms/activation.ts'
import { emailChangeFormSchema } from '#contracts/forms/email-change.ts'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { codeOnlySchema, credentialsSchema, emailCodeSchema, emailOnlySchema } from '#contracts/forms/login.ts'
import { newPasswordSchema } from '#contracts/forms/new-password.ts'
import { reauthenticationFormSchema } from '#contracts/forms/reauthentication.ts'
import { registrationSchema, termsSchema } from '#contracts/forms/register.ts'
import { waitlistSchema } from '#contracts/forms/waitlist.ts'

type CheckedForm = {
  success: boolean
  data?: unknown
  error?: { issues: readonly { path: readonly unknown[]; message: string }[] }
}

/** The parsed data, or the issues by field. */
const outcomeOf = (checked: unknown) => {
  const { success, data, error } = checked as CheckedForm
  return success ? { kept: data } : error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
}

describe('a registration', () => {
  const good = {
    name: 'Ana Souza',
    phone: '',
    email: 'ana@prosa.test',
    password: 'senha-1',
    confirmPassword: 'senha-1',
    terms: 'accepted',
  }

  // Proves REG-02, REG-03, REG-04, REG-05, REG-06, FIELD-08.
  it.each([
    [{}, { kept: good }],
    [{ terms: 'on' }, ['terms terms.required']],
    [{ terms: undefined }, ['terms terms.required']],
    [{ confirmPassword: 'senha-2' }, ['confirmPassword password.mismatch']],
    [{ confirmPassword: undefined }, ['confirmPassword password.mismatch']],
    [{ confirmPassword: 7 }, ['confirmPassword password.mismatch']],
    [
      { password: 'é'.repeat(36), confirmPassword: 'é'.repeat(36) },
      { kept: { ...good, password: 'é'.repeat(36), confirmPassword: 'é'.repeat(36) } },
    ],
    [{ password: 'é'.repeat(37), confirmPassword: 'é'.repeat(37) }, ['password password.tooLong']],
    [
      { name: '', confirmPassword: 'x' },
      ['name name.required', 'name name.tooShort', 'name name.required', 'confirmPassword password.mismatch'],
    ],
    [{ name: 'Al' }, { kept: { ...good, name: 'Al' } }],
    [{ name: 'Ana\u0000' }, ['name name.characters']],
    [{ email: 'ana@prosa' }, ['email email.invalid']],
    [{ email: 'ana@.test' }, ['email email.invalid']],
    [{ email: '@prosa.test' }, ['email email.invalid']],
    [{ email: 'a b@prosa.test' }, ['email email.invalid']],
    [{ email: 'ana@prosa.test.' }, ['email email.invalid']],
    [{ email: 'ana@mail.prosa.test' }, { kept: { ...good, email: 'ana@mail.prosa.test' } }],
    [{ phone: '----------' }, ['phone phone.invalid']],
    [{ phone: '(11) 9999' }, ['phone phone.invalid']],
    [{ phone: '(11) 91234-5' }, { kept: { ...good, phone: '+5511912345' } }],
    [{ phone: '(11) ----------' }, { kept: { ...good, phone: '+5511' } }],
    [{ phone: '(11) 3333-4444' }, { kept: { ...good, phone: '+5511933334444' } }],
  ])('is validated with %j', (changes, outcome) => {
    expect(outcomeOf(registrationSchema.safeParse({ ...good, ...changes }))).toEqual(outcome)
  })
})

describe('an e-mail code', () => {
  const good = { email: 'ana@prosa.test', code: '123456', purpose: 'recovery' }

  it.each([
    [{}, { kept: good }],
    [{ code: ' 123456 ' }, { kept: good }],
    [{ code: '12345' }, ['code code.invalid']],
    [{ code: '1234567' }, ['code code.invalid']],
    [{ code: 'x123456' }, ['code code.invalid']],
    [{ code: undefined }, ['code code.invalid']],
    [{ purpose: 'anything' }, ['purpose code.invalid']],
    [{ email: '' }, ['email email.required', 'email email.invalid']],
  ])('is validated with %j', (changes, outcome) => {
    expect(outcomeOf(emailCodeSchema.safeParse({ ...good, ...changes }))).toEqual(outcome)
  })
})

const signUp = (changes: object) => ({
  full_name: 'Ana Souza',
  phone: '+5511999998888',
  person_type: 'physical',
  language: 'pt',
  terms_version: '1',
  ...changes,
})

// Proves FIELD-07, CONTACT-02, CONTACT-04, CONTACT-05, CONTACT-06.
it.each([
  ['an address alone', emailOnlySchema, { email: ' Ana@Prosa.test' }, { kept: { email: 'ana@prosa.test' } }],
  ['no address', emailOnlySchema, {}, ['email email.required']],
  [
    'a new password',
    newPasswordSchema,
    { password: 'senha-1', confirmPassword: 'senha-1' },
    { kept: { password: 'senha-1', confirmPassword: 'senha-1' } },
  ],
  [
    'a new password written otherwise',
    newPasswordSchema,
    { password: 'senha-1', confirmPassword: 'senha-2' },
    ['confirmPassword password.mismatch'],
  ],
  ['a new password written once', newPasswordSchema, { password: 'senha-1' }, ['confirmPassword password.mismatch']],
  [
    'a place in the list',
    waitlistSchema,
    { email: 'ana@prosa.test', consent: 'accepted' },
    { kept: { email: 'ana@prosa.test', consent: 'accepted' } },
  ],
  ['a place without consent', waitlistSchema, { email: 'ana@prosa.test' }, ['consent consent.required']],
  [
    'the password again',
    reauthenticationFormSchema,
    { password: 'a'.repeat(1_000) },
    { kept: { password: 'a'.repeat(1_000) } },
  ],
  ['no password again', reauthenticationFormSchema, { password: '' }, ['password password.required']],
  [
    'a password that nobody typed',
    reauthenticationFormSchema,
    { password: 'a'.repeat(1_001) },
    ['password password.required'],
  ],
  ['a reason to leave', leavingReasonSchema, { reason: ' Caro ' }, { kept: { reason: 'Caro' } }],
  ['no reason to leave', leavingReasonSchema, {}, { kept: { reason: '' } }],
  ['all reasons to leave', leavingReasonSchema, { reason: 'a'.repeat(501) }, ['reason reason.tooLong']],
  ['a reason of another kind', leavingReasonSchema, { reason: 7 }, ['reason reason.tooLong']],
  [
    'a reason to cancel',
    cancellationFormSchema,
    { reason: ` ${'a'.repeat(500)} ` },
    { kept: { reason: 'a'.repeat(500) } },
  ],
  ['no reason to cancel', cancellationFormSchema, {}, { kept: { reason: '' } }],
  ['all reasons to cancel', cancellationFormSchema, { reason: 'a'.repeat(501) }, ['reason reason.tooLong']],
  ['the word', confirmWordSchema('EXCLUIR'), { word: ' excluir ' }, { kept: { word: ' excluir ' } }],
  ['another word', confirmWordSchema('EXCLUIR'), { word: 'apagar' }, ['word word.mismatch']],
  ['no word', confirmWordSchema('EXCLUIR'), {}, ['word word.mismatch']],
  ['a changed picture without its address', changedAvatarSchema, {}, ['avatar_url Invalid input']],
  ['a word typed in capitals', confirmWordSchema('excluir'), { word: 'EXCLUIR' }, { kept: { word: 'EXCLUIR' } }],
  ['a code alone', codeOnlySchema, { code: '12345' }, ['code code.invalid']],
  ['no password', credentialsSchema, { email: 'ana@prosa.test' }, ['password password.required']],
  ['terms that nobody accepted', termsSchema, {}, ['terms terms.required']],
  [
    'a new address',
    emailChangeFormSchema('ana@prosa.test'),
    { email: ' Bia@prosa.test' },
    { kept: { email: 'bia@prosa.test' } },
  ],
  [
    'the present address',
    emailChangeFormSchema('ana@prosa.test'),
    { email: 'ANA@prosa.test' },
    ['email email.unchanged'],
  ],
  ['no new address', emailChangeFormSchema('ana@prosa.test'), {}, ['email email.required']],
  [
    'a deactivation',
    activationFormSchema(true),
    { reason: 'risk', note: ' Três contas ' },
    { kept: { reason: 'risk', note: 'Três contas' } },
  ],
  ['a deactivation without reason', activationFormSchema(true), { note: 'x' }, ['reason reason.required']],
  [
    'a deactivation for another reason',
    activationFormSchema(true),
    { reason: 'x', note: 'x' },
    ['reason reason.required'],
  ],
  ['a deactivation without note', activationFormSchema(true), { reason: 'terms' }, ['note reason.required']],
  ['an activation', activationFormSchema(false), { note: 'a'.repeat(500) }, { kept: { note: 'a'.repeat(500) } }],
  ['an activation with a blank note', activationFormSchema(false), { note: ' ' }, ['note reason.required']],
  ['an activation with a long note', activationFormSchema(false), { note: 'a'.repeat(501) }, ['note reason.tooLong']],
  [
    'an account of a company',
    signUpMetadataSchema,
    signUp({ person_type: 'legal' }),
    { kept: signUp({ person_type: 'legal' }) },
  ],
  ['an account of a person', signUpMetadataSchema, signUp({}), { kept: signUp({}) }],
  ['an account of neither', signUpMetadataSchema, signUp({ person_type: 'robot' }), ['person_type Invalid input']],
  [
    'an account without terms',
    signUpMetadataSchema,
    signUp({ terms_version: undefined }),
    ['terms_version Invalid input'],
  ],
  [
    'a changed password written otherwise',
    changePasswordSchema,
    { currentPassword: 'senha-1', newPassword: 'senha-2', confirmPassword: 'senha-3' },
    ['confirmPassword password.mismatch'],
  ],
] as const)('is validated: %s', (_, schema, values, outcome) => {
  expect(outcomeOf(schema.safeParse(values))).toEqual(outcome)
})

it('a decision of an administrator is sent with the texts of its own form only', () => {
  const typed = { reason: 'risk', note: ' Três contas ', other: 'x' }
  expect([activationOf(true, typed), activationOf(false, typed)]).toEqual([
    { is_active: false, reason: 'risk', note: 'Três contas' },
    { is_active: true, note: 'Três contas' },
  ])
  expect(() => activationOf(true, { note: 'Três contas' })).toThrow()
})

it('a form is validated by its schema', () => {
  expect(checkOf(emailOnlySchema)({ email: '' })).toEqual({ email: 'email.required' })
})
