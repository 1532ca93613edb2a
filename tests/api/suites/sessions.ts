import { Hono } from 'hono'
import { exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AppEnv } from '#server/http/app-env.ts'
import { verifyWithSecrets } from '#server/http/bearer.ts'
import { failureBody, Refusal } from '#server/http/failures.ts'
import { signedIn } from '#server/http/signed-in.ts'
import { newEmail, PASSWORD, register } from '../kit/people.ts'
import { openServer, type TestServer } from '../kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})

const refresh = (refresh_token: string) => server.post('/auth/v1/token?grant_type=refresh_token', { refresh_token })

const headersOf = (token: string) => ({ apikey: server.secrets.publishableKey, Authorization: `Bearer ${token}` })

const read = (path: string, token: string) => server.request(path, { headers: headersOf(token) })

const liveTokens = (userId: string) =>
  server.db.query('select 1 from auth.refresh_tokens where user_id = $1 and not revoked', [userId])

describe('sign-in', () => {
  // Proves AUTH-04, API-12.
  it('answers an unknown address and a wrong password with the same bytes', async () => {
    const { email } = await register(server)
    const signIn = (address: string) =>
      server.post('/auth/v1/token?grant_type=password', { email: address, password: 'wrong-password' })
    const answers = await Promise.all([signIn(email), signIn(newEmail('nobody'))])
    const responses = await Promise.all(
      answers.map(async (answer) => {
        const { 'x-request-id': _id, ...headers } = Object.fromEntries(answer.headers)
        return { status: answer.status, headers, body: await answer.text() }
      }),
    )
    expect(responses[0]?.body).toBe('{"code":400,"error_code":"invalid_credentials","msg":"Invalid login credentials"}')
    expect(responses[1]).toEqual(responses[0])
  })

  it('compares passwords beyond the 72 bytes that bcrypt reads', async () => {
    const password = 'x'.repeat(72)
    const { email } = await register(server, newEmail(), {}, password)
    const signIn = (typed: string) => server.browser().auth.signInWithPassword({ email, password: typed })
    expect((await signIn(`${password}tail`)).error?.code).toBe('invalid_credentials')
    expect((await signIn(password)).error).toBeNull()
  })

  // Proves SESSION-26.
  it('gives an inactive account a session, whose calls report why the account area is closed', async () => {
    const browser = server.browser()
    const { data } = await browser.auth.signInWithPassword({ email: 'bruno@prosa.test', password: 'prosa-demo-1' })
    const id = data.user?.id ?? ''
    const row = await browser.from('users').select('name,is_active').eq('auth_id', id).single()
    expect(row.data).toEqual({ name: 'Bruno Costa', is_active: false })
  })

  it('hides phone and CPF in every answer', async () => {
    const { session, user } = await register(server, newEmail(), { cpf: '529.982.247-25' })
    const refreshedSession = (await (await refresh(session.refresh_token)).json()) as unknown
    expect(JSON.stringify([session, user, refreshedSession])).not.toMatch(/987654321|52998224725|cpf/)
  })
})

describe('refresh', () => {
  // Proves API-12, ENGINE-03.
  it('returns one successor to four at once', async () => {
    const { session, user } = await register(server)
    const answers = await Promise.all(Array.from({ length: 4 }, () => refresh(session.refresh_token)))
    const tokens = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as typeof session).refresh_token),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(tokens).size).toBe(1)
    expect(tokens[0]).not.toBe(session.refresh_token)
    expect(await liveTokens(user.id)).toHaveLength(1)
  })

  // Proves SECURITY-13.
  it('ends the session for a token two generations old, as it was probably stolen', async () => {
    const { session, user } = await register(server)
    const child = (await (await refresh(session.refresh_token)).json()) as typeof session
    const grandchild = (await (await refresh(child.refresh_token)).json()) as typeof session
    // Within seconds supabase/auth takes it for a tab that was late.
    await server.db.query(
      `update auth.refresh_tokens set updated_at = now() - interval '1 minute' where user_id::text = $1`,
      [user.id],
    )
    const reuse = await refresh(session.refresh_token)
    expect([reuse.status, ((await reuse.json()) as { error_code: string }).error_code]).toEqual([
      400,
      'refresh_token_already_used',
    ])
    expect(await liveTokens(user.id)).toEqual([])
    expect((await refresh(grandchild.refresh_token)).status).toBe(400)
  })

  it('is refused with an unknown token', async () => {
    const answers = await Promise.all(['x', '00000000-0000-4000-8000-000000000000'].map(refresh))
    expect(answers.map(({ status }) => status)).toEqual([400, 400])
  })
})

