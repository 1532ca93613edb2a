import { beforeAll, describe, expect, it } from 'vitest'
import { FIXED_FIELDS } from '#contracts/api/profile.ts'
import { register } from '../kit/people.ts'
import { openServer, type TestServer } from '../kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})

const member = async () => {
  const { user, email, session } = await register(server)
  return { id: user.id, email, headers: { Authorization: `Bearer ${session.access_token}` } }
}
type Member = Awaited<ReturnType<typeof member>>

const call = async (method: string, { headers }: Pick<Member, 'headers'>, path: string, body?: unknown) => {
  const answer = await server.call(method, path, body, headers)
  return { status: answer.status, body: (await answer.json()) as Record<string, Record<string, unknown>> }
}
const read = (person: Member) => call('GET', person, '/api/user/profile')
const change = (person: Member, body: unknown) => call('PUT', person, '/api/user/profile', body)

describe('the profile', () => {
  it('is the user with the extra profile, which is null at first', async () => {
    const person = await member()
    const { status, body } = await read(person)
    expect([status, body['user']?.['id'], body['user']?.['email'], body['user']?.['profile']]).toEqual([
      200,
      person.id,
      person.email,
      null,
    ])
  })

  it('is created at the first call for an account without a row', async () => {
    const person = await member()
    await server.db.query('delete from public.users where id = $1', [person.id])
    const { status, body } = await read(person)
    expect([status, body['user']?.['id'], body['user']?.['email'], body['user']?.['role']]).toEqual([
      200,
      person.id,
      person.email,
      'user',
    ])
  })

  // Proves ACCOUNT-15.
  it('takes direct fields to the user and the others to the extra profile', async () => {
    const person = await member()
    const { status, body } = await change(person, {
      name: '  Rita Lima ',
      phone_number: '(21) 98888-7777',
      cpf: '529.982.247-25',
      language: 'fr',
      birth_date: '1990-02-28',
      bio: 'Jornalista.',
      company: 'Lima',
      job_title: '',
    })
    expect(status).toBe(200)
    expect(body).toEqual(await read(person).then((answer) => answer.body))
    expect(body['user']).toMatchObject({
      name: 'Rita Lima',
      phone_number: '+5521988887777',
      cpf: '52998224725',
      language: 'fr',
      profile: { birth_date: '1990-02-28', bio: 'Jornalista.', company: 'Lima', job_title: null },
    })
  })

  it('keeps fields that a change omits, and clears those it sets to null', async () => {
    const person = await member()
    await change(person, { cpf: '52998224725', company: 'Lima', bio: 'Jornalista.' })
    const { body } = await change(person, { cpf: null, phone_number: '', company: null })
    expect(body['user']).toMatchObject({
      name: 'Rita Moura',
      cpf: null,
      phone_number: null,
      profile: { company: null, bio: 'Jornalista.' },
    })
    expect((await change(person, {})).body).toEqual(body)
  })

  const ISSUES = [
    [{ name: '' }, { name: 'name.required' }],
    [{ name: 'Rita 🌻' }, { name: 'name.characters' }],
    [{ phone_number: '123' }, { phone_number: 'phone.invalid' }],
    [{ cpf: '52998224724' }, { cpf: 'cpf.invalid' }],
    [{ language: 'de' }, { language: 'language.unknown' }],
    [{ birth_date: '31/12/1990' }, { birth_date: 'birthDate.invalid' }],
    [{ birth_date: '1890-01-01' }, { birth_date: 'birthDate.invalid' }],
    [{ birth_date: '2020-01-01' }, { birth_date: 'birthDate.tooYoung' }],
    [{ bio: 'x'.repeat(1_001) }, { bio: 'bio.tooLong' }],
    [{ company: 'x'.repeat(121) }, { company: 'company.tooLong' }],
    [{ job_title: 'x'.repeat(121) }, { job_title: 'jobTitle.tooLong' }],
    [{ anything: 1 }, {}],
  ] as const
  it.each(ISSUES)('is refused and unchanged for %j', async (changes, fields) => {
    const person = await member()
    const before = await read(person)
    const { status, body } = await change(person, { company: 'Another', ...changes })
    expect([status, body['code'], body['details']?.['fields']]).toEqual([400, 'request.invalid', fields])
    expect(await read(person)).toEqual(before)
  })

  // Proves ACCOUNT-09.
  it('does not overwrite a change made since it was read, and accepts the same change twice', async () => {
    const person = await member()
    await change(person, { name: 'Rita Lima', company: 'Lima' })
    const stale = { name: 'Rita Souza', company: 'Souza', seen: { name: 'Rita Lima', company: null } }
    const refused = await change(person, stale)
    expect([refused.status, refused.body['code']]).toEqual([409, 'request.conflict'])
    expect((await read(person)).body['user']).toMatchObject({ name: 'Rita Lima', profile: { company: 'Lima' } })
    const seen = { ...stale, seen: { name: 'Rita Lima', company: 'Lima' } }
    const { status, body } = await change(person, seen)
    expect([status, body['user']]).toMatchObject([200, { name: 'Rita Souza', profile: { company: 'Souza' } }])
    expect(await change(person, seen)).toMatchObject({ status: 200 })
  })

  it.each([...FIXED_FIELDS])('never changes %s', async (field) => {
    const person = await member()
    const before = await read(person)
    const { status, body } = await change(person, { name: 'Another', [field]: 'admin' })
    expect([status, body['code']]).toEqual([400, 'profile.fieldNotAllowed'])
    expect(await read(person)).toEqual(before)
  })

  it('is accessible to its owner only', async () => {
    const [person, other] = [await member(), await member()]
    await change(person, { company: 'Only mine' })
    expect((await read(other)).body['user']?.['profile']).toBe(null)
    expect((await call('GET', { headers: { Authorization: '' } }, '/api/user/profile')).status).toBe(401)
  })
})

