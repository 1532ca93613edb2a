import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { CALL_NAMES, callOf } from '#contracts/api/calls.ts'
import { appCode } from '#tests/kit/authenticator.ts'
import {
  enrol,
  resetUsedCodes,
  headersOf,
  passFactor,
  registerWithFactor,
  signInWithPasswordOnly,
} from '../kit/factors.ts'
import { INGEST_TOKEN } from '../kit/members.ts'
import { PASSWORD, recover, register } from '../kit/people.ts'
import { onlyLimits, openServer, type TestServer } from '../kit/server.ts'
import { makeSessionsOld } from '../kit/old-sessions.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})

type Codes = { codes: string[]; total: number; remaining: number; error_code: string }

const requestCodes = async (headers: Record<string, string>, path = '', method = 'POST', body: unknown = {}) => {
  const answer = await server.call(
    method,
    `/auth/v1/factors/recovery-codes${path}`,
    method === 'GET' ? undefined : body,
    headers,
  )
  return { status: answer.status, body: (await answer.json()) as Codes & { access_token: string } }
}

const levelOf = (token: string | undefined) => decodeJwt(token ?? '')['aal']

const makeOld = async (userId: string) => {
  await makeSessionsOld(server.db, userId)
  await server.db.query('delete from private.identity_proofs where user_uuid = $1', [userId])
}

const eventsOf = async (userId: string) =>
  (await server.db.query('select event from private.audit_log where user_uuid = $1 order by at, id', [userId])).map(
    ({ event }) => event,
  )

