import { Events } from 'oauth2-mock-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TERMS_VERSION } from '#contracts/limits.ts'
import { CLIENT, type GoogleAccount, type LocalGoogle, startGoogle } from '#tests/kit/google.ts'
import {
  startAuthorization,
  type AuthorizationQuery,
  codeOf,
  DASHBOARD,
  FAILED,
  locationOf,
  now,
  part,
  refusalOf,
  googleAccount,
  openAuthorizations,
  verifierOf,
} from '../kit/google-authorizations.ts'
import { latestMail, callbackParametersOf, newEmail, PASSWORD, recover, register, signUp } from '../kit/people.ts'
import { onlyLimits, openServer, ORIGIN, type TestServer } from '../kit/server.ts'

let google: LocalGoogle
let server: TestServer
beforeAll(async () => {
  google = await startGoogle()
  server = await openServer({ settings: { google: google.settings } })
  authorizations = openAuthorizations(server)
})
afterAll(() => google.stop())

let authorizations: ReturnType<typeof openAuthorizations>
const goThere = (verifier: string, query?: AuthorizationQuery) => authorizations.goThere(verifier, query)
const goBack = (address: URL) => authorizations.goBack(address)
const authorize = (verifier: string, query?: AuthorizationQuery) => authorizations.authorize(verifier, query)
const exchange = (code: string | null, verifier: string) => authorizations.exchange(code, verifier)
const signIn = (account: GoogleAccount, query?: AuthorizationQuery) => authorizations.signIn(google, account, query)

const CONSENT = { terms_version: TERMS_VERSION, language: 'es' }

const from = async (site: string) =>
  (await server.request(startAuthorization(verifierOf()), { headers: { 'Sec-Fetch-Site': site } })).status

const userRows = (email: string) =>
  server.db.query<Record<string, unknown>>(
    `select u.name, u.phone_number, u.language, u.terms_version, u.terms_accepted_at is not null as has_consent,
       u.email_verified, u.is_active, u.role, a.encrypted_password
     from public.users u join auth.users a on a.id = u.id where a.email = $1`,
    [email],
  )

