/** A stranger signs up somebody else's address: what remains of it after the owner has confirmed. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { MailboxMail } from '#server/mail/outbox.ts'
import { latestMail, callbackParametersOf, metadata, newEmail, PASSWORD, signUp } from '../kit/people.ts'
import { openServer, type TestServer } from '../kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})

const STRANGER = { address: '203.0.113.66' }
const STRANGERS_PASSWORD = 'attacker-pass-1'
const STRANGER_DATA = { full_name: 'Mallory Attacker', phone: '(21) 91234-5678', cpf: '529.982.247-25' } as const

const strangerSignsUp = async (email: string) => {
  const body = { email, password: STRANGERS_PASSWORD, data: metadata({ ...STRANGER_DATA, language: 'fr' }) }
  const answer = await server.post('/auth/v1/signup', body, {}, STRANGER)
  return { answer, mail: await latestMail(server, email) }
}
const ownerSignsUp = async (email: string) => {
  await signUp(server, email)
  return latestMail(server, email)
}
const open = (mail: MailboxMail) => server.browser().auth.verifyOtp(callbackParametersOf(mail))
const type = (email: string, mail: MailboxMail) =>
  server.browser().auth.verifyOtp({ email, token: mail.code ?? '', type: 'signup' })
const signIn = async (email: string, password: string) =>
  (await server.browser().auth.signInWithPassword({ email, password })).error?.code ?? null

const accountsOf = async (email: string) => {
  const [rows, sessions, waiting] = await Promise.all([
    server.db.query(
      `select u.name, u.phone_number, u.cpf, u.language, a.raw_user_meta_data ->> 'full_name' as metadata,
         i.identity_data ->> 'full_name' as identity
       from public.users u join auth.users a on a.id = u.id join auth.identities i on i.user_id = a.id
       where u.email = $1`,
      [email],
    ),
    server.db.query('select 1 from auth.sessions s join auth.users a on a.id = s.user_id where a.email = $1', [email]),
    server.db.query('select 1 from private.pending_sign_ups where email = $1', [email]),
  ])
  return { rows, sessions: sessions.length, waiting: waiting.length }
}

const OWNERS = {
  rows: [
    {
      name: 'Rita Moura',
      phone_number: '+5511987654321',
      cpf: null,
      language: 'pt-BR',
      metadata: 'Rita Moura',
      identity: 'Rita Moura',
    },
  ],
  sessions: 1,
  waiting: 0,
}

describe('a stranger’s sign-up for the same address', () => {
  const ORDERS = [
    ['the stranger first', [strangerSignsUp, ownerSignsUp]],
    ['the stranger last', [ownerSignsUp, strangerSignsUp]],
    ['the stranger before and after', [strangerSignsUp, ownerSignsUp, strangerSignsUp]],
  ] as const
  const WAYS = [
    ['the link', (_email: string, mail: MailboxMail) => open(mail)],
    ['the code on another device', type],
  ] as const
  const cases = ORDERS.flatMap(([order, steps]) => WAYS.map(([way, confirm]) => ({ order, steps, way, confirm })))

  // Proves REG-26.
  it.each(cases)(
    '$order, confirmed by $way of the own mail, keeps only the own password',
    async ({ steps, confirm }) => {
      const email = newEmail('victim')
      let ownerMail: MailboxMail | null = null
      for (const step of steps) {
        const result = await step(email)
        if (step === ownerSignsUp) ownerMail = result as MailboxMail
      }
      if (ownerMail === null) throw new Error('The owner did not sign up.')
      expect((await confirm(email, ownerMail)).error).toBeNull()
      expect(await accountsOf(email)).toEqual(OWNERS)
      expect(await signIn(email, STRANGERS_PASSWORD)).toBe('invalid_credentials')
      expect(await signIn(email, PASSWORD)).toBeNull()
    },
  )

  it('each mail has the name of its sign-up, and that of a stranger is invalid once the owner has confirmed', async () => {
    const email = newEmail('victim')
    const { mail: strangerMail } = await strangerSignsUp(email)
    const ownerMail = await ownerSignsUp(email)
    expect([
      strangerMail.text.includes('Mallory'),
      ownerMail.text.includes('Rita'),
      ownerMail.text.includes('Mallory'),
    ]).toEqual([true, true, false])
    await open(ownerMail)
    expect((await open(strangerMail)).error?.code).toBe('otp_expired')
    expect((await type(email, strangerMail)).error?.code).toBe('otp_expired')
    expect(await accountsOf(email)).toEqual(OWNERS)
  })

  it('two mails that are used concurrently create one account', async () => {
    const email = newEmail('victim')
    const { mail: strangerMail } = await strangerSignsUp(email)
    const ownerMail = await ownerSignsUp(email)
    const codes = (await Promise.all([open(ownerMail), open(strangerMail)])).map(({ error }) => error?.code ?? 'none')
    expect(new Set(codes)).toEqual(new Set(['none', 'otp_expired']))
    expect((await accountsOf(email)).rows).toHaveLength(1)
  })

  it('a resend is of the sign-up of the same network, never of a stranger’s', async () => {
    const email = newEmail('victim')
    await ownerSignsUp(email)
    await strangerSignsUp(email)
    await server.browser().auth.resend({ email, type: 'signup' })
    await open(await latestMail(server, email))
    expect(await accountsOf(email)).toEqual(OWNERS)
    expect(await signIn(email, STRANGERS_PASSWORD)).toBe('invalid_credentials')
  })

  it('a resend for another network sends nothing, as it is ambiguous which sign-up is meant', async () => {
    const email = newEmail('victim')
    await ownerSignsUp(email)
    await strangerSignsUp(email)
    const before = (await server.mailsTo(email)).length
    const otherNetwork = { address: '192.0.2.44' }
    expect((await server.post('/auth/v1/resend', { email, type: 'signup' }, {}, otherNetwork)).status).toBe(200)
    expect(await server.mailsTo(email)).toHaveLength(before)
  })

  it('a password reset sends nothing for an address that only a stranger signed up, and does not confirm it', async () => {
    const email = newEmail('victim')
    await strangerSignsUp(email)
    const before = (await server.mailsTo(email)).length
    await server.browser().auth.resetPasswordForEmail(email)
    expect(await server.mailsTo(email)).toHaveLength(before)
    expect(await server.db.query('select 1 from auth.users where email = $1', [email])).toEqual([])
  })

  it('a sign-in reports the address as unconfirmed for a pending password only', async () => {
    const email = newEmail('victim')
    await strangerSignsUp(email)
    await ownerSignsUp(email)
    expect(await signIn(email, PASSWORD)).toBe('email_not_confirmed')
    expect(await signIn(email, 'some-other-pass')).toBe('invalid_credentials')
  })

  it('five wrong codes invalidate those of all pending sign-ups', async () => {
    const email = newEmail('victim')
    const { mail: strangerMail } = await strangerSignsUp(email)
    const ownerMail = await ownerSignsUp(email)
    const wrong =
      ['000000', '000001', '000002'].find((code) => code !== ownerMail.code && code !== strangerMail.code) ?? ''
    for (let count = 0; count < 5; count += 1) await type(email, { ...ownerMail, code: wrong })
    const codes = [
      await type(email, ownerMail),
      await type(email, strangerMail),
      await open(ownerMail),
      await open(strangerMail),
    ]
    expect(codes.map(({ error }) => error?.code)).toEqual(codes.map(() => 'otp_expired'))
  })
})

const shapeOf = async (answer: Response) => {
  const body = (await answer.json()) as Record<string, unknown> & { identities: object[]; user_metadata: object }
  const identity = body.identities[0] ?? {}
  return {
    status: answer.status,
    keys: Object.keys(body).toSorted(),
    role: body['role'],
    metadata: Object.keys(body.user_metadata).toSorted(),
    identity: Object.keys(identity).toSorted(),
    id: body['id'],
  }
}

describe('the answer to a sign-up', () => {
  // Proves REG-25.
  it('is the same for a new and an unconfirmed address, without a real id', async () => {
    const email = newEmail('victim')
    const first = await shapeOf((await strangerSignsUp(email)).answer)
    const second = await shapeOf((await strangerSignsUp(email)).answer)
    expect({ ...second, id: '' }).toEqual({ ...first, id: '' })
    expect(second.id).not.toBe(first.id)
    await open(await ownerSignsUp(email))
    const third = await shapeOf((await strangerSignsUp(email)).answer)
    expect({ ...third, id: '' }).toEqual({ ...first, id: '', identity: [] })
    const ids = await server.db.query('select id from auth.users where email = $1', [email])
    expect(ids.map(({ id }) => id)).not.toContain(third.id)
  })
})