/** An enrolment that was accepted at the same moment as the first code of another factor. */
const enrolBeside = async (userId: string, { id, secret }: { id: string; secret: string }) => {
  const unverified = { id: crypto.randomUUID(), secret }
  await server.db.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
     select $1, user_id, '', factor_type, 'unverified', secret, now(), now() from auth.mfa_factors where id = $2 and user_id = $3`,
    [unverified.id, id, userId],
  )
  return unverified
}

describe('a factor beside the verified one', () => {
  // Proves SECURITY-32, SECURITY-33.
  it('does not replace it: its code raises no session and verifies nothing', async () => {
    const { email, user, browser, factor } = await registerWithFactor(server)
    const unverified = await enrolBeside(user.id, factor)
    const stranger = await signInWithPasswordOnly(server, email)
    expect((await passFactor(server, stranger.browser, unverified)).error?.code).toBe('insufficient_aal')
    expect((await passFactor(server, browser, unverified)).error?.code).toBe('mfa_verified_factor_exists')
    expect(levelOf((await headersOf(stranger.browser)).Authorization.slice(7))).toBe('aal1')
    const rows = await server.db.query(
      'select id, status::text as status from auth.mfa_factors where user_id = $1 order by status',
      [user.id],
    )
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: factor.id, status: 'verified' },
        { id: unverified.id, status: 'unverified' },
      ]),
    )
  })

  // Proves SECURITY-37.
  it('is removed while recovery codes and session levels are kept', async () => {
    const { user, browser, factor } = await registerWithFactor(server)
    const { body } = await requestCodes(await headersOf(browser))
    const unverified = await enrolBeside(user.id, factor)
    expect((await browser.auth.mfa.unenroll({ factorId: unverified.id })).error).toBeNull()
    const codesLeft = await requestCodes(await headersOf(browser), '', 'GET')
    expect([codesLeft.status, codesLeft.body.remaining]).toEqual([200, body.codes.length])
  })
})

describe('turning it on', () => {
  // Proves SECURITY-32, ENGINE-03.
  it('needs a first code; then token and service report the same level', async () => {
    const { browser, user } = await register(server)
    const factor = await enrol(browser)
    expect(levelOf((await headersOf(browser)).Authorization.slice(7))).toBe('aal1')
    expect((await browser.auth.mfa.listFactors()).data?.totp).toEqual([])
    const wrong = await browser.auth.mfa.challengeAndVerify({ factorId: factor.id, code: '000000' })
    expect(wrong.error?.code).toBe('mfa_verification_failed')
    expect((await passFactor(server, browser, factor)).error).toBeNull()
    expect((await browser.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
    })
    const listed = (await browser.auth.mfa.listFactors()).data?.totp.map(({ id, status }) => ({ id, status }))
    expect(listed).toEqual([{ id: factor.id, status: 'verified' }])
    expect(await eventsOf(user.id)).toContain('factor.added')
  })

  // Proves SECURITY-38.
  it('ends the sessions without it, keeps the current one, and sends a mail', async () => {
    const { email, browser } = await register(server)
    const other = await signInWithPasswordOnly(server, email)
    await passFactor(server, browser, await enrol(browser))
    expect((await server.call('GET', '/auth/v1/user', undefined, other.headers)).status).toBe(401)
    expect((await browser.auth.getUser()).error).toBeNull()
    expect((await server.mailsTo(email))[0]?.kind).toBe('factorAdded')
  })

  // Proves SECURITY-37.
  it('needs a reauthentication, and is refused beside an existing factor', async () => {
    const { browser, user } = await register(server)
    await makeOld(user.id)
    expect((await browser.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('auth.proofNeeded')
    const owner = await registerWithFactor(server)
    expect((await owner.browser.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('mfa_verified_factor_exists')
  })

  // Proves SECURITY-34.
  it('stores the key encrypted', async () => {
    const { browser, user } = await register(server)
    const { secret } = await enrol(browser)
    const [row] = await server.db.query<{ secret: string }>('select secret from auth.mfa_factors where user_id = $1', [
      user.id,
    ])
    expect(row?.secret).not.toContain(secret)
    const key = await server.vault.keyFor(server.db, user.id)
    expect(await key.open('factor', row?.secret ?? '')).toMatch(/^[0-9a-f]{40}$/)
  })

  it('is refused for a factor of another account', async () => {
    const { factor } = await registerWithFactor(server)
    const stranger = await register(server)
    const challenge = await stranger.browser.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: appCode(factor.secret),
    })
    expect(challenge.error?.code).toBe('mfa_factor_not_found')
    expect((await stranger.browser.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe('mfa_factor_not_found')
    expect((await stranger.browser.auth.mfa.challenge({ factorId: 'none' })).error?.code).toBe('mfa_factor_not_found')
  })
})

const refusalOf = (name: string) => [name, 403, expect.objectContaining({ code: 'auth.secondFactorNeeded' })]

describe('a session without its second factor', () => {
  // Proves SECURITY-32.
  it('is refused by every call, or answered like a visitor', async () => {
    const ingestServer = await openServer({ settings: { ingestTokens: [INGEST_TOKEN] } })
    const { email, user } = await registerWithFactor(ingestServer)
    const { headers } = await signInWithPasswordOnly(ingestServer, email)
    const requestEach = async (requestHeaders: Record<string, string>) => {
      const answers: unknown[] = []
      for (const name of CALL_NAMES) {
        const { method, path } = callOf(name)
        const url = path.replace(':authId', user.id).replaceAll(/:\w+/g, '1')
        const answer = await ingestServer.call(method, url, method === 'GET' ? undefined : {}, requestHeaders)
        const { requestId: _, ...body } = (await answer.json()) as Record<string, unknown>
        answers.push([name, answer.status, body])
      }
      return answers
    }
    const asStranger = await requestEach({})
    expect(await requestEach(headers)).toEqual(
      CALL_NAMES.map((name, at) =>
        ['member', 'admin'].includes(callOf(name).access) ? refusalOf(name) : asStranger[at],
      ),
    )
  })

  // Proves SECURITY-32.
  it('cannot read or change a table, at the gate and in the database', async () => {
    const { email, user } = await registerWithFactor(server)
    const { headers, session } = await signInWithPasswordOnly(server, email)
    for (const table of ['users', 'user_profiles', 'subscriptions', 'transcriptions', 'plans']) {
      expect((await server.call('GET', `/rest/v1/${table}?select=*`, undefined, headers)).status).toBe(403)
    }
    const patch = await server.call('PATCH', `/rest/v1/users?id=eq.${user.id}`, { name: 'Mallory' }, headers)
    expect(patch.status).toBe(403)
    const sessionId = String(decodeJwt(session.access_token)['session_id'])
    const rows = (claims: { sub: string; session_id?: string }) =>
      server.db.asUser(claims, (queries) => queries.query('select id from public.users'))
    expect(await rows({ sub: user.id, session_id: sessionId })).toEqual([])
    expect(await rows({ sub: user.id })).toEqual([])
  })

  // Proves SECURITY-32.
  it('cannot change password or factor, create codes, or end another session', async () => {
    const owner = await registerWithFactor(server)
    const pending = await signInWithPasswordOnly(server, owner.email)
    const { auth } = pending.browser
    expect((await auth.updateUser({ password: 'outra-senha-2' })).error?.code).toBe('insufficient_aal')
    expect((await auth.mfa.unenroll({ factorId: owner.factor.id })).error?.code).toBe('insufficient_aal')
    expect((await auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('insufficient_aal')
    // The client does not report a refused sign-out.
    const signOutOthers = await server.post('/auth/v1/logout?scope=others', {}, pending.headers)
    expect(signOutOthers.status).toBe(403)
    const answers = [await requestCodes(pending.headers), await requestCodes(pending.headers, '/regenerate')]
    expect(answers.map(({ body }) => body.error_code)).toEqual(['insufficient_aal', 'insufficient_aal'])
    expect((await requestCodes(pending.headers, '', 'GET')).body.error_code).toBe('insufficient_aal')
    expect((await owner.browser.auth.getUser()).error).toBeNull()
  })

  it('keeps its level on a refresh, like a session with the factor', async () => {
    const owner = await registerWithFactor(server)
    const { browser } = await signInWithPasswordOnly(server, owner.email)
    const { data } = await browser.auth.refreshSession()
    expect(levelOf(data.session?.access_token)).toBe('aal1')
    expect((await server.call('GET', '/api/user/profile', undefined, await headersOf(browser))).status).toBe(403)
    const refreshed = await owner.browser.auth.refreshSession()
    expect(levelOf(refreshed.data.session?.access_token)).toBe('aal2')
  })

  it('becomes `aal2` with a code, and keeps its session id', async () => {
    const owner = await registerWithFactor(server)
    const { browser, session } = await signInWithPasswordOnly(server, owner.email)
    expect((await passFactor(server, browser, owner.factor)).error).toBeNull()
    const { Authorization } = await headersOf(browser)
    const [before, after] = [decodeJwt(session.access_token), decodeJwt(Authorization.slice(7))]
    expect([after['session_id'], after['aal']]).toEqual([before['session_id'], 'aal2'])
    expect((await server.call('GET', '/api/user/profile', undefined, { Authorization })).status).toBe(200)
  })

  // Proves SECURITY-33.
  it('is not raised by a password reset', async () => {
    const owner = await registerWithFactor(server)
    const { browser } = await recover(server, owner.email)
    const set = () => browser.auth.updateUser({ password: 'outra-senha-2' })
    expect((await set()).error?.code).toBe('insufficient_aal')
    expect((await browser.from('users').select('id')).status).toBe(403)
    await passFactor(server, browser, owner.factor)
    expect((await set()).error).toBeNull()
    const next = await server.browser().auth.signInWithPassword({ email: owner.email, password: 'outra-senha-2' })
    expect(levelOf(next.data.session?.access_token)).toBe('aal1')
  })
})

describe('a code of the app', () => {
  // Proves SECURITY-35.
  it('is accepted once, also with two concurrent uses, and never after a later code', async () => {
    const { email, factor } = await registerWithFactor(server)
    const [one, other] = [await signInWithPasswordOnly(server, email), await signInWithPasswordOnly(server, email)]
    await resetUsedCodes(server, factor)
    const code = appCode(factor.secret)
    const send = (browser: typeof one.browser, sent = code) =>
      browser.auth.mfa.challengeAndVerify({ factorId: factor.id, code: sent })
    const results = await Promise.all([send(one.browser), send(other.browser)])
    const [first, second] = results.map(({ error }) => error?.code ?? 'accepted').toSorted()
    expect(first).toBe('accepted')
    // The use that is accepted ends the other challenge, if that was made before.
    expect(second).toMatch(/^mfa_(verification_failed|challenge_expired)$/)
    const third = await signInWithPasswordOnly(server, email)
    expect((await send(third.browser)).error?.code).toBe('mfa_verification_failed')
    expect((await send(third.browser, appCode(factor.secret, -1))).error?.code).toBe('mfa_verification_failed')
  })

  it('is accepted for its own challenge only, for five minutes', async () => {
    const { email, factor } = await registerWithFactor(server)
    const { browser } = await signInWithPasswordOnly(server, email)
    await resetUsedCodes(server, factor)
    const { data } = await browser.auth.mfa.challenge({ factorId: factor.id })
    await server.db.query(`update auth.mfa_challenges set created_at = now() - interval '6 minutes' where id = $1`, [
      data?.id,
    ])
    const challengeId = data?.id ?? ''
    const result = await browser.auth.mfa.verify({ factorId: factor.id, challengeId, code: appCode(factor.secret) })
    expect(result.error?.code).toBe('mfa_challenge_expired')
  })

  // Proves SECURITY-36.
  it('allows five attempts from one network and twenty from all, and does not block known networks of the owner', async () => {
    const limited = await openServer({ limits: onlyLimits('factorCodeByUserAndIp', 'factorCodeByUser') })
    const { email, factor } = await registerWithFactor(limited)
    const guessFrom = async (address: string, code = '000000') => {
      const browser = limited.browser('pt', { address })
      await signInWithPasswordOnly(limited, email, browser)
      return browser.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
    }
    const codes: unknown[] = []
    for (let count = 0; count < 6; count += 1) codes.push((await guessFrom('203.0.113.1')).error?.code)
    expect(codes).toEqual([...Array<string>(5).fill('mfa_verification_failed'), 'over_request_rate_limit'])
    for (let count = 0; count < 15; count += 1) await guessFrom(`203.0.113.${10 + count}`)
    await resetUsedCodes(limited, factor)
    expect((await guessFrom('203.0.113.99', appCode(factor.secret))).error?.code).toBe('over_request_rate_limit')
    expect((await guessFrom('198.51.100.7', appCode(factor.secret))).error).toBeNull()
  })
})

describe('recovery codes', () => {
  // Proves SECURITY-34, SECURITY-35.
  it('are ten, shown once, stored as digests, and each works once in place of the app', async () => {
    const { email, browser, user } = await registerWithFactor(server)
    const headers = await headersOf(browser)
    const { body } = await requestCodes(headers)
    expect(new Set(body.codes).size).toBe(10)
    expect((await requestCodes(headers)).body.error_code).toBe('mfa_verified_factor_exists')
    const stored = JSON.stringify(await server.db.query('select * from private.recovery_codes'))
    expect(body.codes.some((code) => stored.includes(code))).toBe(false)

    const typed = ` ${(body.codes[0] ?? '').toLowerCase().replace('-', ' ')} `
    const pending = await signInWithPasswordOnly(server, email)
    const used = await requestCodes(pending.headers, '/verify', 'POST', { code: typed })
    expect([used.status, levelOf(used.body.access_token)]).toEqual([200, 'aal2'])
    const next = await signInWithPasswordOnly(server, email)
    expect((await requestCodes(next.headers, '/verify', 'POST', { code: typed })).body.error_code).toBe(
      'mfa_verification_failed',
    )
    expect((await requestCodes(headers, '', 'GET')).body).toMatchObject({ total: 10, remaining: 9 })
    expect(await eventsOf(user.id)).toContain('factor.codeUsed')
    expect((await server.mailsTo(email))[0]?.kind).toBe('recoveryCodeUsed')
  })

  // Proves SECURITY-67.
  it('are refused for another account, and invalid once new ones are created, concurrently too', async () => {
    const owner = await registerWithFactor(server)
    const headers = await headersOf(owner.browser)
    const first = (await requestCodes(headers)).body.codes[0]
    const other = await registerWithFactor(server)
    const pending = await signInWithPasswordOnly(server, other.email)
    expect((await requestCodes(pending.headers, '/verify', 'POST', { code: first })).status).toBe(422)
    await Promise.all([1, 2].map(() => requestCodes(headers, '/regenerate')))
    expect((await requestCodes(headers, '', 'GET')).body).toMatchObject({ total: 10, remaining: 10 })
    const own = await signInWithPasswordOnly(server, owner.email)
    expect((await requestCodes(own.headers, '/verify', 'POST', { code: first })).status).toBe(422)
  })

  // Proves SECURITY-37.
  it('need a reauthentication to be created', async () => {
    const { browser, user } = await registerWithFactor(server)
    await makeOld(user.id)
    expect((await requestCodes(await headersOf(browser))).body.error_code).toBe('auth.proofNeeded')
  })
})

describe('reauthentication with a second factor', () => {
  // Proves SECURITY-39.
  it('needs the code, as the password alone is not enough', async () => {
    const { browser, user, factor } = await registerWithFactor(server)
    await makeOld(user.id)
    const reauthenticate = async (body: object) => {
      const answer = await server.call('POST', '/api/user/identity', body, await headersOf(browser))
      return answer.status === 200 ? 'reauthenticated' : ((await answer.json()) as { code: string }).code
    }
    expect([await reauthenticate({}), await reauthenticate({ password: PASSWORD })]).toEqual([
      'auth.factorProofNeeded',
      'auth.factorProofNeeded',
    ])
    const changed = await server.call(
      'POST',
      '/api/auth/change-password',
      { currentPassword: PASSWORD, newPassword: 'outra-senha-2', confirmPassword: 'outra-senha-2' },
      await headersOf(browser),
    )
    expect([changed.status, await reauthenticate({})]).toEqual([200, 'auth.factorProofNeeded'])
    await passFactor(server, browser, factor)
    expect(await reauthenticate({})).toBe('reauthenticated')
  })
})

describe('turning it off', () => {
  // Proves SECURITY-37, SECURITY-38.
  it('needs a reauthentication, deletes the codes, sends a mail, and later sign-ins need no code', async () => {
    const { email, browser, user, factor } = await registerWithFactor(server)
    await requestCodes(await headersOf(browser))
    await makeOld(user.id)
    const remove = () => browser.auth.mfa.unenroll({ factorId: factor.id })
    expect((await remove()).error?.code).toBe('auth.proofNeeded')
    await passFactor(server, browser, factor)
    expect((await remove()).error).toBeNull()
    expect((await server.mailsTo(email))[0]?.kind).toBe('factorRemoved')
    expect(await eventsOf(user.id)).toContain('factor.removed')
    expect(await server.db.query('select 1 from private.recovery_codes where user_uuid = $1', [user.id])).toEqual([])
    const { headers } = await signInWithPasswordOnly(server, email)
    expect((await server.call('GET', '/api/user/profile', undefined, headers)).status).toBe(200)
  })

  it('leaves nothing behind when the account is deleted', async () => {
    const { browser, user } = await registerWithFactor(server)
    const headers = await headersOf(browser)
    await requestCodes(headers)
    const answer = await server.call('DELETE', '/api/user/account', {}, headers)
    expect(answer.status).toBeLessThan(300)
    const rows = await server.db.query(
      `select 1 from auth.mfa_factors where user_id = $1 union all
       select 1 from private.recovery_codes where user_uuid = $1`,
      [user.id],
    )
    expect(rows).toEqual([])
  })
})
