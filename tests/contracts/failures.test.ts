/** Mapping of rejections to failures, and of form errors to issue codes. */
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { issuesIn } from '#contracts/forms/issues.ts'
import { registrationSchema } from '#contracts/forms/register.ts'
import { fieldIssues } from '#contracts/forms/field-issues.ts'
import { isFailure, toFailure, toFailureOf } from '#machines/kit/to-failure.ts'

const UNEXPECTED = { code: 'unexpected' }

describe('a failure', () => {
  it.each([
    [undefined, UNEXPECTED],
    [null, UNEXPECTED],
    ['rate.limited', UNEXPECTED],
    [{}, UNEXPECTED],
    [{ code: 'unknown' }, UNEXPECTED],
    [{ code: 7 }, UNEXPECTED],
    [{ code: 'rate.limited' }, { code: 'rate.limited' }],
    [{ code: 'rate.limited', other: 1 }, { code: 'rate.limited' }],
    [
      { code: 'rate.limited', retryAfter: 1.2 },
      { code: 'rate.limited', retryAfter: 2 },
    ],
    [{ code: 'rate.limited', retryAfter: 0 }, { code: 'rate.limited' }],
    [{ code: 'rate.limited', retryAfter: -1 }, { code: 'rate.limited' }],
    [{ code: 'rate.limited', retryAfter: Infinity }, { code: 'rate.limited' }],
    [{ code: 'rate.limited', retryAfter: '30' }, { code: 'rate.limited' }],
    [
      { code: 'request.invalid', fields: { cpf: 'cpf.invalid', name: 'unknown' } },
      { code: 'request.invalid', fields: { cpf: 'cpf.invalid' } },
    ],
    [{ code: 'request.invalid', fields: { name: 'unknown' } }, { code: 'request.invalid' }],
    [{ code: 'request.invalid', fields: 'cpf.invalid' }, { code: 'request.invalid' }],
    [
      { code: 'rate.limited', retryAfter: 30, fields: { cpf: 'cpf.invalid' } },
      { code: 'rate.limited', retryAfter: 30, fields: { cpf: 'cpf.invalid' } },
    ],
    [
      { code: 'unexpected', serviceMessage: ' Número bloqueado ' },
      { code: 'unexpected', serviceMessage: 'Número bloqueado' },
    ],
    [
      { code: 'auth.weakPassword', reasons: ['pwned', 'unknown'] },
      { code: 'auth.weakPassword', reasons: ['pwned'] },
    ],
    [{ code: 'auth.weakPassword', reasons: ['unknown'] }, { code: 'auth.weakPassword' }],
    [{ code: 'unexpected', serviceMessage: 7 }, UNEXPECTED],
    [{ code: 'unexpected', serviceMessage: '' }, UNEXPECTED],
    [{ code: 'unexpected', serviceMessage: '<b>Número bloqueado</b>' }, UNEXPECTED],
    [
      { code: 'unexpected', serviceMessage: 'a'.repeat(300) },
      { code: 'unexpected', serviceMessage: 'a'.repeat(300) },
    ],
    [{ code: 'unexpected', serviceMessage: 'a'.repeat(301) }, UNEXPECTED],
  ])('is read from %j as %j', (error, failure) => {
    expect(toFailure(error)).toStrictEqual(failure)
  })

  it('is identified by its code', () => {
    expect(
      [{ code: 'rate.limited' }, { code: 'unexpected' }, null].map((error) => isFailure(error, 'rate.limited')),
    ).toEqual([true, false, false])
  })

  // Proves FAIL-05.
  it('gets the code of its effect if it is unexpected', () => {
    expect(toFailureOf({ code: 'rate.limited', retryAfter: 3 }, 'privacy.saveFailed')).toEqual({
      code: 'rate.limited',
      retryAfter: 3,
    })
    expect(toFailureOf(new Error('broken'), 'privacy.saveFailed')).toEqual({ code: 'privacy.saveFailed' })
  })

  // Proves FAIL-06.
  it('keeps the service’s own message if it is unexpected', () => {
    expect(toFailureOf({ code: 'unexpected', serviceMessage: 'Novo' }, 'privacy.saveFailed')).toEqual({
      code: 'privacy.saveFailed',
      serviceMessage: 'Novo',
    })
  })
})

describe('issues', () => {
  it.each([
    [null, {}],
    [undefined, {}],
    ['name.required', {}],
    [{ name: 'name.required', email: 'unknown', cpf: 1 }, { name: 'name.required' }],
  ])('in %j are read as %j', (fields, issues) => {
    expect(issuesIn(fields)).toEqual(issues)
  })

  it('are the first one of each field of a form, in its order', () => {
    const values = { name: '', phone: 'x', email: 'a', password: '12345', confirmPassword: '', terms: '' }
    const issues = fieldIssues(registrationSchema, values)
    expect(Object.entries(issues)).toEqual([
      ['name', 'name.required'],
      ['phone', 'phone.invalid'],
      ['email', 'email.invalid'],
      ['password', 'password.tooShort'],
      ['confirmPassword', 'password.mismatch'],
      ['terms', 'terms.required'],
    ])
  })

  it('are empty for a valid form, and messages that are no codes are dropped', () => {
    const good = {
      name: 'Ana',
      email: 'ana@prosa.test',
      password: 'senha-1',
      confirmPassword: 'senha-1',
      terms: 'accepted',
    }
    expect(fieldIssues(registrationSchema, good)).toEqual({})
    expect(fieldIssues(z.object({ name: z.string({ error: 'Some words' }) }), {})).toEqual({})
  })
})
