import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { latestMail, callbackParametersOf, metadata, newEmail, PASSWORD, register, signUp } from '../kit/people.ts'
import { onlyLimits, openServer, type TestServer } from '../kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('confirmation', () => {
  // Proves AUTH-44.
  it('succeeds by link, once, from any browser', async () => {
    const email = newEmail()
    await signUp(server, email)
    const link = callbackParametersOf(await latestMail(server, email))
    const other = server.browser()
    const { data, error } = await other.auth.verifyOtp(link)
    expect(error).toBeNull()
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Rita Moura' })
    const [row] = await server.db.query('select email_verified from public.users where email = $1', [email])
    expect(row).toEqual({ email_verified: true })
    const { data: profile } = await other
      .from('users')
      .select('name,phone_number')
      .eq('auth_id', data.user?.id ?? '')
      .single()
    expect(profile).toEqual({ name: 'Rita Moura', phone_number: '+5511987654321' })
    expect((await server.browser().auth.verifyOtp(link)).error?.code).toBe('otp_expired')
  })

  // Proves AUTH-44.
  it('succeeds by code, on another device', async () => {
    const email = newEmail()
    await signUp(server, email)
    const { code } = await latestMail(server, email)
    const { data, error } = await server.browser().auth.verifyOtp({ email, token: code ?? '', type: 'signup' })
    expect(error).toBeNull()
    expect(data.session?.user.email).toBe(email)
  })

  // Proves AUTH-23.
  it('does not happen by fetching the link, as mail scanners do', async () => {
    const email = newEmail()
    await signUp(server, email)
    const mail = await latestMail(server, email)
    for (let visit = 0; visit < 3; visit += 1) await server.request(mail.link ?? '')
    expect((await server.browser().auth.verifyOtp(callbackParametersOf(mail))).error).toBeNull()
  })

  it('accepts no token that is derived from address and code', async () => {
    const email = newEmail()
    await signUp(server, email)
    const { code } = await latestMail(server, email)
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${email}${code}`))
    const guessedHash = Buffer.from(bytes).toString('hex')
    const answers = [guessedHash, `${guessedHash}${'A'.repeat(43)}`, ''].map((token_hash) =>
      server.browser().auth.verifyOtp({ token_hash, type: 'signup' }),
    )
    expect((await Promise.all(answers)).map(({ error }) => error?.code)).toEqual([
      'otp_expired',
      'otp_expired',
      'otp_expired',
    ])
  })

  // Proves AUTH-43, LIMIT-19.
  it('invalidates code and link after five wrong codes, concurrent ones too', async () => {
    const email = newEmail()
    await signUp(server, email)
    const mail = await latestMail(server, email)
    const wrong = mail.code === '000000' ? '000001' : '000000'
    const attempts = Array.from({ length: 5 }, () =>
      server.browser().auth.verifyOtp({ email, token: wrong, type: 'signup' }),
    )
    const codes = (await Promise.all(attempts)).map(({ error }) => error?.code)
    expect(codes).toEqual(Array.from({ length: 5 }, () => 'otp_expired'))
    const right = await server.browser().auth.verifyOtp({ email, token: mail.code ?? '', type: 'signup' })
    expect(right.error?.code).toBe('otp_expired')
    expect((await server.browser().auth.verifyOtp(callbackParametersOf(mail))).error?.code).toBe('otp_expired')

    await server.browser().auth.resend({ email, type: 'signup' })
    const resentMail = await latestMail(server, email)
    expect(
      (await server.browser().auth.verifyOtp({ email, token: resentMail.code ?? '', type: 'signup' })).error,
    ).toBeNull()
  })

  it('succeeds after four wrong codes', async () => {
    const email = newEmail()
    await signUp(server, email)
    const { code } = await latestMail(server, email)
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await server.browser().auth.verifyOtp({ email, token: code === '000000' ? '000001' : '000000', type: 'signup' })
    }
    expect((await server.browser().auth.verifyOtp({ email, token: code ?? '', type: 'signup' })).error).toBeNull()
  })
})

describe('before confirmation', () => {
  // Proves AUTH-07.
  it('a sign-in reports the missing confirmation only with the right password', async () => {
    const email = newEmail()
    await signUp(server, email)
    const signIn = (password: string) => server.browser().auth.signInWithPassword({ email, password })
    expect((await signIn('wrong-password')).error?.code).toBe('invalid_credentials')
    const { error } = await signIn(PASSWORD)
    expect([error?.status, error?.code]).toEqual([400, 'email_not_confirmed'])
  })

  // Proves LANG-19, AUTH-43.
  it('a resend uses the language of the page, and invalidates the previous link', async () => {
    const email = newEmail()
    await signUp(server, email)
    const first = await latestMail(server, email)
    const { error } = await server.browser('en').auth.resend({ email, type: 'signup' })
    expect(error).toBeNull()
    const second = await latestMail(server, email)
    expect([second.language, second.subject]).toEqual(['en', 'Confirm your email for Prosa'])
    expect((await server.browser().auth.verifyOtp(callbackParametersOf(first))).error?.code).toBe('otp_expired')
    expect((await server.browser().auth.verifyOtp(callbackParametersOf(second))).error).toBeNull()
  })

  it('a resend to a confirmed address sends its owner a request to sign in, in the language of the account', async () => {
    const { email } = await register(server)
    const { error } = await server.browser('en').auth.resend({ email, type: 'signup' })
    expect(error).toBeNull()
    const { subject, code, link } = await latestMail(server, email)
    expect([subject, code, new URL(link ?? '').pathname]).toEqual(['Você já tem uma conta na Prosa', null, '/pt/login'])
  })

  // Proves AUTH-08.
  it('resends are a minute apart, with the same answer for every address', async () => {
    // A fixed clock: the answers have the exact number of seconds that are left.
    vi.useFakeTimers({ toFake: ['Date'] })
    const strict = await openServer({ limits: onlyLimits('mailIntervalByRequester') })
    const email = newEmail()
    await signUp(strict, email)
    const known = await strict.post('/auth/v1/resend', { email, type: 'signup' })
    const stranger = newEmail('nobody')
    expect((await strict.post('/auth/v1/resend', { email: stranger, type: 'signup' })).status).toBe(200)
    const unknown = await strict.post('/auth/v1/resend', { email: stranger, type: 'signup' })
    expect(await strict.mailsTo(stranger)).toEqual([])
    for (const response of [known, unknown]) {
      expect(response.status).toBe(429)
      expect(response.headers.get('Retry-After')).toBe('60')
      expect(await response.json()).toEqual({
        code: 429,
        error_code: 'over_email_send_rate_limit',
        msg: 'For security purposes, you can only request this after 60 seconds.',
      })
    }
    const other = { email, password: 'outra-senha-9', data: metadata() }
    const secondSignUp = await strict.post('/auth/v1/signup', other)
    expect([secondSignUp.status, secondSignUp.headers.get('Retry-After')]).toEqual([429, '60'])
    expect(await strict.mailsTo(email)).toHaveLength(1)
  })
})
