import { expect, it } from 'vitest'
import { fallbackProfile } from '#contracts/account.ts'
import { ERROR_CODES, isErrorCode, isTransient } from '#contracts/errors.ts'

it('a code of an error is one of the list', () => {
  expect(['unexpected', 'network.unheard', '', 1, null].map(isErrorCode)).toEqual([true, false, false, false, false])
})

// Proves SESSION-11.
it('lists the transient failures, which do not end the session', () => {
  expect(ERROR_CODES.filter(isTransient).toSorted()).toEqual([
    'network.timeout',
    'network.unreachable',
    'rate.limited',
    'service.unavailable',
    'unexpected',
  ])
})

// Proves SESSION-07.
it.each([
  [' Ana Souza ', 'ana@prosa.test', 'Ana Souza'],
  [null, 'ana@prosa.test', 'ana'],
  ['  ', 'ana@prosa.test', 'ana'],
  [null, '@prosa.test', 'Usuário'],
])('without a row, somebody called %j with the address %s is shown as %s', (fullName, email, name) => {
  expect(fallbackProfile({ id: 'auth-ana', email, fullName })).toEqual({
    id: 'auth-ana',
    name,
    email,
    role: 'user',
    isActive: true,
    isFallback: true,
  })
})