describe('signing in with Google', () => {
  // Proves AUTH-20, API-12.
  it('requests the provider with our own state, nonce and proof key', async () => {
    const authorizationUrl = locationOf(await server.request(startAuthorization(verifierOf())))
    const { state, nonce, code_challenge: challenge, ...rest } = Object.fromEntries(authorizationUrl.searchParams)
    expect([state, nonce, challenge].map((value) => value?.length)).toEqual([66, 43, 43])
    expect({ to: `${authorizationUrl.origin}${authorizationUrl.pathname}`, ...rest }).toEqual({
      to: `${google.settings.issuer}/authorize`,
      client_id: CLIENT.clientId,
      redirect_uri: `${ORIGIN}/auth/v1/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      prompt: 'select_account',
    })
  })

  // Proves ENGINE-07.
  it('creates an account for a new user who accepted the terms, with name, address and consent (AUTH-22)', async () => {
    const account = googleAccount()
    const { session } = await signIn(account, CONSENT)
    expect(session?.user.identities.map(({ provider }) => provider)).toEqual(['google'])
    expect(await userRows(account.email)).toEqual([
      {
        name: 'Rita Moura',
        phone_number: null,
        language: 'es',
        terms_version: TERMS_VERSION,
        has_consent: true,
        email_verified: true,
        is_active: true,
        role: 'user',
        encrypted_password: null,
      },
    ])
    const profile = await server.request('/api/user/activity', {
      headers: { Authorization: `Bearer ${session?.access_token}` },
    })
    const { data } = (await profile.json()) as { data: { event: string; is_this_session: boolean }[] }
    expect(data.map(({ event, is_this_session: isThis }) => [event, isThis])).toEqual([['session.opened', true]])
    const secondSignIn = await signIn({ ...account, name: 'Another Name' })
    expect(secondSignIn.session?.user.id).toBe(session?.user.id)
  })

  it('creates no account for a new user who accepted no terms, or another version (AUTH-22)', async () => {
    const account = googleAccount()
    expect((await signIn(account)).refused).toBe('auth.googleNoAccount')
    expect((await signIn(account, { terms_version: '2001-01-01' })).refused).toBe('auth.googleNoAccount')
    expect(await userRows(account.email)).toEqual([])
  })

  it('is among the owner’s sign-in methods, beside a password or alone', async () => {
    const methodsOf = async (token: string | undefined) =>
      (await server.request('/api/user/sign-in-methods', { headers: { Authorization: `Bearer ${token}` } })).json()
    const account = googleAccount()
    const { session } = await signIn(account, CONSENT)
    const usual = { is_confirmed: true, second_factor: null }
    const withGoogle = { ...usual, email: account.email, has_password: false, has_google: true }
    expect(await methodsOf(session?.access_token)).toEqual(withGoogle)
    const { email, session: own, user } = await register(server)
    // Like an account that lost its identity row, or one of a hosted project without such rows.
    await server.db.query('delete from auth.identities where user_id = $1', [user.id])
    expect(await methodsOf(own.access_token)).toEqual({ ...usual, email, has_password: true, has_google: false })
    expect((await server.request('/api/user/sign-in-methods')).status).toBe(401)
  })

  it('ignores an invalid name', async () => {
    const account = googleAccount({ name: 'Ana\r\nBcc: x@y.z' })
    await signIn(account, CONSENT)
    expect((await userRows(account.email)).map(({ name }) => name)).toEqual([account.email.split('@')[0]])
  })

  it('signs in to the account of the same verified address, which keeps its password (AUTH-22)', async () => {
    const { email, user } = await register(server)
    const account = googleAccount({ email: email.toUpperCase() })
    const { session } = await signIn(account)
    expect(session?.user.id).toBe(user.id)
    expect(session?.user.identities.map(({ provider }) => provider).toSorted()).toEqual(['email', 'google'])
    const { data, error } = await server.browser().auth.signInWithPassword({ email, password: PASSWORD })
    expect([error, data.user?.app_metadata]).toEqual([null, { provider: 'email', providers: ['email', 'google'] }])
    const mails = (await server.mailsTo(email)).filter(({ kind }) => kind === 'googleLinked')
    const events = await server.db.query(
      `select 1 from private.audit_log where user_uuid = $1 and event = 'google.linked'`,
      [user.id],
    )
    expect([mails.length, events.length]).toEqual([1, 1])
  })

  it('signs in to a linked account by its Google id, whatever its address is now (AUTH-22)', async () => {
    const account = googleAccount()
    const { session } = await signIn(account, CONSENT)
    const secondSignIn = await signIn({ ...account, email: newEmail('moved') })
    expect(secondSignIn.session?.user.id).toBe(session?.user.id)
  })

  it('removes the unconfirmed sign-up of a stranger with the same address', async () => {
    const account = googleAccount()
    await signUp(server, account.email, { full_name: 'Mallory', phone: '(11) 91111-1111' }, 'of-the-stranger')
    const mail = await latestMail(server, account.email)
    expect((await signIn(account)).refused).toBe('auth.googleNoAccount')
    const { session } = await signIn(account, CONSENT)
    expect(session).not.toBeNull()
    expect((await userRows(account.email)).map(({ name, phone_number: phone }) => [name, phone])).toEqual([
      ['Rita Moura', null],
    ])
    const visitor = server.browser()
    const { error } = await visitor.auth.signInWithPassword({ email: account.email, password: 'of-the-stranger' })
    expect(error?.code).toBe('invalid_credentials')
    expect((await visitor.auth.verifyOtp(callbackParametersOf(mail))).error?.code).toBe('otp_expired')
  })

  it('matches no account by an address that Google has not verified', async () => {
    const { email } = await register(server)
    const taken = googleAccount({ email, email_verified: false })
    const free = googleAccount({ email_verified: false })
    expect([(await signIn(taken)).refused, (await signIn(free, CONSENT)).refused]).toEqual([
      'auth.googleUnverified',
      'auth.googleUnverified',
    ])
    expect(await userRows(free.email)).toEqual([])
  })

  it('treats a deactivated account like a password sign-in, and creates no second one', async () => {
    const account = googleAccount()
    const { session } = await signIn(account, CONSENT)
    const deactivate = (email: string) =>
      server.db.query('update public.users set is_active = false where email = $1', [email])
    await deactivate(account.email)
    const secondSignIn = await signIn(account)
    const answer = await server.request('/api/user/activity', {
      headers: { Authorization: `Bearer ${secondSignIn.session?.access_token}` },
    })
    expect([secondSignIn.session?.user.id, answer.status]).toEqual([session?.user.id, 403])

    const unconfirmed = googleAccount()
    await server.db.query('insert into auth.users (id, email) values (gen_random_uuid(), $1)', [unconfirmed.email])
    await deactivate(unconfirmed.email)
    expect((await signIn(unconfirmed, CONSENT)).refused).toBe('account.inactive')
    expect((await userRows(unconfirmed.email)).map(({ is_active: isActive }) => isActive)).toEqual([false])
  })

  it('lets an account with Google alone create a password by mail (AUTH-47)', async () => {
    const account = googleAccount()
    await signIn(account, CONSENT)
    const { browser } = await recover(server, account.email)
    expect((await browser.auth.updateUser({ password: 'the-first-one' })).error).toBeNull()
    const { data } = await server.browser().auth.signInWithPassword({ email: account.email, password: 'the-first-one' })
    expect(data.user?.identities?.map(({ provider }) => provider).toSorted()).toEqual(['email', 'google'])
  })
})

describe('an answer of a provider that is rejected', () => {
  const CHANGES: [string, (payload: Record<string, unknown>) => void][] = [
    ['another nonce', (payload) => void (payload['nonce'] = 'another')],
    ['no nonce', (payload) => void delete payload['nonce']],
    ['another audience', (payload) => void (payload['aud'] = 'another-client')],
    ['an audience of several', (payload) => void (payload['aud'] = [CLIENT.clientId, 'another-client'])],
    ['another party', (payload) => void (payload['azp'] = 'another-client')],
    ['another issuer', (payload) => void (payload['iss'] = 'https://accounts.google.com')],
    ['what has run out', (payload) => void (payload['exp'] = now() - 120)],
    ['what never runs out', (payload) => void delete payload['exp']],
    ['nobody', (payload) => void delete payload['sub']],
  ]
  it.each(CHANGES)('%s', async (_what, change) => {
    const { email } = await register(server)
    google.signInAs(googleAccount({ email }), (token) => change(token.payload))
    expect(refusalOf(await authorize(verifierOf(), CONSENT))).toBe(FAILED)
  })

  const FORGED: [string, (token: string, email: string) => string][] = [
    [
      'a token that was changed',
      (token, email) => {
        const [header, payload = '', signature] = token.split('.')
        const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
        return `${header}.${part({ ...claims, email })}.${signature}`
      },
    ],
    ['a token that nobody signed', (token) => `${part({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1]}.`],
    ['a token that is none', () => 'x'],
  ]
  it.each(FORGED)('%s', async (_what, forge) => {
    const { email } = await register(server)
    google.signInAs(googleAccount())
    google.service.once(Events.BeforeResponse, ({ body }) => {
      const request = body as { id_token: string }
      request.id_token = forge(request.id_token, email)
    })
    expect(refusalOf(await authorize(verifierOf(), CONSENT))).toBe(FAILED)
  })

  it('has no token, or is a refusal', async () => {
    google.service.once(Events.BeforeResponse, (answer) => void (answer.body = { access_token: 'x' }))
    expect(refusalOf(await authorize(verifierOf()))).toBe(FAILED)
    google.service.once(Events.BeforeResponse, (answer) => {
      answer.body = { error: 'invalid_grant' }
      answer.statusCode = 400
    })
    expect(refusalOf(await authorize(verifierOf()))).toBe(FAILED)
  })

  it('has metadata with another issuer', async () => {
    const otherServer = await openServer({
      settings: { google: { ...google.settings, issuer: `${google.settings.issuer}/x` } },
    })
    expect(refusalOf(locationOf(await otherServer.request(startAuthorization(verifierOf()))))).toBe(FAILED)
  })

  it('is reported as an unavailable service if the provider cannot be reached', async () => {
    const unreachable = await startGoogle()
    const offlineServer = await openServer({ settings: { google: unreachable.settings } })
    await unreachable.stop()
    const page = locationOf(await offlineServer.request(startAuthorization(verifierOf())))
    expect(refusalOf(page)).toBe(`${DASHBOARD} service.unavailable`)
    expect(offlineServer.lines.join('')).not.toContain(unreachable.settings.issuer)
  })
})

describe('an OAuth request', () => {
  it('is completed once, in time, with its own state and code (AUTH-18)', async () => {
    google.signInAs(googleAccount())
    const callbackUrl = await goThere(verifierOf(), CONSENT)
    const state = callbackUrl.searchParams.get('state') ?? ''
    expect(refusalOf(locationOf(await goBack(new URL(`?state=${'x'.repeat(43)}&code=x`, callbackUrl))))).toBe(FAILED)
    expect(refusalOf(locationOf(await goBack(new URL('?code=x', callbackUrl))))).toBe(FAILED)
    expect(locationOf(await goBack(callbackUrl)).searchParams.has('code')).toBe(true)
    expect(refusalOf(locationOf(await goBack(callbackUrl)))).toBe(FAILED)

    const expiredUrl = await goThere(verifierOf(), CONSENT)
    await server.db.query(`update private.google_visits set created_at = now() - interval '11 minutes'`)
    expect(refusalOf(locationOf(await goBack(expiredUrl)))).toBe(FAILED)
    expect(await server.db.query('select 1 from private.google_visits where state_hash = $1', [state])).toEqual([])
  })

  it('is reported on the page that started it if it was cancelled at the provider', async () => {
    const callbackUrl = await goThere(verifierOf(), { redirect_to: `${ORIGIN}/fr/dashboard` })
    callbackUrl.searchParams.delete('code')
    callbackUrl.searchParams.set('error', 'access_denied')
    expect(refusalOf(locationOf(await goBack(callbackUrl)))).toBe(`${ORIGIN}/fr/dashboard auth.googleFailed`)
  })

  it('ends in a one-time code for the browser that began it (AUTH-20)', async () => {
    google.signInAs(googleAccount())
    const verifier = verifierOf()
    const code = (await authorize(verifier, CONSENT)).searchParams.get('code')
    expect(await codeOf(await exchange(code, verifierOf()))).toBe('bad_code_verifier')
    const first = await exchange(code, verifier)
    expect([
      first.status,
      Object.keys((await first.json()) as object).filter((key) => key.startsWith('provider')),
    ]).toEqual([200, []])
    expect(await codeOf(await exchange(code, verifier))).toBe('flow_state_not_found')
  })

  const REFUSED: [string, AuthorizationQuery][] = [
    ['another site', { redirect_to: 'https://evil.example/dashboard' }],
    ['another site that begins like ours', { redirect_to: `${ORIGIN}.evil.example/dashboard` }],
    ['another site behind a name', { redirect_to: `http://127.0.0.1:4173@evil.example/dashboard` }],
    ['another port', { redirect_to: 'http://127.0.0.1:4174/dashboard' }],
    ['another page', { redirect_to: `${ORIGIN}/pt/login` }],
    ['a page with a query', { redirect_to: `${DASHBOARD}?code=x` }],
    ['a page with a fragment', { redirect_to: `${DASHBOARD}#x` }],
    ['a way up', { redirect_to: `${DASHBOARD}/../../x` }],
    ['a path alone', { redirect_to: '//evil.example/dashboard' }],
    ['no page', { redirect_to: undefined }],
    ['another provider', { provider: 'github' }],
    ['no proof key', { code_challenge: undefined }],
    ['a proof key in the open', { code_challenge_method: 'plain' }],
    ['a language that is none', { language: 'de' }],
  ]
  it.each(REFUSED)('is refused for %s', async (_what, query) => {
    const answer = await server.request(startAuthorization(verifierOf(), query))
    expect([answer.status, answer.headers.get('Location')]).toEqual([400, null])
  })

  it('starts under each host name of this machine, and returns to the same one', async () => {
    google.signInAs(googleAccount())
    const localhost = 'http://localhost:4173'
    const redirect = await server.request(
      new URL(startAuthorization(verifierOf(), { ...CONSENT, redirect_to: `${localhost}/dashboard` }), localhost),
    )
    const callbackUrl = locationOf(await fetch(locationOf(redirect), { redirect: 'manual' }))
    expect(locationOf(await goBack(callbackUrl)).origin).toBe(localhost)
  })

  it('does not start from a link on another site', async () => {
    expect([await from('same-origin'), await from('cross-site'), await from('same-site'), await from('none')]).toEqual([
      302, 403, 403, 403,
    ])
  })

  it('is rate-limited like a sign-in, and its return like a code', async () => {
    const strict = await openServer({
      settings: { google: google.settings },
      limits: onlyLimits('signInByIp', 'verificationByIp'),
    })
    const countOutcomes = async (count: number, path: () => string) => {
      const counts = new Map<string, number>()
      for (let remaining = count; remaining > 0; remaining -= 1) {
        const code = locationOf(await strict.request(path())).searchParams.get('error_code') ?? 'on'
        counts.set(code, (counts.get(code) ?? 0) + 1)
      }
      return Object.fromEntries(counts)
    }
    expect(await countOutcomes(22, () => startAuthorization(verifierOf()))).toEqual({ on: 20, 'rate.limited': 2 })
    expect(await countOutcomes(32, () => '/auth/v1/callback?state=x&code=y')).toEqual({
      'auth.googleFailed': 30,
      'rate.limited': 2,
    })
  })

  it('leaves no secret in logs and caches', async () => {
    google.signInAs(googleAccount())
    const verifier = verifierOf()
    const callbackUrl = await goThere(verifier, CONSENT)
    const answer = await goBack(callbackUrl)
    const page = locationOf(answer)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([303, 'no-store'])
    const output = server.lines.join('')
    for (const secret of [...callbackUrl.searchParams.values(), ...page.searchParams.values(), CLIENT.clientSecret]) {
      expect(output).not.toContain(secret)
    }
  })
})
