import { decodeJwt } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RateLimitName } from '#contracts/rate-limit-names.ts'
import { LIMITS } from '#server/http/rate-limit.ts'
import { latestMail, callbackParametersOf, metadata, newEmail, PASSWORD, register } from '../kit/people.ts'
import { onlyLimits, openServer, type TestServer } from '../kit/server.ts'

afterEach(() => {
  vi.useRealTimers()
})

const contactMessage = (email: string) => ({
  name: 'Rita Moura',
  email,
  company: '',
  subject: 'support',
  message: 'Uma pergunta sobre o produto.',
  language: 'pt',
})

type Try = (server: TestServer, count: number) => Promise<Response>
type Case = { what: string; limit: RateLimitName; acceptedStatus: number; attempt: Try }

const EMAIL = newEmail('limited')
const from = (count: number) => ({ address: `203.0.113.${count}` })
const signIn: Try = (server) => server.post('/auth/v1/token?grant_type=password', { email: EMAIL, password: 'wrong' })

const guess = (server: TestServer, email: string, address: string, password = 'wrong-password') =>
  server.post('/auth/v1/token?grant_type=password', { email, password }, {}, { address })

/** `attempt` varies everything but what the limit counts. */
const CASES: Case[] = [
  { what: 'sign-in to one account', limit: 'signInByEmailAndIp', acceptedStatus: 400, attempt: signIn },
  {
    what: 'sign-in from one network',
    limit: 'signInByIp',
    acceptedStatus: 400,
    attempt: (server) =>
      server.post('/auth/v1/token?grant_type=password', { email: newEmail('nobody'), password: 'wrong' }),
  },
  {
    what: 'sign-up from one network',
    limit: 'signUpByIp',
    acceptedStatus: 200,
    attempt: (server) => server.post('/auth/v1/signup', { email: newEmail(), password: PASSWORD, data: metadata() }),
  },
  {
    what: 'sign-up of one address from everywhere',
    limit: 'signUpByEmail',
    acceptedStatus: 200,
    attempt: (server, count) =>
      server.post('/auth/v1/signup', { email: EMAIL, password: PASSWORD, data: metadata() }, {}, from(count)),
  },
  {
    what: 'mail asked for from one network',
    limit: 'mailRequestByIp',
    acceptedStatus: 200,
    attempt: (server, count) =>
      server.post(count % 2 === 0 ? '/auth/v1/recover' : '/auth/v1/resend', { email: newEmail(), type: 'signup' }),
  },
  {
    what: 'mails of a kind in a minute',
    limit: 'mailIntervalByRequester',
    acceptedStatus: 200,
    attempt: (server) => server.post('/auth/v1/resend', { email: EMAIL, type: 'signup' }),
  },
  {
    what: 'codes from one network',
    limit: 'verificationByIp',
    acceptedStatus: 403,
    attempt: (server) => server.post('/auth/v1/verify', { email: newEmail(), token: '000000', type: 'signup' }),
  },
  {
    what: 'refresh from one network',
    limit: 'refreshByIp',
    acceptedStatus: 400,
    attempt: (server) => server.post('/auth/v1/token?grant_type=refresh_token', { refresh_token: crypto.randomUUID() }),
  },
  {
    what: 'contact from one network',
    limit: 'contactMessageByIp',
    acceptedStatus: 201,
    attempt: (server) => server.post('/api/contact', contactMessage(newEmail())),
  },
  {
    what: 'contact from one address',
    limit: 'contactMessageByEmail',
    acceptedStatus: 201,
    attempt: (server, count) => server.post('/api/contact', contactMessage(EMAIL), {}, from(count)),
  },
  {
    what: 'the waiting list from one network',
    limit: 'waitlistByIp',
    acceptedStatus: 202,
    attempt: (server) => server.post('/api/waitlist', { email: newEmail(), consent: 'accepted', language: 'pt' }),
  },
  {
    what: 'errors of pages from one network',
    limit: 'pageErrorByIp',
    acceptedStatus: 202,
    attempt: (server) =>
      server.post('/api/page-errors', {
        event: 'page render failed',
        error: 'TypeError',
        frames: ['assets/home-Ab12.js:1:2'],
        route: 'home',
      }),
  },
  {
    what: 'look-ups from one network',
    limit: 'userLookupByIp',
    acceptedStatus: 404,
    attempt: (server) => server.request(`/api/user/by-auth-id/${crypto.randomUUID()}`),
  },
  {
    what: 'everything else from one network',
    limit: 'defaultByIp',
    acceptedStatus: 200,
    attempt: (server, count) =>
      count % 2 === 0
        ? server.request('/auth/v1/settings', { headers: { apikey: server.secrets.publishableKey } })
        : server.request('/rest/v1/plans?select=code', { headers: { apikey: server.secrets.publishableKey } }),
  },
]

