/**
 * The field rules of the requirements, implemented again without the product's schemas: each returns the invalid fields of
 * a form. Values are strings, or undefined for a control that is missing.
 */
type Values = Readonly<Record<string, string | undefined>>

/** Length in code points, as Postgres counts. */
const characters = (text: string) => Array.from(text)
const lengthOf = (text = '') => characters(text.trim()).length
const isControl = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  return code < 32 || (code > 126 && code < 160)
}
const isSpace = (character: string) => character.trim() === ''
/** What a paste can bring along unseen: marks of direction and of no width (SITE-65). */
const UNSEEN = '\u00ad\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff'
const withoutUnseen = (text: string) =>
  characters(text)
    .filter((character) => !UNSEEN.includes(character))
    .join('')
    .trim()
const isDigit = (character: string) => '0123456789'.includes(character)
const isBetween = (amount: number, least: number, most: number) => amount >= least && amount <= most

/** {email}: something, an @, and a host of at least two parts; no spaces. */
const isEmail = (value = '') => {
  const text = withoutUnseen(value).toLowerCase()
  const [local = '', host = '', ...more] = text.split('@')
  const parts = host.split('.')
  return (
    isBetween(lengthOf(text), 1, 254) &&
    more.length === 0 &&
    local !== '' &&
    parts.length > 1 &&
    !parts.includes('') &&
    !characters(text).some((character) => isSpace(character) || isControl(character))
  )
}

const isLine = (value = '') => {
  const text = withoutUnseen(value)
  return isBetween(lengthOf(text), 2, 120) && !characters(text).some(isControl)
}

/** Letters, and between them what names are written with. */
const isName = (value = '') =>
  isLine(value) && /^[\p{L}\p{M}\p{N} '’.,&/()-]*$/u.test(withoutUnseen(value)) && /\p{L}/u.test(value)

/** At least 6 characters, and at most the 72 bytes that bcrypt reads. */
const isPassword = (value = '') => characters(value).length >= 6 && Buffer.byteLength(value) <= 72

/** Optional plus sign, then at least 10 digits, spaces, hyphens or parentheses; some digit among them. */
const isPhone = (value = '') => {
  const text = value.trim()
  if (text === '') return true
  const rest = characters(text.startsWith('+') ? text.slice(1) : text)
  const isAllowed = (character: string) => isDigit(character) || isSpace(character) || '-()'.includes(character)
  return rest.length >= 10 && lengthOf(text) <= 32 && rest.every(isAllowed) && rest.some(isDigit)
}

const SUBJECTS = ['support', 'partnerships', 'press', 'feedback', 'others']

const invalidFields = (fields: Record<string, boolean>) => Object.keys(fields).filter((field) => !fields[field])

/** The confirmation is compared if both are present. */
const confirms = ({ password, confirmPassword }: Values) =>
  confirmPassword !== undefined && (password === undefined || password === confirmPassword)

export const writtenRules = {
  register: (form: Values) =>
    invalidFields({
      name: isName(form.name),
      email: isEmail(form.email),
      phone: isPhone(form.phone),
      password: isPassword(form.password),
      confirmPassword: confirms(form),
      terms: form.terms === 'accepted',
    }),
  newPassword: (form: Values) =>
    invalidFields({ password: isPassword(form.password), confirmPassword: confirms(form) }),
  signIn: (form: Values) => invalidFields({ email: isEmail(form.email), password: (form.password ?? '') !== '' }),
  address: (form: Values) => invalidFields({ email: isEmail(form.email) }),
  emailCode: (form: Values) => {
    const code = (form.code ?? '').trim()
    return invalidFields({
      email: isEmail(form.email),
      code: code.length === 6 && characters(code).every(isDigit),
      purpose: form.purpose === 'signup' || form.purpose === 'recovery',
    })
  },
  waitlist: (form: Values) => invalidFields({ email: isEmail(form.email), consent: form.consent === 'accepted' }),
  contact: (form: Values) =>
    invalidFields({
      name: isLine(form.name),
      email: isEmail(form.email),
      company: lengthOf(form.company) <= 120,
      subject: SUBJECTS.includes(form.subject ?? ''),
      message: isBetween(lengthOf(form.message), 10, 4_000),
    }),
}
