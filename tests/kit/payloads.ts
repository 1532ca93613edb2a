/** Arbitraries of form input: valid, nearly valid, boundary values, and arbitrary. */
import * as fc from 'fast-check'

const anything = fc.string({ unit: 'binary', maxLength: 20 })
const ofLength = (length: number) => fc.constantFrom('a', 'ã', '😀').map((letter) => letter.repeat(length))
const ofLengths = (...lengths: number[]) => fc.constantFrom(...lengths).chain(ofLength)
const withSpace = (text: fc.Arbitrary<string>) =>
  fc.tuple(fc.constantFrom('', ' ', '\t'), text).map(([space, it]) => it + space)
const optional = (text: fc.Arbitrary<string>) => fc.option(text, { nil: undefined, freq: 15 })

const email = withSpace(
  fc.oneof(
    fc.emailAddress(),
    fc.constantFrom(
      'ana@prosa.test',
      'ana@prosa',
      'ana@@prosa.test',
      '@prosa.test',
      'ana@.test',
      'a na@prosa.test',
      '',
    ),
    fc.constantFrom(242, 243, 244).map((length) => `${'a'.repeat(length)}@prosa.test`),
    anything,
  ),
)
const phoneCharacter = fc.constantFrom(...'0123456789 ()-'.split(''))
const phone = fc.oneof(
  fc
    .tuple(fc.constantFrom('', '+', '++'), fc.string({ unit: phoneCharacter, maxLength: 34 }))
    .map((parts) => parts.join('')),
  fc.constantFrom('(11) 98765-4321', '+55 11 98765-4321', '123456789', '1234567890', '0000000000a'),
  anything,
)
const lengths = ofLengths(0, 1, 2, 119, 120, 121)
const line = withSpace(fc.oneof(lengths, fc.constantFrom('Ana\nBcc: x', 'Ana Souza'), anything))
const inNames = fc.constantFrom('a', 'É', 'ñ', '李', 'س', 'श', ' ', '’', '-', '.', ',', '7', '&', '/', '(')
const notInNames = fc.constantFrom('😀', '🏽', '♥', '™', '€', '@', '<', '_', '\n', '\u202e')
const nameOf = (unit: fc.Arbitrary<string>) => fc.string({ unit, maxLength: 20 })
const name = withSpace(
  fc.oneof(
    lengths,
    nameOf(inNames),
    nameOf(fc.oneof({ weight: 9, arbitrary: inNames }, { weight: 1, arbitrary: notInNames })),
  ),
)
const password = fc.oneof(
  ofLengths(0, 5, 6, 17, 18, 19, 35, 36, 37, 71, 72, 73),
  fc.constantFrom('prosa-demo-1'),
  anything,
)
const passwords = fc
  .tuple(optional(password), optional(password), fc.boolean())
  .map(([first, other, isSame]) => ({ password: first, confirmPassword: isSame ? first : other }))

const form = <T extends object>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record<T>(fields)

export const payloads = {
  register: fc
    .tuple(
      form({
        name: optional(name),
        email: optional(email),
        phone: optional(phone),
        terms: optional(fc.constantFrom('accepted', 'accepted', 'on', '')),
      }),
      passwords,
    )
    .map(([fields, both]) => ({ ...fields, ...both })),
  newPassword: passwords,
  signIn: form({ email: optional(email), password: optional(password) }),
  address: form({ email: optional(email) }),
  emailCode: form({
    email: optional(email),
    code: optional(
      withSpace(fc.oneof(fc.stringMatching(/^\d{5,7}$/), fc.constantFrom('123456', '12345a', '١٢٣٤٥٦'), anything)),
    ),
    purpose: optional(fc.constantFrom('signup', 'recovery', 'email')),
  }),
  waitlist: form({ email: optional(email), consent: optional(fc.constantFrom('accepted', 'accepted', 'on', '')) }),
  contact: form({
    name: optional(line),
    email: optional(email),
    company: optional(withSpace(ofLengths(0, 119, 120, 121))),
    subject: optional(fc.constantFrom('support', 'partnerships', 'press', 'feedback', 'others', '', 'Support')),
    message: optional(withSpace(ofLengths(9, 10, 11, 3_999, 4_000, 4_001))),
  }),
}