const lookUp = async (id: string, headers: Record<string, string> = {}) => {
  const answer = await server.request(`/api/user/by-auth-id/${id}`, { headers })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

describe('looking a user up by auth id', () => {
  // Proves API-04.
  it('returns no personal fields to others, and all fields to the owner', async () => {
    const [person, other] = [await member(), await member()]
    const publicUser = { user: { id: person.id, auth_id: person.id, language: 'pt-BR', is_active: true } }
    expect(await lookUp(person.id)).toEqual({ status: 200, body: publicUser })
    expect(await lookUp(person.id.toUpperCase(), other.headers)).toEqual({ status: 200, body: publicUser })
    expect(await lookUp(person.id, { Authorization: 'Bearer nonsense' })).toEqual({ status: 200, body: publicUser })
    const own = await lookUp(person.id, person.headers)
    expect(own.body['user']).toMatchObject({ email: person.email, role: 'user', phone_number: '+5511987654321' })
  })

  // Proves API-05.
  it('gives the same answer for an invalid id and an unknown one', async () => {
    const answers = [await lookUp('nobody'), await lookUp(crypto.randomUUID())]
    expect(answers.map(({ status, body }) => [status, body['code'], body['error']])).toEqual([
      [404, 'request.notFound', 'Não encontramos o que você procurava. Volte e tente de novo.'],
      [404, 'request.notFound', 'Não encontramos o que você procurava. Volte e tente de novo.'],
    ])
  })

  // Proves SESSION-23.
  it('shows a change of the profile at once', async () => {
    const person = await member()
    await lookUp(person.id)
    await change(person, { language: 'es' })
    expect((await lookUp(person.id)).body['user']).toMatchObject({ language: 'es' })
  })
})

describe('privacy settings', () => {
  const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string
  const path = '/api/user/privacy-settings'
  const off = { analytics: false, retention_days: null }

  // Proves DATA-01.
  it('are all off until something is chosen, and keep fields that a change omits', async () => {
    const person = await member()
    expect((await call('GET', person, path)).body).toEqual({ settings: { ...off, updated_at: null, history: [] } })
    await call('POST', person, path, { analytics: true, retention_days: 30 })
    const { status, body } = await call('POST', person, path, { analytics: false })
    expect([status, body]).toEqual([
      200,
      {
        settings: {
          ...off,
          retention_days: 30,
          updated_at: TIME,
          history: [
            { setting: 'analytics', is_on: false, changed_at: TIME },
            { setting: 'analytics', is_on: true, changed_at: TIME },
          ],
        },
      },
    ])
    expect((await call('GET', person, path)).body).toEqual(body)
  })

  it('accept a shorter retention only with the number of transcriptions that it deletes', async () => {
    const person = await member()
    for (const age of ['8 days', '9 days', '1 day']) {
      await server.db.query(
        `insert into public.transcriptions (user_uuid, encrypted_content, encryption_key_id, created_at)
         values ($1, 'sealed', 'key', now() - $2::interval)`,
        [person.id, age],
      )
    }
    const answers = []
    for (const removes of [undefined, 1, 2]) {
      const { status, body } = await call('POST', person, path, { retention_days: 7, removes })
      answers.push([status, body['code']])
    }
    expect(answers).toEqual([
      [409, 'request.conflict'],
      [409, 'request.conflict'],
      [200, undefined],
    ])
    expect((await call('POST', person, path, { retention_days: null })).status).toBe(200)
  })

  it.each([
    { analytics: 'yes' },
    { retention_days: 0 },
    { retention_days: 3651 },
    { retention_days: 1.5 },
    { x: 1 },
    { marketing_emails: true },
  ])('are refused for %j', async (changes) => {
    const person = await member()
    expect((await call('POST', person, path, changes)).status).toBe(400)
    expect((await call('GET', person, path)).body).toEqual({ settings: { ...off, updated_at: null, history: [] } })
  })

  it('are accessible to their owner only', async () => {
    const [person, other] = [await member(), await member()]
    await call('POST', person, path, { analytics: true })
    expect((await call('GET', other, path)).body['settings']).toMatchObject({ analytics: false })
  })
})
