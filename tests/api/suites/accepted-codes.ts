/** A right code whose answer was lost, as something failed after it was accepted: the same code counts again. */
import { describe, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { appCode } from '#tests/kit/authenticator.ts'
import { headersOf, registerWithFactor, resetUsedCodes, signInWithPasswordOnly } from '../kit/factors.ts'
import { latestMail, callbackParametersOf, newEmail, register, signUp } from '../kit/people.ts'
import { openServer, type TestServer } from '../kit/server.ts'

/** Table of the write that fails, by what fails. */
const TABLES = {
  write: 'private.identity_proofs',
  activity: 'private.audit_log',
  recovery: 'private.recovery_sessions',
}
type Failure = keyof typeof TABLES | 'service' | null

/** A server whose writes to a table, or calls of the auth service, fail during `whileFailing`. */
const openFailing = async () => {
  let failing: Failure = null
  const { db } = await openServer()
  const query: Database['query'] = (sql, params) =>
    failing !== null && failing !== 'service' && sql.includes(`insert into ${TABLES[failing]}`)
      ? Promise.reject(new Error('connection refused'))
      : db.query(sql, params)
  const server = await openServer({
    replaced: {
      db: { query },
      fetch: (request, real) =>
        failing === 'service' && request.method === 'POST'
          ? Promise.resolve(Response.json({ error_code: 'x' }, { status: 500 }))
          : real(request),
    },
  })
  const whileFailing = async <T>(what: Failure, work: () => Promise<T>): Promise<T> => {
    failing = what
    return work().finally(() => {
      failing = null
    })
  }
  return { server, whileFailing }
}

const eventsOf = async (server: TestServer, userId: string, event: string) =>
  (await server.db.query('select 1 from private.audit_log where user_uuid = $1 and event = $2', [userId, event])).length

describe.each([
  ['a write', 'write', 500],
  ['the auth service', 'service', 503],
] as const)('a code of the second factor after whose acceptance %s failed', (_, failure, status) => {
  // Proves SECURITY-65.
  it('is accepted again for the same session only: a code of the app', async () => {
    const { server, whileFailing } = await openFailing()
    const { email, factor } = await registerWithFactor(server)
    await resetUsedCodes(server, factor)
    const { headers } = await signInWithPasswordOnly(server, email)
    const other = await signInWithPasswordOnly(server, email)
    const code = appCode(factor.secret)
    const send = async (requestHeaders: Record<string, string>) => {
      const challenge = await server.post(`/auth/v1/factors/${factor.id}/challenge`, {}, requestHeaders)
      const { id } = (await challenge.json()) as { id: string }
      return (await server.post(`/auth/v1/factors/${factor.id}/verify`, { challenge_id: id, code }, requestHeaders))
        .status
    }
    expect(await whileFailing(failure, () => send(headers))).toBe(status)
    expect(await send(other.headers)).toBe(422)
    expect(await send(headers)).toBe(200)
  })

  // Proves SECURITY-65.
  it('is accepted again for the same session only: a recovery code', async () => {
    const { server, whileFailing } = await openFailing()
    const { email, user, browser } = await registerWithFactor(server)
    const answer = await server.post('/auth/v1/factors/recovery-codes', {}, await headersOf(browser))
    const { codes } = (await answer.json()) as { codes: string[] }
    const { headers } = await signInWithPasswordOnly(server, email)
    const other = await signInWithPasswordOnly(server, email)
    const send = async (requestHeaders: Record<string, string>) =>
      (await server.post('/auth/v1/factors/recovery-codes/verify', { code: codes[0] }, requestHeaders)).status
    expect(await whileFailing(failure, () => send(headers))).toBe(status)
    expect(await send(other.headers)).toBe(422)
    expect(await send(headers)).toBe(200)
    expect(await eventsOf(server, user.id, 'factor.codeUsed')).toBe(1)
    expect((await server.mailsTo(email)).filter(({ kind }) => kind === 'recoveryCodeUsed')).toHaveLength(1)
    await server.db.query(
      `update private.recovery_codes set used_at = used_at - interval '6 minutes' where used_at is not null`,
    )
    expect(await send(headers)).toBe(422)
  })
})

describe('a code of a sign-up that the auth service could not verify', () => {
  // Proves SECURITY-66.
  it('is accepted again, and becomes invalid after five wrong codes', async () => {
    const { server, whileFailing } = await openFailing()
    const start = async () => {
      const email = newEmail()
      await signUp(server, email)
      const { code } = await latestMail(server, email)
      const verify = async (token = code) =>
        (await server.post('/auth/v1/verify', { type: 'signup', email, token })).status
      expect(await whileFailing('service', verify)).toBe(503)
      return { verify, wrong: code === '000000' ? '000001' : '000000' }
    }
    const patient = await start()
    expect(await patient.verify()).toBe(200)
    expect(await patient.verify()).toBe(403)
    const attempt = await start()
    for (let tries = 0; tries < 5; tries += 1) expect(await attempt.verify(attempt.wrong)).toBe(403)
    expect(await attempt.verify()).toBe(403)
  })
})

const sessionsOf = ({ db }: TestServer, email: string) =>
  db.query('select 1 from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1', [email])

describe('a mailed link or code after whose acceptance a write failed', () => {
  // Proves AUTH-104.
  it.each([
    ['signup', 'activity', 'code'],
    ['signup', 'activity', 'link'],
    ['recovery', 'activity', 'code'],
    ['recovery', 'recovery', 'code'],
    ['recovery', 'recovery', 'link'],
  ] as const)('is accepted again, once, and until it expires: %s, %s, %s', async (type, failure, credential) => {
    const { server, whileFailing } = await openFailing()
    const { email } = type === 'signup' ? { email: newEmail() } : await register(server)
    if (type === 'signup') await signUp(server, email)
    else await server.post('/auth/v1/recover', { email })
    const before = await sessionsOf(server, email)
    const mail = await latestMail(server, email)
    const { token_hash } = callbackParametersOf(mail)
    const used = credential === 'code' ? { email, token: mail.code } : { token_hash }
    const verify = async () => (await server.post('/auth/v1/verify', { type, ...used })).status
    const sentAt = async () =>
      (await server.db.query('select recovery_sent_at from auth.users where email = $1', [email]))[0]
    const sentBefore = await sentAt()
    expect(await whileFailing(failure, verify)).toBe(500)
    expect(await sessionsOf(server, email)).toEqual(before)
    if (type === 'recovery') expect(await sentAt()).toEqual(sentBefore)
    expect([await verify(), await verify()]).toEqual([200, 403])
  })
})
