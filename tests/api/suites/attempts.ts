/** Which tries of a password or of a code count towards their limits. */
import { beforeAll, describe, expect, it } from 'vitest'
import { EMAIL_CODE_MAX_ATTEMPTS } from '#contracts/limits.ts'
import type { Database } from '#server/database/database.ts'
import { hashSlots } from '#server/gate/hash-queue.ts'
import { LIMITS } from '#server/http/rate-limit.ts'
import { appCode } from '#tests/kit/authenticator.ts'
import { headersOf, registerWithFactor, resetUsedCodes, signInWithPasswordOnly } from '../kit/factors.ts'
import { latestMail, newEmail, PASSWORD, recover, register } from '../kit/people.ts'
import { onlyLimits, openServer, type TestServer } from '../kit/server.ts'

const OTHER = 'outro-segredo'
const TRIES = LIMITS.passwordCheckByUser.points

type Person = Awaited<ReturnType<typeof register>>

const signIn = async (server: TestServer, email: string, password = PASSWORD) =>
  (await server.post('/auth/v1/token?grant_type=password', { email, password })).status

const change = async (server: TestServer, { session }: Person, currentPassword = PASSWORD) => {
  const body = { currentPassword, newPassword: OTHER, confirmPassword: OTHER }
  return (await server.post('/api/auth/change-password', body, { Authorization: `Bearer ${session.access_token}` }))
    .status
}

const repeat = async <T>(times: number, attempt: () => Promise<T>): Promise<T[]> => {
  const results: T[] = []
  for (let count = 0; count < times; count += 1) results.push(await attempt())
  return results
}

const repeated = <T>(value: T) => Array.from({ length: TRIES }, () => value)

const busy = (status: number) => () => Promise.resolve(Response.json({ error_code: 'x' }, { status }))

describe('an attempt that was never checked', () => {
  let answer: (() => Promise<Response>) | null = null
  let isStoring = true
  let server: TestServer
  beforeAll(async () => {
    const { db } = await openServer()
    const transaction: Database['transaction'] = (work) =>
      isStoring ? db.transaction(work) : Promise.reject(new Error('connection refused'))
    server = await openServer({
      limits: onlyLimits('passwordCheckByUser', 'signInByEmailAndIp', 'signInByIp', 'signInByEmail'),
      replaced: { db: { transaction }, fetch: (request, real) => answer?.() ?? real(request) },
    })
  })

  const whileAnswering = async <T>(reply: () => Promise<Response>, work: () => Promise<T>): Promise<T> => {
    answer = reply
    return work().finally(() => {
      answer = null
    })
  }

  // Proves SECURITY-47.
  it.each([
    ['fails', () => Promise.reject(new Error('down')), 500],
    ['reports a failure', busy(500), 503],
    ['is over a limit of its own', busy(429), 503],
    ['was asked twice at once', busy(409), 503],
  ])('is not counted if the auth service %s', async (_, reply, status) => {
    const person = await register(server)
    const failedAttempts = await whileAnswering(reply, async () => [
      await repeat(TRIES, () => change(server, person)),
      await repeat(TRIES, () => signIn(server, person.email)),
    ])
    expect(failedAttempts).toEqual([repeated(status), repeated(status)])
    expect([await signIn(server, person.email), await change(server, person)]).toEqual([200, 200])
  })

  // Proves SECURITY-47.
  it('is not counted if the new password of a reset could not be stored', async () => {
    const { browser } = await recover(server, (await register(server)).email)
    const set = async () => (await browser.auth.updateUser({ password: OTHER })).error?.status ?? 200
    isStoring = false
    const failedAttempts = await repeat(TRIES, set)
    isStoring = true
    expect([failedAttempts, await set()]).toEqual([repeated(500), 200])
  })

  // Proves SECURITY-61.
  it('does not count towards the five wrong codes of a mail', async () => {
    const { email } = await register(server)
    await server.browser().auth.resetPasswordForEmail(email)
    const { code } = await latestMail(server, email, 'recovery')
    const verify = async () => (await server.post('/auth/v1/verify', { type: 'recovery', email, token: code })).status
    const failedAttempts = await whileAnswering(busy(500), () => repeat(EMAIL_CODE_MAX_ATTEMPTS + 1, verify))
    expect([new Set(failedAttempts), await verify()]).toEqual([new Set([503]), 200])
  })

  // Proves SECURITY-47.
  it('is not counted if too many others are queued', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { db } = await openServer()
    const query: Database['query'] = async (sql, params) => {
      if (sql.includes('from auth.users') && String(params?.[0]).startsWith('nobody')) await released
      return db.query(sql, params)
    }
    const busyServer = await openServer({
      limits: onlyLimits('passwordCheckByUser', 'signInByEmailAndIp'),
      replaced: { db: { query } },
    })
    const person = await register(busyServer)
    const { parallel, waiting } = hashSlots()
    const parallelSignIns = Array.from({ length: parallel + waiting + 1 }, () =>
      signIn(busyServer, newEmail('nobody'), 'wrong'),
    )
    // The one that finds no place in the queue, which the others fill.
    expect(await Promise.race(parallelSignIns)).toBe(503)
    const failedAttempts = await repeat(TRIES, () => signIn(busyServer, person.email))
    const changes = await repeat(TRIES, () => change(busyServer, person))
    release()
    await Promise.all(parallelSignIns)
    expect([failedAttempts, changes]).toEqual([repeated(503), repeated(503)])
    expect([await signIn(busyServer, person.email), await change(busyServer, person)]).toEqual([200, 200])
  })
})

