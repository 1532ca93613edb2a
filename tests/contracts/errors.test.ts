import { expect, it } from 'vitest'
import { fallbackProfile } from '#contracts/account.ts'
import { ERROR_CODES, isAnswerLost, isErrorCode, isTransientCode, weakReasonsIn } from '#contracts/errors.ts'

it('an error code is one of the list', () => {
  expect(['unexpected', 'network.unknown', '', 1, null].map(isErrorCode)).toEqual([true, false, false, false, false])
})

// Proves SESSION-11.
it('lists the transient failures, which do not end the session', () => {
  expect(ERROR_CODES.filter(isTransientCode).toSorted()).toEqual([
    'network.timeout',
    'network.unreachable',
    'rate.limited',
    'service.unavailable',
    'unexpected',
  ])
})

it('a command may have taken effect after every transient failure except a rate limit', () => {
  expect(ERROR_CODES.filter(isAnswerLost).toSorted()).toEqual([
    'network.timeout',
    'network.unreachable',
    'service.unavailable',
    'unexpected',
  ])
})

it.each([
  [
    ['pwned', 'length', 'pwned', 'unknown'],
    ['length', 'pwned'],
  ],
  [[], []],
  ['length', []],
  [null, []],
])('the reasons why a password is weak, reported as %j, are read as %j', (value, reasons) => {
  expect(weakReasonsIn(value)).toEqual(reasons)
})

// Proves SESSION-07.
it.each([
  [' Ana Souza ', 'ana@prosa.test', 'Ana Souza'],
  [null, 'ana@prosa.test', 'ana'],
  ['  ', 'ana@prosa.test', 'ana'],
  [null, '@prosa.test', 'Usuário'],
])('without a row, the name %j and the e-mail %s are shown as %s', (fullName, email, name) => {
  expect(fallbackProfile({ id: 'auth-ana', email, fullName })).toEqual({
    id: 'auth-ana',
    name,
    email,
    role: 'user',
    isActive: true,
    isFallback: true,
  })
})
