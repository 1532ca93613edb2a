/**
 * The table service itself, without the gate: what the gate relies on, as PostgREST 16.2 answers it. Run on the fake and on
 * a real one, where there is one, so that both behave alike.
 */
import { SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareSchema } from '#server/embedded/prepare-schema.ts'
import { checkTables } from '#server/preflight/check-tables.ts'
import { register } from '../kit/people.ts'
import { openServer, remoteTablesUrl, type TestServer } from '../kit/server.ts'

let server: TestServer
let id = ''
let token = ''
beforeAll(async () => {
  server = await openServer()
  const { user, session } = await register(server)
  id = user.id
  token = session.access_token
})

const sign = (claims: Record<string, unknown>, { secret = server.secrets.jwtSecret, expires = '1h' } = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret))

const inOneHour = () => Math.floor(Date.now() / 1000) + 3600

type RequestOptions = { method?: string; token?: string | null; body?: string; headers?: Record<string, string> }

const call = async (path: string, { method = 'GET', token: own = token, body, headers = {} }: RequestOptions = {}) => {
  const answer = await fetch(`${remoteTablesUrl()}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(own !== null && { Authorization: `Bearer ${own}` }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: text === '' ? null : (JSON.parse(text) as unknown) }
}

const codeOf = async (path: string, options?: RequestOptions) => {
  const { status, body } = await call(path, options)
  return [status, (body as { code?: unknown }).code]
}

const patch = (filter: string, headers = {}) =>
  call(`/users?select=name${filter}`, { method: 'PATCH', body: '{"name":"Rita Rest"}', headers })

const upsert = (body: object) =>
  call('/user_profiles?on_conflict=user_id', {
    method: 'POST',
    body: JSON.stringify({ user_id: id, ...body }),
    headers: { Prefer: 'resolution=merge-duplicates' },
  })

/** The code by which a column that was just added is refused. */
const refusalOfLater = async () => ((await upsert({ later: 'x' })).body as { code: unknown }).code

const ONE = { Accept: 'application/vnd.pgrst.object+json' }

// Proves REST-04.
describe('the table service', () => {
  it('uses role and claims of the token, and anon without one', async () => {
    expect((await call('/users?select=id')).body).toEqual([{ id }])
    expect(await codeOf('/users?select=id', { token: null })).toEqual([401, '42501'])
    expect((await call('/plans?select=code&code=eq.free', { token: null })).body).toEqual([{ code: 'free' }])
  })

  it.each([
    ['of another secret', () => sign({ role: 'authenticated', sub: id }, { secret: 'x'.repeat(40) }), 'PGRST301'],
    ['that is no token', () => Promise.resolve('nonsense'), 'PGRST301'],
    ['that has expired', () => sign({ role: 'authenticated', sub: id }, { expires: '-1m' }), 'PGRST303'],
    ['of the future', () => sign({ role: 'authenticated', sub: id, iat: inOneHour() }), 'PGRST303'],
    ['that is not valid yet', () => sign({ role: 'authenticated', sub: id, nbf: inOneHour() }), 'PGRST303'],
    ['with an audience that is no text', () => sign({ role: 'authenticated', sub: id, aud: 1 }), 'PGRST303'],
    ['that is empty', () => Promise.resolve(''), 'PGRST301'],
    ['with an unknown role', () => sign({ role: 'nobody', sub: id }), '22023'],
    ['of a visitor', () => sign({ role: 'anon' }), '42501'],
  ])('refuses a token %s', async (_, make, code) => {
    expect(await codeOf('/users?select=id', { token: await make() })).toEqual([401, code])
  })

  it('refuses a token with a role that it may not assume', async () => {
    const [owner] = await server.db.query<{ name: string }>('select current_user as name')
    const owned = await sign({ role: owner?.name, sub: id })
    expect(await codeOf('/users?select=id', { token: owned })).toEqual([403, '42501'])
  })

  it.each([
    ['a table that it does not know', '/nothing?select=id', {}, [404, 'PGRST205']],
    ['a table of another schema', '/outbox?select=id', {}, [404, 'PGRST205']],
    ['another schema', '/users?select=id', { headers: { 'Accept-Profile': 'private' } }, [406, 'PGRST106']],
    ['a column that is none', '/users?select=nothing', {}, [400, '42703']],
    ['a filter on a column that is none', '/users?nothing=eq.1', {}, [400, '42703']],
    ['a filter without an operator', '/users?id=1', {}, [400, 'PGRST100']],
    ['a value that does not fit its column', '/users?id=eq.nobody', {}, [400, '22P02']],
    ['an unknown relation', '/transcriptions?select=*,plans(*)', {}, [400, 'PGRST200']],
    ['an unknown foreign key', '/subscriptions?select=*,plans!nothing(*)', {}, [400, 'PGRST200']],
    ['another media type', '/users', { headers: { Accept: 'text/html' } }, [406, 'PGRST107']],
    [
      'no row where one is wanted',
      '/users?id=eq.00000000-0000-4000-8000-0000000000ff',
      { headers: ONE },
      [406, 'PGRST116'],
    ],
  ] as const)('refuses %s', async (_, path, options, expected) => {
    expect(await codeOf(path, options)).toEqual(expected)
  })

  it.each([
    ['a column that it does not know', { nothing: 1 }, [400, 'PGRST204']],
    ['a column that is not granted', { role: 'admin' }, [403, '42501']],
    ['a value against a constraint', { language: 'de' }, [400, '23514']],
  ])('refuses a change of %s', async (_, body, expected) => {
    expect(await codeOf(`/users?id=eq.${id}`, { method: 'PATCH', body: JSON.stringify(body) })).toEqual(expected)
  })

  it('refuses a body that is no object', async () => {
    const codes = ['{"name":', '[1]'].map((body) => codeOf(`/users?id=eq.${id}`, { method: 'PATCH', body }))
    expect(await Promise.all(codes)).toEqual([
      [400, 'PGRST102'],
      [400, 'PGRST102'],
    ])
  })

  it('counts, pages, and reports which preferences it applied', async () => {
    const counted = await call('/plans?select=code&order=code&limit=1', { headers: { Prefer: 'count=exact' } })
    expect([counted.status, counted.headers.get('Content-Range'), counted.headers.get('Preference-Applied')]).toEqual([
      206,
      expect.stringMatching(/^0-0\/\d+$/),
      'count=exact',
    ])
    const head = await call(`/users?id=eq.${id}`, { method: 'HEAD', headers: { Prefer: 'count=exact' } })
    expect([head.status, head.body, head.headers.get('Content-Range')]).toEqual([200, null, '0-0/1'])
    expect(await codeOf('/plans?offset=1000', { headers: { Prefer: 'count=exact' } })).toEqual([416, 'PGRST103'])
    const behind = await call('/plans?offset=1000', { method: 'HEAD', headers: { Prefer: 'count=exact' } })
    expect([behind.status, behind.headers.get('Content-Range'), behind.headers.get('Proxy-Status')]).toEqual([
      416,
      expect.stringMatching(/^\*\/\d+$/),
      null,
    ])
  })

  it('counts changed rows, and wants one if one is asked for, whether or not it is returned', async () => {
    const counted = await patch(`&id=eq.${id}`, { Prefer: 'count=exact,resolution=merge-duplicates' })
    expect([counted.headers.get('Content-Range'), counted.headers.get('Preference-Applied')]).toEqual([
      '0-0/1',
      'count=exact',
    ])
    expect(await patch('&language=eq.xx', ONE)).toMatchObject({ status: 406, body: { code: 'PGRST116' } })
  })

  it('changes the own row only, and returns it on request', async () => {
    const quiet = await patch(`&id=eq.${id}`)
    expect([quiet.status, quiet.body]).toEqual([204, null])
    expect((await patch(`&id=eq.${id}`, { Prefer: 'return=representation' })).body).toEqual([{ name: 'Rita Rest' }])
    const bothPatched = await patch('&person_type=eq.physical', { Prefer: 'return=representation' })
    expect(bothPatched.body).toEqual([{ name: 'Rita Rest' }])
  })

  it('inserts a row, or merges it with the existing one', async () => {
    expect([(await upsert({ bio: 'One' })).status, (await upsert({ bio: 'Two' })).status]).toEqual([201, 200])
    expect((await call('/user_profiles?select=bio')).body).toEqual([{ bio: 'Two' }])
    const nothing = ['[]', 'null'].map((body) => call('/user_profiles', { method: 'POST', body }))
    expect((await Promise.all(nothing)).map(({ status }) => status)).toEqual([201, 201])
    const named = await call('/user_profiles?on_conflict=user_id', {
      method: 'POST',
      body: JSON.stringify({ user_id: id }),
      headers: { Prefer: 'resolution=ignore-duplicates,return=headers-only' },
    })
    expect([named.status, named.body]).toEqual([201, null])
  })

  // Proves REST-10.
  it('passes the checks before a start, and a different secret is reported', async () => {
    const engines = { auth: null, tables: { url: remoteTablesUrl(), key: null }, tokens: { kind: 'secret' as const } }
    const outcomes = async (jwtSecret: string) =>
      (await checkTables({ engines, secrets: { jwtSecret } })).map(({ outcome, name }) => [outcome, name])
    expect(await outcomes(server.secrets.jwtSecret)).toEqual([
      ['ok', 'REST_URL'],
      ['ok', 'Tokens'],
    ])
    expect(await outcomes('x'.repeat(40))).toEqual([
      ['ok', 'REST_URL'],
      ['failed', 'JWT_SECRET'],
    ])
  })

  // Proves REST-07.
  it('serves a new column once the release step has notified it to reload the schema', async () => {
    await server.db.exec('alter table public.user_profiles add column later text')
    try {
      expect(await refusalOfLater()).toBe('PGRST204')
      await prepareSchema(server.db, { lite: null, report: () => undefined })
      // Known, and not granted.
      await expect.poll(refusalOfLater).toBe('42501')
    } finally {
      await server.db.exec('alter table public.user_profiles drop column later')
    }
  })
})
