// Proves SESSION-23.
import { beforeAll, describe, expect, it } from 'vitest'
import { register } from '../kit/people.ts'
import { openServer, type TestServer } from '../kit/server.ts'

let server: TestServer
let person: Awaited<ReturnType<typeof register>>
beforeAll(async () => {
  server = await openServer()
  person = await register(server)
})

const asPerson = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  server.call(method, path, body, { Authorization: `Bearer ${person.session.access_token}`, ...headers })

describe('table calls', () => {
  // Proves API-13.
  it('are exactly those that the product makes', async () => {
    const { browser, user } = person
    const id = user.id
    const results = [
      await browser.from('users').select('*').eq('auth_id', id).single(),
      await browser
        .from('users')
        .update({ name: 'Rita Lima', language: 'en' })
        .eq('auth_id', id)
        .select('name')
        .single(),
      await browser.from('user_profiles').upsert({ user_id: id, company: 'Lima' }, { onConflict: 'user_id' }),
      await browser
        .from('subscriptions')
        .select('*,plans(*)')
        .eq('user_uuid', id)
        .eq('status', 'active')
        .order('updated_at', { ascending: false })
        .limit(1)
        .maybeSingle(),
      await browser
        .from('transcriptions')
        .select('*', { count: 'exact' })
        .eq('user_uuid', id)
        .order('created_at', { ascending: false })
        .limit(10),
      await browser.from('users').select('*', { count: 'exact', head: true }).eq('auth_id', id),
      await server.browser().from('plans').select('code').order('code'),
    ]
    expect(results.map(({ error }) => error)).toEqual(results.map(() => null))
    expect(results[1]?.data).toEqual({ name: 'Rita Lima' })
    expect(results[4]).toMatchObject({ data: [], count: 0 })
    expect(results[5]?.count).toBe(1)
  })

  it('affect the look-up of a user by id at once (SESSION-23)', async () => {
    const nameOf = async () => {
      const answer = await asPerson('GET', `/api/user/by-auth-id/${person.user.id}`)
      return ((await answer.json()) as { user: { name: string } }).user.name
    }
    const before = await nameOf()
    const { error } = await person.browser.from('users').update({ name: 'Rita Nova' }).eq('auth_id', person.user.id)
    expect([before === 'Rita Nova', error, await nameOf()]).toEqual([false, null, 'Rita Nova'])
  })

  const REFUSED = [
    ['another operator', 'GET', '/rest/v1/users?auth_id=neq.x'],
    ['a logical tree', 'GET', '/rest/v1/users?or=(role.eq.admin,role.eq.user)'],
    ['a negation', 'GET', '/rest/v1/users?role=not.eq.user'],
    ['a join to people', 'GET', '/rest/v1/plans?select=*,subscriptions(*)'],
    ['a deep join', 'GET', '/rest/v1/subscriptions?select=*,plans(*,subscriptions(*))'],
    ['a join by a named key', 'GET', '/rest/v1/subscriptions?select=*,plans!nothing(code)'],
    ['a NUL in a filter', 'GET', '/rest/v1/transcriptions?encryption_key_id=eq.%00'],
    ['two joins', 'GET', '/rest/v1/subscriptions?select=plans(*),plans(*)'],
    ['an aggregate', 'GET', '/rest/v1/users?select=id.count()'],
    ['a cast', 'GET', '/rest/v1/users?select=id::text'],
    ['a JSON path', 'GET', '/rest/v1/users?select=name->x'],
    ['a filter on a join', 'GET', '/rest/v1/subscriptions?select=*,plans(*)&plans.code=eq.free'],
    ['a limit that is no number', 'GET', '/rest/v1/plans?limit=all'],
    ['a repeated parameter', 'GET', '/rest/v1/plans?limit=1&limit=1000'],
    ['an order by expression', 'GET', '/rest/v1/plans?order=name->x'],
    ['a change of every row', 'PATCH', '/rest/v1/users'],
    ['a change with paging only', 'PATCH', '/rest/v1/users?limit=1&order=id'],
  ] as const
  it.each(REFUSED)('refuse %s', async (_what, method, path) => {
    const answer = await asPerson(method, path, method === 'PATCH' ? { name: 'X' } : undefined)
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 'request.invalid', details: null, hint: null, message: 'request.invalid' },
    ])
  })

  it('refuse another schema', async () => {
    const answers = await Promise.all([
      asPerson('GET', '/rest/v1/users?select=id', undefined, { 'Accept-Profile': 'auth' }),
      asPerson('PATCH', '/rest/v1/users?id=eq.x', {}, { 'Content-Profile': 'private' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([400, 400])
  })

  // Proves API-25.
  it('return at most a hundred rows, with a higher limit or none', async () => {
    await server.db.query(
      `insert into public.transcriptions (user_uuid, encrypted_content, encryption_key_id)
       select $1, 'v1.x', gen_random_uuid() from generate_series(1, 105)`,
      [person.user.id],
    )
    for (const query of ['', '&limit=100000', '&limit=104']) {
      const answer = await asPerson('GET', `/rest/v1/transcriptions?select=id${query}`)
      expect(await answer.json()).toHaveLength(100)
    }
    expect(await (await asPerson('GET', '/rest/v1/transcriptions?select=id&limit=10')).json()).toHaveLength(10)
  })

  it('answer an invalid value of a column with 400', async () => {
    const filter = `auth_id=eq.${person.user.id}`
    const answers = await Promise.all([
      asPerson('PATCH', `/rest/v1/users?${filter}`, { cpf: '123' }),
      asPerson('PATCH', `/rest/v1/users?${filter}`, { name: 'x'.repeat(500) }),
      asPerson('GET', '/rest/v1/users?auth_id=eq.nobody'),
      asPerson('PATCH', `/rest/v1/users?${filter}`, { nothing: 1 }),
      asPerson('PATCH', `/rest/v1/users?${filter}`, [1]),
      asPerson('PATCH', `/rest/v1/users?${filter}`, '{"name":'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400])
  })

  it('answer two rows of one key in a body with 400', async () => {
    const row = { user_id: person.user.id, bio: 'Twice' }
    const headers = { Prefer: 'resolution=merge-duplicates' }
    const answer = await asPerson('POST', '/rest/v1/user_profiles?on_conflict=user_id', [row, row], headers)
    expect(answer.status).toBe(400)
  })
})
