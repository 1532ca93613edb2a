/** The issue code of an invalid field, and the stored value of a valid one. */
import { describe, expect, it } from 'vitest'
import { contactMessageSchema } from '#contracts/forms/contact.ts'
import { emailField, nameField, namedLineField, newPasswordField, phoneField } from '#contracts/forms/fields.ts'
import { isIssueCode } from '#contracts/forms/issues.ts'
import { credentialsSchema } from '#contracts/forms/login.ts'
import { NAME_CHARACTERS } from '#contracts/forms/names.ts'
import { passwordChangeFormSchema } from '#contracts/forms/password-change.ts'

type ParseResult = { success: boolean; data?: unknown; error?: { issues: readonly { message: string }[] } }

/** The first issue, or the parsed value. */
const outcomeOf = ({ success, data, error }: ParseResult) => (success ? { value: data } : error?.issues[0]?.message)

const FIELDS = {
  name: nameField,
  line: namedLineField,
  email: emailField,
  'new password': newPasswordField,
  phone: phoneField,
}

describe('a field', () => {
  // Proves FAIL-12, FIELD-07.
  it.each([
    ['name', undefined, 'name.required'],
    ['name', ' ', 'name.required'],
    ['name', 'A', 'name.tooShort'],
    ['name', 'a'.repeat(121), 'name.tooLong'],
    ['name', 'Ana\nBcc', 'name.characters'],
    ['name', '12 - 3', 'name.required'],
    ['line', 'Ana\nBcc', 'name.required'],
    ['line', 'Ana 🌻', { value: 'Ana 🌻' }],
    ['name', ' Ana ', { value: 'Ana' }],
    ['email', undefined, 'email.required'],
    ['email', ' ', 'email.required'],
    ['email', `${'a'.repeat(250)}@a.b`, { value: `${'a'.repeat(250)}@a.b` }],
    ['email', `${'a'.repeat(251)}@a.b`, 'email.invalid'],
    ['email', 'ana@prosa.test x', 'email.invalid'],
    ['email', ' Ana@Prosa.Test ', { value: 'ana@prosa.test' }],
    // One mailbox has one spelling.
    ['email', 'ana@ｐrosa.tEst', { value: 'ana@prosa.test' }],
    ['email', 'ana@ação.com.br', { value: 'ana@xn--ao-siap.com.br' }],
    ['email', "ana.o'neill+1@prosa.test", { value: "ana.o'neill+1@prosa.test" }],
    ['email', 'josé@prosa.test', { value: 'josé@prosa.test' }],
    // Read as several addresses, or as another one, by what sends mail.
    ['email', '1,ana@prosa.test', 'email.invalid'],
    ['email', 'x;ana@prosa.test', 'email.invalid'],
    ['email', 'x:ana@prosa.test', 'email.invalid'],
    ['email', 'x<ana@prosa.test>', 'email.invalid'],
    ['email', '"x"ana@prosa.test', 'email.invalid'],
    ['email', 'ana(x)@prosa.test', 'email.invalid'],
    ['email', 'ana@prosa.test,prosa.example', 'email.invalid'],
    ['email', 'ana@pro%73a.test', 'email.invalid'],
    ['email', 'ana@prosa.test/x', 'email.invalid'],
    ['email', 'ana@127.1', 'email.invalid'],
    // Addresses that look alike are one.
    ['email', 'a\u200bna@prosa.test', { value: 'ana@prosa.test' }],
    ['email', 'ana\u034f@pro\u00adsa.test\ufe0f', { value: 'ana@prosa.test' }],
    ['email', 'jose\u0301@prosa.test', { value: 'jos\u00e9@prosa.test' }],
    ['email', 'ana@pro..test', 'email.invalid'],
    ['new password', undefined, 'password.required'],
    ['new password', '12345', 'password.tooShort'],
    ['new password', 'a'.repeat(73), 'password.tooLong'],
    ['phone', undefined, { value: '' }],
    ['phone', 11, 'phone.invalid'],
    ['phone', '123456789', 'phone.invalid'],
    ['phone', `(11) 98765-4321${' '.repeat(20)}0`, 'phone.invalid'],
    ['phone', '(11) 98765-4321', { value: '+5511987654321' }],
  ] as const)('%s is validated, case %#', (name, value, expected) => {
    expect(outcomeOf(FIELDS[name].safeParse(value) as ParseResult)).toEqual(expected)
  })
})

/** The characters of a class that a name is refused for, or accepted with. */
const charactersOf = (kind: RegExp, { isAccepted }: { isAccepted: boolean }) =>
  Array.from({ length: 0x11_00_00 }, (_, code) => code).filter((code) => {
    const character = String.fromCodePoint(code)
    return kind.test(character) && NAME_CHARACTERS.test(character) === isAccepted
  })

/** In a block of symbols, whose few letters and digits are refused too. */
const isSymbol = (code: number) =>
  (code >= 0x20_70 && code <= 0x2b_ff) ||
  (code >= 0x2e_00 && code <= 0x2f_ff) ||
  (code >= 0x1_cc_00 && code <= 0x1_d7_ff) ||
  (code >= 0x1_f0_00 && code <= 0x1_ff_ff)

