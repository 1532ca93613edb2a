import { beforeAll, describe, expect, it } from 'vitest'
import { COMPANY } from '#contracts/brand.ts'
import { HONEYPOT_NAME } from '#contracts/forms/honeypot.ts'
import { createLog } from '#server/base/log.ts'
import { SUBJECTS } from '#server/features/contact/route.ts'
import { createSender } from '#server/mail/sender.ts'
import type { Transport } from '#server/mail/transport.ts'
import { newEmail } from '../kit/people.ts'
import { openServer, type TestServer } from '../kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})

const messageFrom = (email: string, changes: Record<string, unknown> = {}) => ({
  name: 'Rita Moura',
  email,
  company: 'Estúdio <Moura>',
  subject: 'partnerships',
  message: 'Primeira linha.\nSegunda linha, com <b>marcas</b>.',
  language: 'fr',
  ...changes,
})

const send = (body: unknown, headers: Record<string, string> = {}) => server.post('/api/contact', body, headers)

const messagesFrom = (email: string) =>
  server.db.query(
    `select reference, name, email, company, subject, message, language, status
     from public.contact_messages where email = $1 order by created_at`,
    [email],
  )

const notices = async (reference: string) =>
  (await server.mailsTo(COMPANY.supportEmail)).filter(({ subject }) => subject.includes(reference))

