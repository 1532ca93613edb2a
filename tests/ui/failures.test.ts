import { describe, expect, it, vi } from 'vitest'
import { isTransientCode } from '#contracts/errors.ts'
import { prefillResponseSchema } from '#contracts/api/registration-prefill.ts'
import { asFailure, mapErrorCodes, unwrap, wordsIn } from '#src/clients/failures.ts'
import { callAsVisitor } from '#src/clients/visitor-call.ts'
import { neverAborted } from '#tests/kit/never-aborted.ts'

const errorNamed = (name: string, rest: Record<string, unknown> = {}) =>
  Object.assign(new Error('x'), { name, ...rest })

describe('any failure of any client', () => {
  // Proves FAIL-04, FAIL-27, FAIL-28.
  it.each([
    ['a wrong password', { code: 'invalid_credentials', status: 400 }, { code: 'auth.invalidCredentials' }],
    ['an unconfirmed address', { code: 'email_not_confirmed', status: 400 }, { code: 'auth.emailNotConfirmed' }],
    ['an address that is taken', { code: 'user_already_exists', status: 422 }, { code: 'auth.emailTaken' }],
    ['a spent link', { code: 'otp_expired', status: 403 }, { code: 'auth.linkExpired' }],
    [
      'a password from an ordinary session',
      { code: 'request.notAllowed', status: 403 },
      { code: 'request.notAllowed' },
    ],
    [
      'an auth client without its verifier',
      errorNamed('AuthPKCECodeVerifierMissingError'),
      { code: 'auth.otherBrowser' },
    ],
    ['a weak password', errorNamed('AuthWeakPasswordError', { status: 422 }), { code: 'auth.weakPassword' }],
    ['a session that is gone', errorNamed('AuthSessionMissingError', { status: 400 }), { code: 'auth.sessionMissing' }],
    [
      'nobody there, by the auth client',
      errorNamed('AuthRetryableFetchError', { status: 0 }),
      { code: 'network.unreachable' },
    ],
    [
      'a service that is away, by the auth client',
      errorNamed('AuthRetryableFetchError', { status: 503 }),
      { code: 'service.unavailable' },
    ],
    [
      'a service that failed, by the auth client',
      errorNamed('AuthRetryableFetchError', { status: 500 }),
      { code: 'unexpected' },
    ],
    ['nobody there, by fetch', new TypeError('Failed to fetch'), { code: 'network.unreachable' }],
    ['an answer that took too long', new DOMException('x', 'TimeoutError'), { code: 'network.timeout' }],
    ['several rows where one was meant', { code: 'PGRST116' }, { code: 'data.severalRows' }],
    ['a function that was not reached', errorNamed('FunctionsFetchError'), { code: 'function.notSent' }],
    ['a function behind a broken relay', errorNamed('FunctionsRelayError'), { code: 'function.relayFailed' }],
    ['a function that failed', errorNamed('FunctionsHttpError'), { code: 'function.failed' }],
    ['a file store that failed', errorNamed('StorageApiError', { status: 400 }), { code: 'storage.failed' }],
    ['a code of the product API', { code: 'quota.reached', status: 500 }, { code: 'quota.reached' }],
    ['a bad gateway in HTML', { status: 502, message: '<html>' }, { code: 'service.unavailable' }],
    [
      'a mail asked for too soon',
      { code: 'over_email_send_rate_limit', status: 429, message: 'only request this after 42 seconds.' },
      { code: 'rate.limited', retryAfter: 42 },
    ],
    ['a limit that says when', { status: 429, retryAfter: 7 }, { code: 'rate.limited', retryAfter: 7 }],
    [
      'a field the product API found wrong, among what is no issue of ours',
      { code: 'request.invalid', status: 400, details: { fields: { cpf: 'cpf.invalid', seen: 'boom' } } },
      { code: 'request.invalid', fields: { cpf: 'cpf.invalid' } },
    ],
    ['fields nobody named', { code: 'request.invalid', status: 400, details: 'boom' }, { code: 'request.invalid' }],
    ['a text', 'boom', { code: 'unexpected' }],
    ['nothing', undefined, { code: 'unexpected' }],
    ['an error that nobody foresaw', new Error('boom'), { code: 'unexpected' }],
  ])('is mapped to a failure: %s', (_, error, failure) => {
    expect(asFailure(error)).toEqual(failure)
  })

  // Proves FAIL-27.
  it.each([502, 503, 504])(
    'a status %d means that the service is temporarily unavailable, for any client',
    (status) => {
      const failures = [asFailure({ status }), asFailure(errorNamed('AuthRetryableFetchError', { status }))]
      expect(failures).toEqual([{ code: 'service.unavailable' }, { code: 'service.unavailable' }])
      expect(isTransientCode('service.unavailable')).toBe(true)
    },
  )

  it('is thrown as a failure, and an answer without an error returns its data', () => {
    expect(unwrap({ data: { id: '1' }, error: null })).toEqual({ id: '1' })
    expect(() => unwrap({ data: null, error: { status: 504 } })).toThrow(
      expect.objectContaining({ code: 'service.unavailable' }) as Error,
    )
  })
})

describe('the message of a service without a known code', () => {
  // Proves FAIL-06.
  it.each([
    ['error first', { error: 'Um', message: 'Dois', details: { message: 'Três' } }, 'Um'],
    ['then message', { message: ' Dois ', details: { message: 'Três' } }, 'Dois'],
    ['then the message of the details', { error: { code: 1 }, details: { message: 'Três' } }, 'Três'],
    ['none of a page', { error: '<html>bad gateway</html>' }, null],
    ['none of several lines', { error: 'at x\nat y' }, null],
    ['none that never end', { error: 'a'.repeat(301) }, null],
    ['none of nothing', null, null],
    ['none of a text', 'boom', null],
    ['none of a list', ['boom'], null],
  ])('is read from the body: %s', (_, body, words) => {
    expect(wordsIn(body)).toBe(words)
  })

  it.each([
    [
      'those of an answer with no code',
      400,
      { error: 'Número bloqueado' },
      { code: 'unexpected', serviceMessage: 'Número bloqueado' },
    ],
    [
      'those of a code nobody knows',
      409,
      { code: 'new.one', message: 'Novo' },
      { code: 'unexpected', serviceMessage: 'Novo' },
    ],
    [
      'not those of a code we have words for',
      409,
      { code: 'request.conflict', error: 'Conflito' },
      { code: 'request.conflict' },
    ],
    ['not those of a status we have words for', 503, { message: 'Bad Gateway' }, { code: 'service.unavailable' }],
    ['not those of our own fault', 500, { code: 'unexpected', error: 'Erro inesperado.' }, { code: 'unexpected' }],
  ])('is read from the body: %s', async (_, status, body, failure) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })))
    const response = callAsVisitor('prefillRegistration', prefillResponseSchema, {
      body: { invitation: 'convite' },
      signal: neverAborted(),
    })
    await expect(response).rejects.toEqual(failure)
    vi.unstubAllGlobals()
  })

  it('is kept if the unexpected code is replaced by a specific one', async () => {
    const work = Promise.reject({ code: 'unexpected', serviceMessage: 'Novo' })
    await expect(mapErrorCodes('profile.loadFailed', work)).rejects.toEqual({
      code: 'profile.loadFailed',
      serviceMessage: 'Novo',
    })
  })
})
