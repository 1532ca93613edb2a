import { beforeAll, describe, expect, it } from 'vitest'
import { newEmail, PASSWORD, register } from '../kit/people.ts'
import { onlyLimits, openServer, type TestServer } from '../kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})

const NEW = 'outra-senha-2'

const attempt = async (person: { session: { access_token: string } }, body: unknown, at: TestServer = server) => {
  const headers = { Authorization: `Bearer ${person.session.access_token}`, 'Accept-Language': 'en' }
  const answer = await at.post('/api/auth/change-password', body, headers)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const change = (currentPassword: string, newPassword = NEW, confirmPassword = newPassword) => ({
  currentPassword,
  newPassword,
  confirmPassword,
})

const canSignIn = async (email: string, password: string) =>
  (await server.browser().auth.signInWithPassword({ email, password })).error === null

const sessions = (id: string) =>
  server.db.query('select id from auth.sessions where user_id = $1 order by created_at', [id])

describe('changing the password', () => {
  // Proves ACCOUNT-35, ACCOUNT-36.
  it('needs the current password, ends every other session, and notifies the owner', async () => {
    const person = await register(server)
    await server.browser().auth.signInWithPassword({ email: person.email, password: PASSWORD })
    expect(await attempt(person, change(PASSWORD))).toEqual({ status: 200, body: { success: true } })
    expect([await canSignIn(person.email, PASSWORD), await canSignIn(person.email, NEW)]).toEqual([false, true])
    expect((await person.browser.auth.getUser()).error).toBe(null)
    const [mail] = await server.mailsTo(person.email)
    expect([mail?.kind, mail?.language]).toEqual(['passwordChanged', 'pt'])
  })

  // Proves ACCOUNT-36.
  it('keeps the other sessions if that was chosen', async () => {
    const person = await register(server)
    const other = server.browser()
    await other.auth.signInWithPassword({ email: person.email, password: PASSWORD })
    const before = await sessions(person.user.id)
    const { status } = await attempt(person, { ...change(PASSWORD), keepOtherSessions: true })
    expect([status, await sessions(person.user.id)]).toEqual([200, before])
    expect((await other.auth.getUser()).error).toBe(null)
  })

  it('creates no session by checking the password, right or wrong', async () => {
    const person = await register(server)
    const before = await sessions(person.user.id)
    await attempt(person, change('errada-1'))
    await attempt(person, change(PASSWORD))
    expect(await sessions(person.user.id)).toEqual(before)
  })

  // Proves ACCOUNT-37.
  it('changes nothing and sends no notice if the current password is wrong', async () => {
    const person = await register(server)
    const { status, body } = await attempt(person, change('errada-1'))
    expect([status, body['code']]).toEqual([400, 'password.currentWrong'])
    expect(JSON.stringify(body)).not.toContain('errada')
    expect(await canSignIn(person.email, PASSWORD)).toBe(true)
  })

  // Proves ACCOUNT-37.
  it('is refused for the same password', async () => {
    const { status, body } = await attempt(await register(server), change(PASSWORD, PASSWORD))
    expect([status, body['code']]).toEqual([422, 'auth.samePassword'])
  })

  const ISSUES = [
    [change(''), { currentPassword: 'password.required' }],
    [change(PASSWORD, '12345'), { newPassword: 'password.tooShort' }],
    [change(PASSWORD, 'x'.repeat(73)), { newPassword: 'password.tooLong' }],
    [change(PASSWORD, NEW, 'other'), { confirmPassword: 'password.mismatch' }],
    [{ ...change(PASSWORD), role: 'admin' }, {}],
  ] as const
  it.each(ISSUES)('is refused for %j', async (body, fields) => {
    const answer = await attempt(await register(server), body)
    expect([answer.status, answer.body['code'], answer.body['details']]).toEqual([400, 'request.invalid', { fields }])
  })

  it('is refused for an account without a password', async () => {
    const person = await register(server)
    await server.db.query('update auth.users set encrypted_password = null where id = $1', [person.user.id])
    const { status, body } = await attempt(person, change(PASSWORD))
    expect([status, body['code']]).toEqual([409, 'password.none'])
  })

  // Proves FIELD-09, ACCOUNT-37.
  it('is refused for a common password, with the reason', async () => {
    const { status, body } = await attempt(await register(server), change(PASSWORD, 'Flamengo'))
    expect([status, body['code'], body['details']]).toEqual([
      422,
      'auth.weakPassword',
      { fields: { newPassword: 'password.common' } },
    ])
  })

  it('is atomic: a notice that cannot be written keeps the old password and every session', async () => {
    const person = await register(server)
    const before = await sessions(person.user.id)
    const failing = await openServer({
      replaced: {
        db: {
          transaction: (run) =>
            server.db.transaction((queries) =>
              run({
                ...queries,
                query: (sql, params) =>
                  sql.includes('private.outbox') ? Promise.reject(new Error('full')) : queries.query(sql, params),
              }),
            ),
        },
      },
    })
    const { status, body } = await attempt(person, change(PASSWORD), failing)
    expect([status, body['code']]).toEqual([502, 'password.changeFailed'])
    expect([await canSignIn(person.email, PASSWORD), await canSignIn(person.email, NEW)]).toEqual([true, false])
    expect((await sessions(person.user.id)).slice(0, before.length)).toEqual(before)
  })

  it('counts only wrong current passwords', async () => {
    const limited = await openServer({ limits: onlyLimits('passwordCheckByUser') })
    const person = await register(limited, newEmail())
    const passwords = [
      PASSWORD,
      'nova-senha-1',
      'nova-senha-2',
      'nova-senha-3',
      'nova-senha-4',
      'nova-senha-5',
      'nova-6',
    ]
    const statuses: number[] = []
    for (const [index, password] of passwords.slice(1).entries()) {
      statuses.push((await attempt(person, change(passwords[index] ?? '', password), limited)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
  })

  it('is limited per hour', async () => {
    const limited = await openServer({ limits: onlyLimits('passwordCheckByUser') })
    const person = await register(limited, newEmail())
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1)
      statuses.push((await attempt(person, change('errada-1'), limited)).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })
})