describe('a limit', () => {
  // Proves SECURITY-06.
  it.each(CASES)('allows n calls and refuses the next: $what', async ({ limit, acceptedStatus, attempt }) => {
    const server = await openServer({ limits: onlyLimits(limit) })
    const { points, seconds } = LIMITS[limit]
    for (let count = 1; count <= points; count += 1) {
      expect([count, (await attempt(server, count)).status]).toEqual([count, acceptedStatus])
    }
    const refused = await attempt(server, points + 1)
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('Retry-After'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(seconds)
  })

  it('counts refreshes of a session, and wrong current passwords of a user', async () => {
    const server = await openServer({ limits: onlyLimits('refreshBySession', 'passwordCheckByUser') })
    const { email, session } = await register(server)
    let token = session.refresh_token
    const statuses: number[] = []
    for (let count = 0; count <= LIMITS.refreshBySession.points; count += 1) {
      const answer = await server.post('/auth/v1/token?grant_type=refresh_token', { refresh_token: token })
      statuses.push(answer.status)
      if (answer.ok) token = ((await answer.json()) as { refresh_token: string }).refresh_token
    }
    expect(statuses).toEqual([...Array.from({ length: LIMITS.refreshBySession.points }, () => 200), 429])

    const change = async (password: string) => {
      const browser = server.browser()
      await browser.auth.resetPasswordForEmail(email)
      await browser.auth.verifyOtp(callbackParametersOf(await latestMail(server, email)))
      return (await browser.auth.updateUser({ password })).error?.code ?? null
    }
    // Only wrong passwords count, as when somebody guesses the current one.
    const codes: (string | null)[] = [await change('segredo-2'), await change('segredo-3')]
    for (let count = 0; count <= LIMITS.passwordCheckByUser.points; count += 1) codes.push(await change('segredo-3'))
    expect(codes).toEqual([
      null,
      null,
      ...Array.from({ length: LIMITS.passwordCheckByUser.points }, () => 'same_password'),
      'over_request_rate_limit',
    ])
  })

  const BY_USER = [
    ['avatarUploadByUser', '/api/user/avatar', { imageData: 'AAAA' }, 415],
    ['checkoutByUser', '/api/billing/checkout', { plan: 'none', language: 'pt' }, 409],
    ['receiptMailByUser', `/api/billing/receipts/${crypto.randomUUID()}/mail`, {}, 404],
    [
      'contactAnswerByUser',
      `/api/admin/contact-messages/${crypto.randomUUID()}/answer`,
      { answer: 'Uma resposta.' },
      404,
    ],
    ['linkCodeByUser', '/api/user/messaging-link', {}, 201],
    ['emailChangeByUser', '/api/user/email-change', () => ({ email: newEmail('moved') }), 200],
    ['decryptByUser', '/api/transcriptions/decrypt', { encrypted_content: 'x', encryption_key_id: 'x' }, 404],
  ] as const
  it.each(BY_USER)('%s counts by account, from any network', async (limit, path, body, acceptedStatus) => {
    const server = await openServer({ limits: onlyLimits(limit) })
    const [one, other] = [await register(server), await register(server)]
    // Administrators can make each of these calls.
    await server.db.query(`update public.users set role = 'admin'`)
    const send = ({ session }: typeof one, count: number) =>
      server.post(
        path,
        typeof body === 'function' ? body() : body,
        { Authorization: `Bearer ${session.access_token}` },
        from(count % 250),
      )
    for (let count = 1; count <= LIMITS[limit].points; count += 1) {
      expect([count, (await send(one, count)).status]).toEqual([count, acceptedStatus])
    }
    expect([(await send(one, 0)).status, (await send(other, 0)).status]).toEqual([429, acceptedStatus])
  })

  // Proves SECURITY-06.
  it('counts no forged tokens that name a session', async () => {
    const server = await openServer({ limits: onlyLimits('refreshBySession') })
    const { session } = await register(server)
    const sessionId = String(decodeJwt(session.access_token)['session_id'])
    // In the form of the auth service that signs its tokens: version, session, counter, signature.
    const forged = Buffer.concat([
      Buffer.of(0),
      Buffer.from(sessionId.replaceAll('-', ''), 'hex'),
      Buffer.alloc(32),
    ]).toString('base64url')
    const refresh = (token: string) => server.post('/auth/v1/token?grant_type=refresh_token', { refresh_token: token })
    const { points } = LIMITS.refreshBySession
    const refused = await Promise.all(Array.from({ length: 3 * points }, () => refresh(forged)))
    expect(refused.filter(({ ok }) => ok)).toEqual([])
    expect((await refresh(session.refresh_token)).status).toBe(200)
  })

  it('is tested for every name', () => {
    const tested = [...CASES.map(({ limit }) => limit), ...BY_USER.map(([limit]) => limit)]
    const testedElsewhere: RateLimitName[] = [
      'refreshBySession',
      'passwordCheckByUser',
      'signInByEmail',
      'mailIntervalByEmail',
      // In `billing.ts`.
      'webhookMessageByProvider',
      // In `second-factor.ts`.
      'factorCodeByUserAndIp',
      'factorCodeByUser',
    ]
    expect([...new Set([...tested, ...testedElsewhere])].toSorted()).toEqual(Object.keys(LIMITS).toSorted())
  })

  // Proves SECURITY-06.
  it('does not lock the owner of an account out on another network, and is reset by a success', async () => {
    const server = await openServer({ limits: onlyLimits('signInByEmailAndIp') })
    const { email } = await register(server)
    const signInFrom = async (address: string, password: string) =>
      (await server.post('/auth/v1/token?grant_type=password', { email, password }, {}, { address })).status
    for (let count = 0; count < 4; count += 1) await signInFrom('203.0.113.1', 'wrong-password')
    expect(await signInFrom('203.0.113.1', PASSWORD)).toBe(200)
    for (let count = 0; count < 5; count += 1) await signInFrom('203.0.113.1', 'wrong-password')
    expect(await signInFrom('203.0.113.1', PASSWORD)).toBe(429)
    expect(await signInFrom('203.0.113.2', PASSWORD)).toBe(200)
  })

  it('counts guesses at an account from all networks except those of earlier sign-ins', async () => {
    expect(LIMITS.signInByEmail).toMatchObject({ points: 100, seconds: 3_600 })
    const [points, seconds] = [4, 3_600]
    const server = await openServer({ limits: { ...onlyLimits(), signInByEmail: { points, seconds } } })
    const { email } = await register(server)
    const home = '203.0.113.200'
    expect((await guess(server, email, home, PASSWORD)).status).toBe(200)
    for (let count = 0; count < points; count += 1) {
      expect([count, (await guess(server, email, `198.18.${count}.1`)).status]).toEqual([count, 400])
    }
    const refused = await guess(server, email, '198.18.250.1', PASSWORD)
    expect([refused.status, Number(refused.headers.get('Retry-After')) <= seconds]).toEqual([429, true])
    expect([(await guess(server, email, home)).status, (await guess(server, email, home, PASSWORD)).status]).toEqual([
      400, 200,
    ])
    const other = await register(server)
    expect((await guess(server, other.email, '198.18.250.1', PASSWORD)).status).toBe(200)
  })

  it('counts no successful sign-ins against a network', async () => {
    const server = await openServer({ limits: { ...onlyLimits(), signInByIp: { points: 2, seconds: 900 } } })
    const { email } = await register(server)
    const statuses: number[] = []
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await guess(server, email, '203.0.113.77', PASSWORD)).status)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it.each([
    ['/56', 4, (count: number) => `2001:db8:7:12${count.toString(16).padStart(2, '0')}::1`, '2001:db8:7:1301::1'],
    ['/48', 16, (count: number) => `2001:db8:8:${count.toString(16)}00::1`, '2001:db8:9::1'],
  ])('counts the networks of a %s of IPv6 together', async (_width, factor, addressOf, outside) => {
    const points = 2
    const limits = { ...onlyLimits(), mailRequestByIp: { points, seconds: 60 } }
    const server = await openServer({ limits })
    const request = async (address: string) =>
      (await server.post('/auth/v1/resend', { email: newEmail(), type: 'signup' }, {}, { address })).status
    for (let count = 0; count < points * factor; count += 1) {
      expect([count, await request(addressOf(count))]).toEqual([count, 200])
    }
    expect([await request(addressOf(points * factor)), await request(outside)]).toEqual([429, 200])
  })

  it('grows with each mail, up to a quarter of an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const server = await openServer({ limits: onlyLimits('mailIntervalByRequester') })
    const email = newEmail('nobody')
    const request = () => server.post('/auth/v1/resend', { email, type: 'signup' })
    const waits: number[] = []
    for (let count = 0; count < 9; count += 1) {
      expect((await request()).status).toBe(200)
      const wait = Number((await request()).headers.get('Retry-After'))
      waits.push(wait)
      vi.setSystemTime(Date.now() + wait * 1_000 + 1)
    }
    expect(waits).toEqual([60, 60, 60, 120, 240, 480, 900, 900, 900])
  })

  it('does not delay the owner’s mail because of requests of strangers', async () => {
    const server = await openServer({
      limits: onlyLimits('mailIntervalByRequester', 'mailIntervalByEmail', 'signUpByEmail'),
    })
    const { email } = await register(server)
    const before = (await server.mailsTo(email)).length
    const statuses: number[] = []
    for (let count = 1; count <= 20; count += 1) {
      statuses.push((await server.post('/auth/v1/recover', { email }, {}, from(count))).status)
    }
    expect([new Set(statuses), (await server.mailsTo(email)).length - before]).toEqual([new Set([200]), 1])
    const { error } = await server.browser().auth.verifyOtp(callbackParametersOf(await latestMail(server, email)))
    expect(error).toBeNull()
  })

  it('ends within a quarter of an hour for sign-ups of an address', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const server = await openServer({ limits: onlyLimits('mailIntervalByRequester', 'signUpByEmail') })
    const email = newEmail('victim')
    const attempt = (count: number) =>
      server.post('/auth/v1/signup', { email, password: PASSWORD, data: metadata() }, {}, from(count))
    const answers: Response[] = []
    for (let count = 1; count <= 5; count += 1) answers.push(await attempt(count))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429])
    const wait = Number(answers.at(-1)?.headers.get('Retry-After'))
    expect(wait).toBeLessThanOrEqual(900)
    vi.setSystemTime(Date.now() + wait * 1_000 + 1)
    expect((await attempt(6)).status).toBe(200)
  })

  it('counts an identical form as a retry after a lost answer: one mail, one answer', async () => {
    const server = await openServer({ limits: onlyLimits('mailIntervalByRequester', 'signUpByEmail', 'signUpByIp') })
    const email = newEmail()
    const body = { email, password: PASSWORD, data: metadata() }
    const send = async (changes = {}) => {
      const answer = await server.post('/auth/v1/signup', { ...body, ...changes })
      return { status: answer.status, body: await answer.json() }
    }
    const first = await send()
    const repeatAnswers = await Promise.all(Array.from({ length: 8 }, () => send()))
    expect(repeatAnswers).toEqual(repeatAnswers.map(() => first))
    expect(await server.mailsTo(email)).toHaveLength(1)
    expect((await send({ password: 'outra-senha-2' })).status).toBe(429)
  })

  it('counts by connection, not by forwarding header, and an IPv6 customer as one', async () => {
    const server = await openServer({ limits: onlyLimits('signInByIp'), settings: { isDemonstration: false } })
    const attempt = (address: string, forwarded: string) =>
      server.post(
        '/auth/v1/token?grant_type=password',
        { email: newEmail('nobody'), password: 'wrong' },
        { 'X-Forwarded-For': forwarded },
        { address },
      )
    const statuses = await Promise.all(
      Array.from({ length: 21 }, async (_, count) => (await attempt('203.0.113.9', `198.51.100.${count}`)).status),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    const statusesOfNetwork = await Promise.all(
      Array.from({ length: 21 }, async (_, count) => (await attempt(`2001:db8:1:2:${count}::1`, '')).status),
    )
    expect(statusesOfNetwork.filter((status) => status === 429)).toHaveLength(1)
    expect((await attempt('2001:db8:1:3::1', '')).status).toBe(400)
  })

  it('is reset at the end of its window', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const server = await openServer({ limits: onlyLimits('mailIntervalByRequester') })
    const email = newEmail('nobody')
    const request = async () => (await server.post('/auth/v1/resend', { email, type: 'signup' })).status
    expect([await request(), await request()]).toEqual([200, 429])
    vi.setSystemTime(Date.now() + 59_000)
    expect(await request()).toBe(429)
    vi.setSystemTime(Date.now() + 1_001)
    expect(await request()).toBe(200)
  })

  it('has no longer retry time than its window if the clock was set back by minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const server = await openServer({ limits: onlyLimits('mailIntervalByRequester') })
    const email = newEmail('nobody')
    const body = { email, type: 'signup' }
    const request = async () => (await server.post('/auth/v1/resend', body)).headers.get('Retry-After')
    await request()
    vi.setSystemTime(Date.now() - 18 * 60_000)
    expect(await request()).toBe('900')
  })
})
