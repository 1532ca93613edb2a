import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone, isPhone, isShortPhone, normalizePhone } from '#contracts/br/phone.ts'

const digits = (length: number) =>
  fc.stringMatching(new RegExp(`^(55)?[0-9]{${length}}$`)).map((text) => text.slice(0, length))
/** The same digits as a person may write them. */
const written = (plain: string) =>
  fc.constantFrom(
    plain,
    `+${plain}`,
    ` ${plain.slice(0, 2)} ${plain.slice(2)}`,
    `(${plain.slice(0, 2)})-${plain.slice(2)}`,
  )

const branch = (length: number, expected: (plain: string) => string, keep: (plain: string) => boolean = () => true) =>
  fc.assert(
    fc.property(
      digits(length)
        .filter(keep)
        .chain((plain) => fc.tuple(fc.constant(plain), written(plain))),
      ([plain, text]) => {
        expect(normalizePhone(text)).toBe(expected(plain))
      },
    ),
  )

/** One line for each branch of the rule. */
describe('the stored phone number', () => {
  // Proves FIELD-11.
  it('keeps 13 digits starting with 55 behind a plus', () =>
    branch(
      13,
      (plain) => `+${plain}`,
      (plain) => plain.startsWith('55'),
    ))
  // Proves FIELD-12.
  it('puts +55 before 11 digits', () => branch(11, (plain) => `+55${plain}`))
  // Proves FIELD-13.
  it('puts +55 and a 9 after the area code into 10 digits', () =>
    branch(10, (plain) => `+55${plain.slice(0, 2)}9${plain.slice(2)}`))
  // Proves FIELD-30.
  it('treats 12 digits starting with 55 as 10 digits behind the country code', () =>
    branch(
      12,
      (plain) => `+55${plain.slice(2, 4)}9${plain.slice(4)}`,
      (plain) => plain.startsWith('55'),
    ))
  // Proves FIELD-14.
  it('keeps the last 11 of 12 digits that do not start with 55', () =>
    branch(
      12,
      (plain) => `+55${plain.slice(1)}`,
      (plain) => !plain.startsWith('55'),
    ))
  // Proves FIELD-14.
  it('keeps the last 11 of 13 digits that do not start with 55', () =>
    branch(
      13,
      (plain) => `+55${plain.slice(2)}`,
      (plain) => !plain.startsWith('55'),
    ))
  // Proves FIELD-14.
  it('keeps the last 11 of more digits', () => branch(15, (plain) => `+55${plain.slice(4)}`))
  // Proves FIELD-15.
  it('puts +55 before anything shorter', () => branch(9, (plain) => `+55${plain}`))
  // Proves FIELD-15.
  it('keeps an empty number empty', () => expect(normalizePhone('')).toBe(''))
})

describe('a phone as it is written', () => {
  // Proves FIELD-10.
  it.each(['1133334444', '+5511999998888', '(11) 99999-8888', '11 99999 8888', '(11) 91234-5', '(11) -----'])(
    'accepts %s',
    (text) => expect(isPhone(text)).toBe(true),
  )
  // Proves FIELD-10.
  it.each([
    '',
    '123456789',
    '----------',
    '(11) 9999',
    '11a99998888',
    '11.3333.4444',
    '++5511999998888',
    '11 99999-8888 ramal',
  ])('refuses %j', (text) => expect(isPhone(text)).toBe(false))
  it('is checked in linear time for an adversarial text', () => expect(isPhone(`${'('.repeat(100_000)}x`)).toBe(false))
})

it('a phone has a hint below ten digits, in any spelling', () => {
  expect(['(11) 9999-888', '123456789', '1133334444', '(11) 99999-8888'].map(isShortPhone)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

describe('a phone as it is shown', () => {
  // Proves FIELD-17.
  it('is (XX) XXXXX-XXXX, with or without the country code', () => {
    expect(['+5511999998888', '11999998888'].map(formatPhone)).toEqual(['(11) 99999-8888', '(11) 99999-8888'])
  })
  it('keeps the area code 55', () => expect(formatPhone('55999998888')).toBe('(55) 99999-8888'))
  it.each([
    ['+55119123456', '(11) 9123456'],
    ['+5511912', '(11) 912--'],
    ['+5511', '(11) -----'],
    ['+551', '(1) ------'],
  ])('has hyphens where digits are missing: %s', (stored, formatted) => expect(formatPhone(stored)).toBe(formatted))
  it('is normalized to the stored number again', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{1,15}$/), (plain) => {
        const stored = normalizePhone(plain)
        const formatted = formatPhone(stored)
        expect([isPhone(formatted), normalizePhone(formatted)]).toEqual([true, stored])
      }),
    ))
  it.each(['1199999888', '119999988880', '+1199999888899', '+55119999988881', 'ramal +5511912'])(
    'is unchanged if it does not end in eleven digits: %s',
    (text) => expect(formatPhone(text)).toBe(text),
  )
})
