import { decodeJwt, SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { signInvitation } from '#server/features/invitations/route.ts'
import { registerWithFactor, signInWithPasswordOnly } from '../kit/factors.ts'
import { INGEST_TOKEN } from '../kit/members.ts'
import { latestMail, callbackParametersOf, newEmail, PASSWORD, register, signUp } from '../kit/people.ts'
import { openServer, type TestServer } from '../kit/server.ts'

const NEW_KEY = 'the-new-key-of-the-same-installation'
const OLD_SECRET = 'the-old-secret-of-the-same-installation'
const NEW_TOKEN = 'the-new-token-of-the-messaging-platform'

/** Before the change, while both keys are accepted (the new one first `known`, then in use), and after the old one is dropped. */
let beforeRotation: TestServer
let newKeyAccepted: TestServer
let newKeyInUse: TestServer
let afterRotation: TestServer
beforeAll(async () => {
  beforeRotation = await openServer({ settings: { ingestTokens: [INGEST_TOKEN] } })
  const { signingKey } = beforeRotation.secrets
  newKeyAccepted = await openServer({ secrets: { signingKey, olderSigningKeys: [NEW_KEY] } })
  newKeyInUse = await openServer({
    secrets: { signingKey: NEW_KEY, olderSigningKeys: [signingKey], olderJwtSecrets: [OLD_SECRET] },
    settings: { ingestTokens: [NEW_TOKEN, INGEST_TOKEN] },
  })
  afterRotation = await openServer({ secrets: { signingKey: NEW_KEY }, settings: { ingestTokens: [NEW_TOKEN] } })
})

/** The same claims under another secret. */
const resign = (token: string, secret: string) =>
  new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(new TextEncoder().encode(secret))

const recoveryCodes = async (token: string) => {
  const answer = await beforeRotation.post('/auth/v1/factors/recovery-codes', {}, { Authorization: `Bearer ${token}` })
  return ((await answer.json()) as { codes: string[] }).codes
}

const ingest = async (server: TestServer, token: string) =>
  (await server.post('/api/ingest/transcriptions', {}, { Authorization: `Bearer ${token}` })).status

// Proves OPS-60.
describe('while keys are rotated', () => {
  it('a session of the old secret is accepted by auth, tables and API, and by none of them afterwards', async () => {
    const { session } = await register(beforeRotation)
    const headers = { Authorization: `Bearer ${await resign(session.access_token, OLD_SECRET)}` }
    const statuses = async (server: TestServer) => {
      const paths = ['/auth/v1/user', '/rest/v1/users?select=name', '/api/user/profile']
      return Promise.all(paths.map(async (path) => (await server.call('GET', path, undefined, headers)).status))
    }
    expect(await statuses(newKeyInUse)).toEqual([200, 200, 200])
    expect(await statuses(afterRotation)).toEqual([401, 401, 401])
  })

  it('a forged token is still refused', async () => {
    const { session } = await register(beforeRotation)
    const headers = {
      Authorization: `Bearer ${await resign(session.access_token, 'a secret that nobody gave us.....')}`,
    }
    expect((await newKeyInUse.call('GET', '/auth/v1/user', undefined, headers)).status).toBe(401)
  })

  it('a mailed link is accepted, and refused afterwards', async () => {
    const [first, second] = [newEmail(), newEmail()]
    await signUp(beforeRotation, first)
    await signUp(beforeRotation, second)
    const verified = await newKeyInUse
      .browser()
      .auth.verifyOtp(callbackParametersOf(await latestMail(beforeRotation, first)))
    expect(verified.data.session).not.toBeNull()
    const expired = await afterRotation
      .browser()
      .auth.verifyOtp(callbackParametersOf(await latestMail(beforeRotation, second)))
    expect(expired.error?.code).toBe('otp_expired')
  })

  it('an invitation and a link of the waiting list are accepted, and refused afterwards', async () => {
    const fields = { name: 'Rita Moura', phone: '', email: newEmail() }
    const expiresAt = new Date(Date.now() + 60_000)
    const invitation = await signInvitation(beforeRotation.secrets.signingKey, fields, { expiresAt })
    const email = newEmail()
    await beforeRotation.post('/api/waitlist', { email, consent: 'accepted', language: 'fr' })
    const key = new URL((await latestMail(beforeRotation, email)).link ?? '').searchParams.get('chave')
    const statuses = async (server: TestServer) => [
      (await server.post('/api/registration/prefill', { invitation })).status,
      (await server.post('/api/waitlist/confirm', { key })).status,
    ]
    expect(await statuses(newKeyInUse)).toEqual([200, 200])
    expect(await statuses(afterRotation)).toEqual([404, 410])
  })

  it('a recovery code of the second factor is accepted once, and refused afterwards', async () => {
    const { email, browser } = await registerWithFactor(beforeRotation)
    const { data } = await browser.auth.getSession()
    const [code, other] = await recoveryCodes(data.session?.access_token ?? '')
    // Each from a session of its own: the same one may repeat its code.
    const use = async (server: TestServer, usedCode: string | undefined) => {
      const { headers } = await signInWithPasswordOnly(newKeyInUse, email)
      return (await server.post('/auth/v1/factors/recovery-codes/verify', { code: usedCode }, headers)).status
    }
    expect([await use(newKeyInUse, code), await use(newKeyInUse, code), await use(afterRotation, other)]).toEqual([
      200, 422, 422,
    ])
  })

  it('a known device is recognised, and is new once the old key is dropped', async () => {
    const { email } = await register(beforeRotation)
    const kindsAfter = async (server: TestServer) => {
      await server.browser().auth.signInWithPassword({ email, password: PASSWORD })
      return (await beforeRotation.mailsTo(email)).map(({ kind }) => kind)
    }
    expect(await kindsAfter(newKeyInUse)).not.toContain('newDevice')
    expect(await kindsAfter(afterRotation)).toContain('newDevice')
  })

  const STEPS: [string, () => [TestServer, TestServer]][] = [
    ['before and after the new key is known', () => [beforeRotation, newKeyAccepted]],
    ['before and after the new key is in use', () => [newKeyAccepted, newKeyInUse]],
    ['before and after the old key is dropped', () => [newKeyInUse, afterRotation]],
  ]
  // Proves OPS-68.
  it.each(STEPS)('a write takes effect once under its idempotency key on servers %s', async (_, serversOf) => {
    const [one, other] = serversOf()
    const { session } = await register(beforeRotation)
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const) {
      const headers = { Authorization: `Bearer ${session.access_token}`, 'Idempotency-Key': crypto.randomUUID() }
      const codeFrom = async (server: TestServer) =>
        ((await (await server.post('/api/user/messaging-link', {}, headers)).json()) as { code: string }).code
      const code = await codeFrom(first)
      expect([code, await codeFrom(second)]).toEqual([expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/), code])
    }
  })

  it('either token of the messaging platform is accepted, and the old one refused afterwards', async () => {
    // Authorized, and refused for its empty body.
    expect([await ingest(newKeyInUse, NEW_TOKEN), await ingest(newKeyInUse, INGEST_TOKEN)]).toEqual([400, 400])
    expect([await ingest(afterRotation, NEW_TOKEN), await ingest(afterRotation, INGEST_TOKEN)]).toEqual([400, 401])
  })
})