const signOut = async (scope: string, token: string) =>
  (await server.post(`/auth/v1/logout?scope=${scope}`, {}, headersOf(token))).status

const TWO_HOURS_AGO = () => Math.floor(Date.now() / 1_000) - 7_200

describe('sign-out', () => {
  // Proves SECURITY-03.
  it('invalidates the token at once, on the tables too', async () => {
    const { browser, session } = await register(server)
    expect((await read('/rest/v1/users?select=id', session.access_token)).status).toBe(200)
    expect((await browser.auth.signOut({ scope: 'local' })).error).toBeNull()
    expect((await read('/rest/v1/users?select=id', session.access_token)).status).toBe(401)
    const user = await read('/auth/v1/user', session.access_token)
    expect([user.status, await user.json()]).toEqual([
      401,
      { code: 401, error_code: 'session_not_found', msg: 'Session does not exist' },
    ])
  })

  // Proves AUTH-54.
  it('succeeds for a session that has ended too, but needs a token of ours', async () => {
    const ended = await register(server)
    const deleted = await register(server)
    await ended.browser.auth.signOut({ scope: 'global' })
    await server.db.query('delete from auth.users where id = $1', [deleted.user.id])
    const live = (await register(server)).session.access_token
    const tokens = [live, live, ended.session.access_token, deleted.session.access_token]
    const answers = []
    for (const token of tokens) answers.push(await signOut('local', token))
    expect(answers).toEqual([204, 204, 204, 204])
    expect([
      await signOut('local', await sign(await claims(), new TextEncoder().encode('x'.repeat(32)))),
      await signOut('others', live),
      await signOut('global', live),
    ]).toEqual([401, 401, 401])
  })

  // Proves SESSION-13.
  it('ends the session also with an expired token, which permits nothing else', async () => {
    const payload = await claims()
    const isLive = async () =>
      (await server.db.query('select 1 from auth.sessions where id = $1', [payload.session_id])).length === 1
    const expired = (data: Record<string, unknown>) => sign(data, secret(), {}, TWO_HOURS_AGO())
    const token = await expired(payload)
    const refused = [
      await signOut('global', token),
      await signOut('others', token),
      await signOut('local', await sign(payload, new TextEncoder().encode('x'.repeat(32)), {}, TWO_HOURS_AGO())),
      await signOut('local', 'no.token.atall'),
      (await read('/auth/v1/user', token)).status,
      (await read('/rest/v1/users?select=id', token)).status,
    ]
    expect([refused, await isLive()]).toEqual([[401, 401, 401, 401, 401, 401], true])
    const other = await expired({ ...payload, sub: '00000000-0000-4000-8000-000000000001' })
    expect([await signOut('local', other), await isLive()]).toEqual([204, true])
    expect([await signOut('local', token), await isLive()]).toEqual([204, false])
  })

  // Proves API-18.
  it('can end the other sessions, or all', async () => {
    const { email, browser, user } = await register(server)
    const other = server.browser()
    await other.auth.signInWithPassword({ email, password: PASSWORD })
    const sessions = () => server.db.query('select 1 from auth.sessions where user_id = $1', [user.id])
    expect(await sessions()).toHaveLength(2)
    await browser.auth.signOut({ scope: 'others' })
    expect(await sessions()).toHaveLength(1)
    await browser.auth.signOut({ scope: 'global' })
    expect(await sessions()).toHaveLength(0)
  })
})