describe('a name', () => {
  // Proves FIELD-23.
  it.each([
    'José Antônio d’Ávila-Müller',
    "Maria Sant'Ana",
    'D´Ávila',
    'J. K. Rowling',
    'Moura & Lima Ltda.',
    'Lima, Moura e Cia.',
    'Livraria 25 de Março S/A',
    '3ª Vara (Recife)',
    'Gal·la Puig',
    '李小龍',
    '葛\u{e0100}城',
    '山田\u3000太郎',
    'سارة',
    'نیک\u200cپور',
    'अनिता शर्मा',
    'Nguyễn Văn A\u0302n',
    'Ольга Ёлкина',
    'ジョン・スミス',
  ])('may be %s', (name) => {
    expect(outcomeOf(nameField.safeParse(name) as ParseResult)).toEqual({ value: name })
  })

  // Proves FIELD-23.
  it.each(['Ana 🌻', 'Ana 👩🏽‍💻', 'Ana 1️⃣', '🇧🇷 Ana', 'Ana ♥', 'Ana™', 'Ana_Lima', 'ana@prosa', '<Ana>', 'A\u0000na'])(
    'is not %j',
    (name) => {
      expect(outcomeOf(nameField.safeParse(name) as ParseResult)).toBe('name.characters')
    },
  )

  // Proves FIELD-23.
  it.each([
    ['an emoji', /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]$/u],
    ['a control, a half character, one of private use or a line', /^[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]$/u],
    ['a change of the direction', /^\p{Bidi_Control}$/u],
    ['a currency', /^[$¢-¥₠-₿]$/u],
  ])('never has %s', (_, kind) => {
    expect(charactersOf(kind, { isAccepted: true })).toEqual([])
  })

  // Proves FIELD-23.
  it('may have every letter, mark and digit that is no symbol', () => {
    const refusedCharacters = charactersOf(/^[\p{L}\p{Mn}\p{Mc}\p{Nd}]$/u, { isAccepted: false })
    // What remains makes an emoji of the character before it, or takes that back.
    expect(refusedCharacters.filter((code) => !isSymbol(code))).toEqual([0xfe_0e, 0xfe_0f])
  })
})

// Proves SITE-65.
describe('what is pasted unseen with a text', () => {
  it.each([
    ['a name', namedLineField, '\u200fAna\u200e 👩‍💻\u200b ', 'Ana 👩‍💻'],
    ['the name of an account', nameField, ' \u2068Ana\u200b Sou\u00adza\u2069\ufeff', 'Ana Souza'],
    ['the name of an account', nameField, 'Ana\u202eanA', 'AnaanA'],
    ['an address', emailField, '\u202aana@\u200bprosa.test\u202c\u2060', 'ana@prosa.test'],
  ])('is no part of %s', (_, field, pasted, value) => {
    expect(outcomeOf(field.safeParse(pasted) as ParseResult)).toEqual({ value })
  })

  it('is no name without other characters', () => {
    expect(outcomeOf(namedLineField.safeParse('\u200f\u200b') as ParseResult)).toBe('name.required')
  })

  it('is removed in linear time', () => {
    const run = '\u200b'.repeat(200_000)
    expect(outcomeOf(namedLineField.safeParse(`a${run}b`) as ParseResult)).toEqual({ value: 'ab' })
  })
})

describe('a form', () => {
  const message = { name: 'Ana Souza', email: 'ana@prosa.test', subject: 'support', message: 'Bom dia, tudo certo?' }

  // Proves FAIL-12.
  it.each([
    [{}, { value: { ...message, company: '' } }],
    [{ company: 1 }, 'company.tooLong'],
    [{ company: 'a'.repeat(121) }, 'company.tooLong'],
    [{ subject: 'other' }, 'subject.required'],
    [{ message: undefined }, 'message.tooShort'],
    [{ message: ' too short ' }, 'message.tooShort'],
    [{ message: 'a'.repeat(4_001) }, 'message.tooLong'],
  ])('is validated as a contact message, case %#', (changes, expected) => {
    expect(outcomeOf(contactMessageSchema.safeParse({ ...message, ...changes }) as ParseResult)).toEqual(expected)
  })

  it.each([[''], [undefined]])('is validated as a sign-in: it needs a password, and refuses %j', (password) => {
    const checked = credentialsSchema.safeParse({ email: 'ana@prosa.test', password }) as ParseResult
    expect(outcomeOf(checked)).toBe('password.required')
  })
})

it('a code of an issue is one of the list', () => {
  expect(['name.required', 'name.unknown', '', 1, null].map(isIssueCode)).toEqual([true, false, false, false, false])
})

describe('a change of password', () => {
  const good = { currentPassword: 'antiga-1', newPassword: 'nova-senha-1', confirmPassword: 'nova-senha-1' }
  const issuesOf = (changes: object) => outcomeOf(passwordChangeFormSchema.safeParse({ ...good, ...changes }))

  // Proves FIELD-08.
  it.each([
    [{}, { value: { ...good, endOthers: '' } }],
    [{ endOthers: 'yes' }, { value: { ...good, endOthers: 'yes' } }],
    [{ currentPassword: '' }, 'password.required'],
    [{ currentPassword: undefined }, 'password.required'],
    [{ currentPassword: 'a'.repeat(1_000) }, { value: { ...good, currentPassword: 'a'.repeat(1_000), endOthers: '' } }],
    [{ currentPassword: 'a'.repeat(1_001) }, 'password.required'],
    [{ newPassword: '12345', confirmPassword: '12345' }, 'password.tooShort'],
    [{ confirmPassword: 'outra' }, 'password.mismatch'],
    [{ confirmPassword: undefined }, 'password.mismatch'],
  ])('is validated, case %#', (changes, expected) => {
    expect(issuesOf(changes)).toEqual(expected)
  })
})

it.each([
  ['email.invalid', true],
  ['function toString() { [native code] }', false],
  [7, false],
  [null, false],
])('%j as the code of a wrong field: %s', (value, isOne) => {
  expect(isIssueCode(value)).toBe(isOne)
})
