/** Attempts to bypass the access matrix: other verbs, other endpoints, other tokens (FIELD-06). */
import { describe, expect, it } from 'vitest'
import { ACCESS, GUARDED_USER_COLUMNS } from '../access.matrix.ts'
import { readFixture } from '../kit/fixture-rows.ts'
import { fixtureOf } from '../kit/fixtures.ts'
import { signIn, signUp } from '../kit/people.ts'
import type { SuiteContext } from '../kit/suite-context.ts'

const attemptsOn = (id: string, column: string, value: unknown) => ({
  'PATCH beside an allowed column': {
    path: `/rest/v1/users?id=eq.${id}`,
    request: { method: 'PATCH', body: { name: 'Smuggler', [column]: value } },
  },
  POST: { path: '/rest/v1/users', request: { method: 'POST', body: { name: 'Smuggler', id, [column]: value } } },
  upsert: {
    path: '/rest/v1/users?on_conflict=id',
    request: {
      method: 'POST',
      body: { name: 'Smuggler', id, [column]: value },
      headers: { prefer: 'resolution=merge-duplicates' },
    },
  },
  'upsert that keeps the row': {
    path: '/rest/v1/users?on_conflict=auth_id',
    request: {
      method: 'POST',
      body: { auth_id: id, [column]: value },
      headers: { prefer: 'resolution=ignore-duplicates' },
    },
  },
  PUT: {
    path: `/rest/v1/users?id=eq.${id}`,
    request: { method: 'PUT', body: { id, email: 'ana@prosa.test', name: 'Smuggler', [column]: value } },
  },
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const isError = ({ status }: { status: number }) => status >= 400 && status < 500

export const attackSuite = (context: SuiteContext) => {
  describe('the own row of users', () => {
    // Proves FIELD-06.
    it.each(GUARDED_USER_COLUMNS)('does not change %s by any verb', async (column) => {
      const { call, db, people } = context
      const { member, other } = people
      const before = await readFixture(db, 'users', member)
      const answers: Record<string, boolean> = {}
      for (const [way, { path, request }] of Object.entries(
        attemptsOn(member.id, column, fixtureOf('users').values(other)[column]),
      )) {
        answers[way] = isError(await call(path, { ...request, token: member.token }))
      }
      expect(answers).toEqual({
        'PATCH beside an allowed column': true,
        POST: true,
        upsert: true,
        'upsert that keeps the row': true,
        PUT: true,
      })
      expect(await readFixture(db, 'users', member)).toBe(before)
    })

    // Proves SECURITY-22.
    it('does not change role and state by the metadata of a sign-up or an update', async () => {
      const { call, db, mails } = context
      const attack = {
        role: 'admin',
        is_active: false,
        email_verified: true,
        id: '00000000-0000-4000-8000-00000000000f',
        subscription_id: '00000000-0000-4000-8000-00000000000f',
        terms_accepted_at: '2020-02-02T02:02:02Z',
        constructor: { role: 'admin' },
        ...(JSON.parse('{"__proto__":{"role":"admin"}}') as object),
      }
      const eve = await signUp(call, mails, 'eve@prosa.test', { ...attack, full_name: 'Eve' })
      await call('/auth/v1/user', {
        method: 'PUT',
        token: eve.token,
        body: { data: { ...attack, cpf: '52998224725' } },
      })
      const [row] = await db.query(
        `select id, name, role, is_active, subscription_id, terms_accepted_at, cpf from public.users where email = $1`,
        [eve.email],
      )
      expect(row).toEqual({
        id: eve.id,
        name: 'Eve',
        role: 'user',
        is_active: true,
        subscription_id: null,
        terms_accepted_at: null,
        cpf: null,
      })
    })
  })

  it('the retention of transcriptions cannot be written by any verb of the table service', async () => {
    const { call, db, mails } = context
    const { id, token } = await signUp(call, mails, 'keeper@prosa.test', { full_name: 'Rute Lima' })
    const settings = async () => db.query('select retention_days from public.privacy_settings where user_id = $1', [id])
    const path = '/rest/v1/privacy_settings'
    const body = { user_id: id, retention_days: 1 }
    const merge = { prefer: 'resolution=merge-duplicates' }
    const writes = async () => [
      (await call(path, { method: 'POST', token, body })).status,
      (await call(`${path}?on_conflict=user_id`, { method: 'POST', token, body, headers: merge })).status,
      (await call(`${path}?user_id=eq.${id}`, { method: 'PATCH', token, body: { retention_days: 1 } })).status,
    ]
    expect([await writes(), await settings()]).toEqual([[403, 403, 403], []])
    await call(path, { method: 'POST', token, body: { user_id: id, analytics: true } })
    expect([await writes(), await settings()]).toEqual([[403, 403, 403], [{ retention_days: null }]])
  })

  describe('other endpoints', () => {
    // Proves SECURITY-02.
    it.each(['private', 'access', 'limits', 'auth', 'supabase_migrations', 'information_schema', 'pg_catalog'])(
      'schema %s is not served',
      async (schema) => {
        const { call, people } = context
        const table =
          {
            private: 'outbox',
            access: 'records',
            limits: 'counts',
            auth: 'users',
            supabase_migrations: 'schema_migrations',
          }[schema] ?? 'tables'
        const headers = { 'accept-profile': schema, 'content-profile': schema }
        for (const token of [null, people.member.token, people.admin.token]) {
          const read = await call(`/rest/v1/${table}?select=*`, { token, headers })
          const written = await call(`/rest/v1/${table}`, { method: 'POST', token, headers, body: { id: 1 } })
          expect([read.status, written.status]).toEqual([406, 406])
        }
      },
    )

    // Proves SECURITY-02.
    it('no function can be called', async () => {
      const { call, db, people } = context
      const functions = await db.query<{ name: string }>(
        `select distinct p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where n.nspname in ('public', 'private') order by 1`,
      )
      expect(functions.length).toBeGreaterThan(5)
      for (const { name } of functions) {
        const { status } = await call(`/rest/v1/rpc/${name}`, { method: 'POST', token: people.admin.token, body: {} })
        expect([name, status]).toEqual([name, 404])
      }
    })

    it('embedded resources and CSV reads return the own rows only', async () => {
      const { call, people } = context
      const { token, id } = people.other
      const embedded = await call('/rest/v1/plans?select=code,subscriptions(user_uuid)&code=eq.subscribed', { token })
      expect(embedded.body).toEqual([{ code: 'subscribed', subscriptions: [{ user_uuid: id }] }])
      const csv = await call('/rest/v1/users?select=id', { token, headers: { accept: 'text/csv' } })
      expect(csv.body).toBe(`id\n${id}`)
    })

    // Proves SECURITY-02.
    it('only auth and rest exist', async () => {
      const { call } = context
      for (const path of ['/', '/_system', '/_system/info', '/storage/v1/bucket', '/auth/v2/token', '/rest/v1']) {
        expect([path, (await call(path)).status]).toEqual([path, 404])
      }
    })
  })

  describe('tokens', () => {
    const read = '/rest/v1/users?select=id'

    // Proves SECURITY-03.
    it('read nothing after their session ended, although they have not expired', async () => {
      const { call, db } = context
      const secondSignIn = await signIn(call, 'ana@prosa.test')
      expect((await call(read, { token: secondSignIn.token })).body).toEqual([{ id: secondSignIn.id }])
      await db.query('delete from auth.sessions where id = $1', [secondSignIn.sessionId])
      for (const table of Object.keys(ACCESS).filter((name) => name !== 'plans' && name !== 'contact_messages')) {
        expect([table, (await call(`/rest/v1/${table}`, { token: secondSignIn.token })).body]).toEqual([table, []])
      }
      const path = `/rest/v1/users?id=eq.${secondSignIn.id}`
      await call(path, { method: 'PATCH', token: secondSignIn.token, body: { name: 'A ghost' } })
      expect(await db.query(`select 1 from public.users where name = 'A ghost'`)).toEqual([])
    })

    // Proves SECURITY-03.
    it('read nothing after their account was deleted', async () => {
      const { call, db, mails } = context
      const deleted = await signUp(call, mails, 'gone@prosa.test')
      await db.query('delete from auth.users where id = $1', [deleted.id])
      expect((await call(read, { token: deleted.token })).body).toEqual([])
    })

    // Proves SECURITY-05.
    it('are refused without a signature or with another role', async () => {
      const { call, people } = context
      const claims = { sub: people.member.id, aud: 'authenticated', exp: 4_000_000_000 }
      for (const role of ['authenticated', 'service_role', 'postgres']) {
        const token = `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, role })}.`
        expect([role, (await call(read, { token })).status]).toEqual([role, 401])
      }
    })
  })
}