describe('a contact message', () => {
  // Proves CONTACT-16.
  it('is stored, sent to support and answered with its reference', async () => {
    const email = newEmail('Visitor').toLowerCase()
    const answer = await send(messageFrom(` ${email.toUpperCase()} `))
    const { reference } = (await answer.json()) as { reference: string }
    expect(answer.status).toBe(201)
    expect(reference).toMatch(/^PR-[2-9A-HJ-NP-Z]{6}$/)
    expect(await messagesFrom(email)).toEqual([
      {
        reference,
        name: 'Rita Moura',
        email,
        company: 'Estúdio <Moura>',
        subject: 'partnerships',
        message: 'Primeira linha.\nSegunda linha, com <b>marcas</b>.',
        language: 'fr',
        status: 'new',
      },
    ])
    const [notice, ...more] = await notices(reference)
    expect(more).toEqual([])
    expect(notice?.subject).toBe(`Contato ${reference}: Parcerias e negócios`)
    expect(notice?.link).toBe(`mailto:${encodeURIComponent(email)}?subject=Re%3A%20${reference}`)
    expect(notice?.text).toContain('Primeira linha.\nSegunda linha, com <b>marcas</b>.')
    expect(notice?.html).toContain('Estúdio &lt;Moura&gt;')
    expect(notice?.html).toContain('com &lt;b&gt;marcas&lt;/b&gt;.')
    expect(await server.mailsTo(email)).toEqual([])
  })

  // Proves CONTACT-33.
  it('is answered by a reply to its mail, and leaves no address in the queue once that was sent', async () => {
    const email = newEmail('visitor')
    await send(messageFrom(email))
    const replyTo: unknown[] = []
    const transport: Transport = { send: (mail) => Promise.resolve(void replyTo.push(mail.replyTo)) }
    await server.db.query(
      `update private.outbox set next_attempt_at = case when strpos(text, $1) > 0 then now() end where sent_at is null`,
      [email],
    )
    const { db, metrics } = server
    await createSender({ db, transport, connections: 1, metrics, log: createLog('silent') }).sendDue()
    expect(replyTo).toEqual([email])
    expect(await server.db.query('select 1 from private.outbox where reply_to = $1', [email])).toEqual([])
  })

  it.each(Object.entries(SUBJECTS))('about %s is sent to support, as %s', async (subject, words) => {
    const answer = await send(messageFrom(newEmail(), { subject }))
    const { reference } = (await answer.json()) as { reference: string }
    expect((await notices(reference)).map((notice) => notice.subject)).toEqual([`Contato ${reference}: ${words}`])
  })

  const ISSUES = [
    [{ name: '' }, { name: 'name.required' }],
    [{ name: 'A' }, { name: 'name.tooShort' }],
    [{ name: 'x'.repeat(121) }, { name: 'name.tooLong' }],
    [{ name: 'Ana\r\nBcc: all@prosa.test' }, { name: 'name.required' }],
    [{ email: '' }, { email: 'email.required' }],
    [{ email: 'nobody' }, { email: 'email.invalid' }],
    [{ email: 'a@prosa.test\r\nBcc: all@prosa.test' }, { email: 'email.invalid' }],
    [{ company: 'x'.repeat(121) }, { company: 'company.tooLong' }],
    [{ subject: 'anything' }, { subject: 'subject.required' }],
    [{ message: 'too short' }, { message: 'message.tooShort' }],
    [{ message: 'x'.repeat(4001) }, { message: 'message.tooLong' }],
    [
      { name: '', email: 'x', subject: '', message: '' },
      { name: 'name.required', email: 'email.invalid', subject: 'subject.required', message: 'message.tooShort' },
    ],
    [{ language: 'de' }, {}],
    [{ extra: 1 }, {}],
  ] as const
  it.each(ISSUES)('is refused with the issue of each field for %j', async (changes, fields) => {
    const email = newEmail()
    const answer = await send(messageFrom(email, changes))
    const requestId = answer.headers.get('X-Request-Id')
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        error: 'Os dados não foram aceitos. Confira o que você preencheu e tente de novo.',
        code: 'request.invalid',
        requestId,
        details: { fields },
      },
    ])
    expect(await messagesFrom(email)).toEqual([])
  })

  // Proves CONTACT-17.
  it('gets the same answer from a bot, and is dropped', async () => {
    const email = newEmail()
    const answer = await send(messageFrom(email, { [HONEYPOT_NAME]: 'https://spam.example' }))
    const { reference } = (await answer.json()) as { reference: string }
    expect([answer.status, reference.replace(/[2-9A-HJ-NP-Z]{6}$/, '')]).toEqual([201, 'PR-'])
    expect(await messagesFrom(email)).toEqual([])
    expect(await notices(reference)).toEqual([])
  })

  // Proves CONTACT-30.
  it('is stored from an open page of the previous release, whose honeypot browsers filled in', async () => {
    const email = newEmail()
    const answer = await send(messageFrom(email, { website: 'https://moura.example' }))
    expect([answer.status, await messagesFrom(email)]).toEqual([201, [expect.objectContaining({ name: 'Rita Moura' })]])
  })

  // Proves CONTACT-18.
  it('is stored once if it is sent twice under one key, concurrently too', async () => {
    const email = newEmail()
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(messageFrom(email), key)))
    const bodies = await Promise.all(answers.map((answer) => answer.json() as Promise<{ reference: string }>))
    const [first] = bodies
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(bodies).toEqual(bodies.map(() => first))
    expect(await messagesFrom(email)).toHaveLength(1)
    expect(await notices(first?.reference ?? '')).toHaveLength(1)
  })

  // Proves CONTACT-18.
  it('answers a conflict under the key of another message', async () => {
    const email = newEmail()
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    await send(messageFrom(email), key)
    const other = await send(messageFrom(email, { message: 'Outra mensagem inteira.' }), key)
    expect([other.status, ((await other.json()) as { code: string }).code]).toEqual([409, 'request.conflict'])
    expect(await messagesFrom(email)).toHaveLength(1)
    expect((await send(messageFrom(email), { 'Idempotency-Key': 'short' })).status).toBe(400)
  })

  // Proves CONTACT-18.
  it('is stored as a new one under the same key a day later, with the same text or another', async () => {
    const email = newEmail()
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const age = (past: string) =>
      server.db.query(`update public.contact_messages set created_at = now() - $2::interval where email = $1`, [
        email,
        past,
      ])
    const sendMessage = async (changes: Record<string, unknown> = {}) => {
      const answer = await send(messageFrom(email, changes), key)
      return { status: answer.status, ...((await answer.json()) as { reference: string }) }
    }
    const first = await sendMessage()
    await age('23 hours')
    expect(await sendMessage()).toEqual(first)
    await age('25 hours')
    const second = await sendMessage()
    expect([second.status, second.reference === first.reference]).toEqual([201, false])
    expect(await sendMessage()).toEqual(second)
    await age('25 hours')
    expect((await sendMessage({ message: 'Outra mensagem inteira.' })).status).toBe(201)
    expect(await messagesFrom(email)).toHaveLength(3)
  })

  it('answers 405 to another method, and 404 on another path', async () => {
    const answers = [await server.request('/api/contact'), await server.request('/api/nothing')]
    expect(answers.map(({ status, headers }) => [status, headers.get('Allow')])).toEqual([
      [405, 'POST'],
      [404, null],
    ])
  })
})