const claims = async () => {
  const { user, session } = await register(server)
  const payload = JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString()) as {
    session_id: string
  }
  return { sub: user.id, session_id: payload.session_id, role: 'authenticated' }
}
const secret = () => new TextEncoder().encode(server.secrets.jwtSecret)
const sign = (
  payload: Record<string, unknown>,
  key: Uint8Array = secret(),
  header: object = {},
  expiry: number | string = '1h',
) =>
  new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256', ...header })
    .setAudience('authenticated')
    .setExpirationTime(expiry)
    .sign(key)

describe('a call of the Product API', () => {
  // Proves SECURITY-03.
  it('needs a live session of an active account', async () => {
    const { email, browser, session, user } = await register(server)
    const app = new Hono<AppEnv>()
    app.onError((error, c) => (error instanceof Refusal ? failureBody(c, error) : c.text('failed', 500)))
    app.get(
      '/',
      signedIn({
        db: server.db,
        verify: verifyWithSecrets([server.secrets.jwtSecret]),
        limiter: server.limiter,
        network: () => '203.0.113.5',
      }),
      (c) => c.json(c.get('caller')),
    )
    const call = async (authorization: string) => {
      const answer = await app.request('/', { headers: { Authorization: authorization } })
      const body = (await answer.json()) as { code?: string; userId?: string }
      return [answer.status, body.code ?? body.userId]
    }
    const authorization = `Bearer ${session.access_token}`
    expect(await call('')).toEqual([401, 'auth.unauthenticated'])
    expect(await call('Bearer x')).toEqual([401, 'auth.unauthenticated'])
    expect(await call(authorization)).toEqual([200, user.id])
    await server.db.query('update public.users set is_active = false where email = $1', [email])
    expect(await call(authorization)).toEqual([403, 'account.inactive'])
    await browser.auth.signOut({ scope: 'local' })
    expect(await call(authorization)).toEqual([401, 'auth.unauthenticated'])
  })
})

describe('a forged token', () => {
  // Proves SECURITY-05.
  it('is refused on the tables and by the auth service, whatever its kind', async () => {
    const ownClaims = await claims()
    const validToken = await sign(ownClaims)
    expect((await read('/rest/v1/users?select=id', validToken)).status).toBe(200)

    const pair = await generateKeyPair('RS256', { extractable: true })
    const publicKey = new TextEncoder().encode(await exportSPKI(pair.publicKey))
    const base = () => new SignJWT(ownClaims).setProtectedHeader({ alg: 'HS256' })
    const [header = '', body = ''] = validToken.split('.')
    const forged = {
      garbage: 'x.y.z',
      'alg none': new UnsecuredJWT(ownClaims).setAudience('authenticated').setExpirationTime('1h').encode(),
      'no signature': `${header}.${body}.`,
      'another key': await sign(ownClaims, new TextEncoder().encode('x'.repeat(48))),
      'RS256 key': await new SignJWT(ownClaims)
        .setProtectedHeader({ alg: 'RS256' })
        .setAudience('authenticated')
        .setExpirationTime('1h')
        .sign(pair.privateKey),
      'public key as secret': await sign(ownClaims, publicKey),
      'key named in the header': await sign(ownClaims, new TextEncoder().encode('x'.repeat(48)), {
        jku: 'https://evil.example/keys',
        kid: '../../etc/passwd',
      }),
      expired: await base().setAudience('authenticated').setExpirationTime(1_000_000).sign(secret()),
      'not yet': await base().setAudience('authenticated').setNotBefore('1h').setExpirationTime('2h').sign(secret()),
      'no expiry': await base().setAudience('authenticated').sign(secret()),
      'another audience': await base().setAudience('registration').setExpirationTime('1h').sign(secret()),
      'a role of the server': await sign({ ...ownClaims, role: 'service_role' }),
      'no session': await sign({ sub: ownClaims.sub, role: 'authenticated' }),
      'the session of another': await sign({ ...ownClaims, session_id: (await claims()).session_id }),
    }
    const statuses: Record<string, number[]> = {}
    for (const [kind, token] of Object.entries(forged)) {
      statuses[kind] = [
        (await read('/rest/v1/users?select=id', token)).status,
        (await read('/auth/v1/user', token)).status,
      ]
    }
    expect(statuses).toEqual(Object.fromEntries(Object.keys(forged).map((kind) => [kind, [401, 401]])))
  })
})
