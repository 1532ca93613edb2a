/** Codes of the second factor, as people type them. */
import { describe, expect, it } from 'vitest'
import { anyCodeSchema, appCodeSchema, isAppCode, recoveryCodeSchema } from '#contracts/forms/factor-code.ts'

const SCHEMAS = { app: appCodeSchema, recovery: recoveryCodeSchema, any: anyCodeSchema }

/** The code that is sent, or the issue of the field. */
const outcomeOf = (kind: keyof typeof SCHEMAS, code: unknown) => {
  const { success, data, error } = SCHEMAS[kind].safeParse({ code })
  return success ? data : error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
}

describe('a code of the second factor', () => {
  // Proves AUTH-49.
  it.each([
    ['app', '123456', '123456'],
    ['app', ' 123 456 ', '123456'],
    ['app', '123-456', '123456'],
    ['recovery', 'ABCDE-12345', 'ABCDE12345'],
    ['recovery', 'abcde 12345', 'abcde12345'],
    ['any', '123 456', '123456'],
    ['any', 'abcde-12345', 'abcde12345'],
  ] as const)('is accepted for %s: %j', (kind, typed, code) => {
    expect(outcomeOf(kind, typed)).toEqual({ code })
  })

  // Proves AUTH-49.
  it.each([
    ['app', '', 'code.invalid'],
    ['app', undefined, 'code.invalid'],
    ['app', '12345', 'code.invalid'],
    ['app', '1234567', 'code.invalid'],
    ['app', '12345a', 'code.invalid'],
    ['app', 'abcde12345', 'code.invalid'],
    ['recovery', undefined, 'recoveryCode.invalid'],
    ['recovery', '123456', 'recoveryCode.invalid'],
    ['recovery', 'abcde1234', 'recoveryCode.invalid'],
    ['recovery', 'abcde123456', 'recoveryCode.invalid'],
    ['recovery', 'abcde1234é', 'recoveryCode.invalid'],
    ['any', undefined, 'code.invalid'],
    ['any', '1234567', 'code.invalid'],
    ['any', '123456abcde12345', 'code.invalid'],
    ['any', 'abcde12345abcde', 'code.invalid'],
  ] as const)('%s: %j is refused with %3$s', (kind, typed, issue) => {
    expect(outcomeOf(kind, typed)).toEqual([`code ${issue}`])
  })

  it('is one of the app if it has six digits and nothing else', () => {
    expect(['123456', 'abcde12345', '1234567', 'a123456', ''].map(isAppCode)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
