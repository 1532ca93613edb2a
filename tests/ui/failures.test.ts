import { describe, expect, it } from 'vitest'
import { asFailure, unwrap } from '#src/clients/failures.ts'

const named = (name: string, rest: Record<string, unknown> = {}) => Object.assign(new Error('x'), { name, ...rest })

describe('any failure of any client', () => {
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
    ['an auth client without its verifier', named('AuthPKCECodeVerifierMissingError'), { code: 'auth.otherBrowser' }],
    ['a weak password', named('AuthWeakPasswordError', { status: 422 }), { code: 'auth.weakPassword' }],
    ['a session that is gone', named('AuthSessionMissingError', { status: 400 }), { code: 'auth.sessionMissing' }],
    [
      'nobody there, by the auth client',
      named('AuthRetryableFetchError', { status: 0 }),
      { code: 'network.unreachable' },
    ],
    [
      'a service that is away, by the auth client',
      named('AuthRetryableFetchError', { status: 503 }),
      { code: 'service.unavailable' },
    ],
    [
      'a service that failed, by the auth client',
      named('AuthRetryableFetchError', { status: 500 }),
      { code: 'unexpected' },
    ],
    ['nobody there, by fetch', new TypeError('Failed to fetch'), { code: 'network.unreachable' }],
    ['an answer that took too long', new DOMException('x', 'TimeoutError'), { code: 'network.timeout' }],
    ['several rows where one was meant', { code: 'PGRST116' }, { code: 'data.severalRows' }],
    ['a code of the product API', { code: 'contact.sendFailed', status: 500 }, { code: 'contact.sendFailed' }],
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
  ])('%s', (_, error, failure) => {
    expect(asFailure(error)).toEqual(failure)
  })

  it('leaves an answer without an error as it is, and throws the other one as a failure', () => {
    expect(unwrap({ data: { id: '1' }, error: null })).toEqual({ id: '1' })
    expect(() => unwrap({ data: null, error: { status: 504 } })).toThrow(
      expect.objectContaining({ code: 'service.unavailable' }) as Error,
    )
  })
})
