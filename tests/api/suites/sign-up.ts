import { beforeAll, describe, expect, it } from 'vitest'
import { TERMS_VERSION } from '#contracts/limits.ts'
import { latestMail, callbackParametersOf, metadata, newEmail, PASSWORD, register, signUp } from '../kit/people.ts'
import { openServer, ORIGIN, type TestServer } from '../kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})

const userRow = async (email: string) =>
  (
    await server.db.query(
      `select name, phone_number, cpf, person_type, role, is_active, email_verified, language, terms_version,
         terms_accepted_at is not null as has_time from public.users where email = $1`,
      [email],
    )
  )[0]

describe('sign-up', () => {
  // Proves LANG-19, REG-24, API-12.
  it('stores the account, its language and the accepted terms, and mails link and code in that language', async () => {
    const email = newEmail()
    const { data, error } = await signUp(server, email, { language: 'fr', cpf: '529.982.247-25' })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user?.identities).toHaveLength(1)
    expect(await userRow(email)).toBeUndefined()
    const mail = await latestMail(server, email)
    await server.browser().auth.verifyOtp(callbackParametersOf(mail))
    expect(await userRow(email)).toEqual({
      name: 'Rita Moura',
      phone_number: '+5511987654321',
      cpf: '52998224725',
      person_type: 'physical',
      role: 'user',
      is_active: true,
      email_verified: true,
      language: 'fr',
      terms_version: TERMS_VERSION,
      has_time: true,
    })
    expect({ ...mail, id: '', link: '', code: '', sentAt: '', html: '', text: '' }).toEqual({
      id: '',
      to: email,
      kind: 'confirmation',
      language: 'fr',
      subject: 'Confirmez votre adresse e-mail sur Prosa',
      link: '',
      code: '',
      sentAt: '',
      html: '',
      text: '',
    })
    expect(mail.link).toMatch(new RegExp(`^${ORIGIN}/fr/auth/callback\\?token_hash=[\\w-]{107}&type=signup$`))
    expect(mail.code).toMatch(/^\d{6}$/)
    expect(mail.text).toContain(`Bonjour, Rita\u202F!`)
    expect(mail.text).toContain(mail.link)
    expect(mail.text).toContain(mail.code)
    expect(mail.html).toContain(String(mail.link).replaceAll('&', '&amp;'))
    expect(mail.html).toContain(mail.code)
  })

  it('never returns phone or CPF, and stores neither in the auth tables', async () => {
    const email = newEmail()
    const { data } = await signUp(server, email, { cpf: '529.982.247-25' })
    expect(data.user?.user_metadata).toEqual({
      sub: data.user?.id,
      email,
      full_name: 'Rita Moura',
      person_type: 'physical',
      email_verified: false,
      phone_verified: false,
    })
    await server.browser().auth.verifyOtp(callbackParametersOf(await latestMail(server, email)))
    const stored = await server.db.query(
      `select a.raw_user_meta_data || i.identity_data as all from auth.users a
       join auth.identities i on i.user_id = a.id where a.email = $1`,
      [email],
    )
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toMatch(/cpf|"phone"/)
  })

  // Proves REG-23.
  it('ignores all other metadata', async () => {
    const email = newEmail()
    const response = await server.post('/auth/v1/signup', {
      email,
      password: PASSWORD,
      data: { ...metadata(), role: 'admin', is_active: false, id: 'x', constructor: { prototype: { polluted: 1 } } },
    })
    expect(response.status).toBe(200)
    await server.browser().auth.verifyOtp(callbackParametersOf(await latestMail(server, email)))
    expect(await userRow(email)).toMatchObject({ role: 'user', is_active: true })
    const [auth] = await server.db.query<{ keys: string[] }>(
      `select array(select jsonb_object_keys(raw_user_meta_data) order by 1) as keys from auth.users where email = $1`,
      [email],
    )
    expect(auth?.keys).toEqual(['email', 'email_verified', 'full_name', 'person_type', 'phone_verified', 'sub'])
  })

  const REFUSED = [
    ['no terms', { data: { ...metadata(), terms_version: '2001-01-01' } }, 400, 'validation_failed'],
    ['no metadata', { data: undefined }, 400, 'validation_failed'],
    ['a line break in the name', { data: { ...metadata(), full_name: 'Ana\r\nBcc: x@y.z' } }, 400, 'validation_failed'],
    ['a wrong CPF', { data: { ...metadata(), cpf: '11111111111' } }, 400, 'validation_failed'],
    ['a wrong phone', { data: { ...metadata(), phone: '12' } }, 400, 'validation_failed'],
    ['a wrong address', { email: 'nobody' }, 400, 'validation_failed'],
    ['a number for an address', { email: 7 }, 400, 'validation_failed'],
    ['an address with a null byte', { email: 'a\u0000@prosa.test' }, 400, 'validation_failed'],
    ['a short password', { password: '12345' }, 422, 'weak_password'],
    ['80 bytes of password', { password: 'ç'.repeat(40) }, 400, 'validation_failed'],
  ] as const
  it.each(REFUSED)('refuses %s, and stores nothing', async (_what, changes, status, code) => {
    const email = newEmail()
    const response = await server.post('/auth/v1/signup', { email, password: PASSWORD, data: metadata(), ...changes })
    expect([response.status, ((await response.json()) as { error_code: string }).error_code]).toEqual([status, code])
    expect(await server.db.query('select 1 from private.pending_sign_ups where email = $1', [email])).toEqual([])
  })

  // Proves REG-10.
  it('answers the address of an account without identities, and notifies only its owner', async () => {
    const { email } = await register(server, newEmail(), { language: 'es' })
    const { data, error } = await signUp(server, email.toUpperCase(), { language: 'fr', full_name: 'Mallory' })
    expect(error).toBeNull()
    expect(data.user?.identities).toEqual([])
    const { kind, language, link, code } = await latestMail(server, email)
    expect({ kind, language, link, code }).toEqual({
      kind: 'alreadyRegistered',
      language: 'es',
      link: `${ORIGIN}/es/login`,
      code: null,
    })
    const { error: stillIn } = await server.browser().auth.signInWithPassword({ email, password: PASSWORD })
    expect(stillIn).toBeNull()
  })

  // Proves FIELD-09.
  it('refuses common passwords, with the reason', async () => {
    const response = await server.post('/auth/v1/signup', {
      email: newEmail(),
      password: 'Senha123',
      data: metadata(),
    })
    expect([response.status, await response.json()]).toEqual([
      422,
      expect.objectContaining({ error_code: 'weak_password', weak_password: { reasons: ['pwned'] } }),
    ])
  })

  it('creates one account for concurrent sign-ups', async () => {
    const email = newEmail()
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp(server, email)))
    expect(answers.map(({ error }) => error)).toEqual([null, null, null, null, null])
    await server.browser().auth.verifyOtp(callbackParametersOf(await latestMail(server, email)))
    expect(await server.db.query('select 1 from auth.users where email = $1', [email])).toHaveLength(1)
  })
})