describe('a code of the second factor that was never checked', () => {
  // Proves SECURITY-60.
  it.each([
    ['the app', 'challenge'],
    ['a recovery code', 'recovery'],
  ] as const)('is not counted as a wrong code: %s', async (_, kind) => {
    let isStoring = true
    const { db } = await openServer()
    const transaction: Database['transaction'] = (work) =>
      isStoring ? db.transaction(work) : Promise.reject(new Error('connection refused'))
    const server = await openServer({
      limits: onlyLimits('factorCodeByUserAndIp', 'factorCodeByUser'),
      replaced: { db: { transaction } },
    })
    const { email, browser, factor } = await registerWithFactor(server)
    const answer = await server.post('/auth/v1/factors/recovery-codes', {}, await headersOf(browser))
    const { codes } = (await answer.json()) as { codes: string[] }
    await resetUsedCodes(server, factor)
    const { headers, browser: pendingBrowser } = await signInWithPasswordOnly(server, email)
    const { data } = await pendingBrowser.auth.mfa.challenge({ factorId: factor.id })
    const send = {
      challenge: () =>
        server.post(
          `/auth/v1/factors/${factor.id}/verify`,
          { challenge_id: data?.id, code: appCode(factor.secret) },
          headers,
        ),
      recovery: () => server.post('/auth/v1/factors/recovery-codes/verify', { code: codes[0] }, headers),
    }[kind]
    isStoring = false
    const failedAttempts = await repeat(LIMITS.factorCodeByUser.points + 1, async () => (await send()).status)
    isStoring = true
    expect(new Set(failedAttempts)).toEqual(new Set([500]))
    expect((await send()).status).toBe(200)
  })
})

describe('a wrong current password', () => {
  // Proves SECURITY-06, SECURITY-48.
  it('does not block a password reset, which resets the limit', async () => {
    const server = await openServer({ limits: onlyLimits('passwordCheckByUser') })
    const person = await register(server)
    const wrong = await repeat(TRIES + 1, () => change(server, person, 'wrong-password'))
    expect(wrong).toEqual([...repeated(400), 429])
    const { browser, session } = await recover(server, person.email)
    expect((await browser.auth.updateUser({ password: OTHER })).error).toBeNull()
    expect(await change(server, { ...person, session }, 'wrong-password')).toBe(400)
  })
})

describe('a sign-in refused for its account', () => {
  // Proves SECURITY-46.
  it('does not count towards the limit of the network', async () => {
    const server = await openServer({ limits: onlyLimits('signInByEmailAndIp', 'signInByIp') })
    const { email } = await register(server)
    const guesses = await repeat(2 * LIMITS.signInByIp.points, () => signIn(server, 'guessed@prosa.test', 'wrong'))
    expect(guesses.filter((status) => status === 400)).toHaveLength(LIMITS.signInByEmailAndIp.points)
    expect(await signIn(server, email)).toBe(200)
  })
})
