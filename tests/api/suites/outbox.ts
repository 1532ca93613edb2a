import { createServer, type AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '#server/http/log.ts'
import { createOutbox } from '#server/mail/outbox.ts'
import { createSender } from '#server/mail/sender.ts'
import { smtpTransport, type Transport } from '#server/mail/transport.ts'
import { newEmail, signUp } from '../kit/people.ts'
import { openServer, type TestServer } from '../kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const enqueue = async (to: string) => {
  await server.db.query('update private.outbox set next_attempt_at = null')
  await createOutbox({ isSent: true }).enqueue(server.db, {
    kind: 'recovery',
    to,
    language: 'fr',
    name: ', Zoé',
    link: 'https://prosa.example/fr/auth/callback?token_hash=abc&type=recovery',
    code: '123456',
  })
}
const rowOf = async (to: string) =>
  (
    await server.db.query(
      `select subject, html, text, link, code, attempts, next_attempt_at, sent_at is not null as is_sent, last_error_code
       from private.outbox where recipient = $1`,
      [to],
    )
  )[0]
const lines: string[] = []
const senderOver = (transport: Transport) =>
  createSender({ db: server.db, transport, log: createLog('info', { write: (line) => void lines.push(line) }) })

describe('the outbox with a mail server', () => {
  it('sends a mail that reads well in both forms, and keeps nothing that opens an account', async () => {
    const received: string[] = []
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, _session, done) => {
        let text = ''
        stream.setEncoding('utf8').on('data', (part: string) => (text += part))
        stream.on('end', () => {
          received.push(text)
          done()
        })
      },
    })
    await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve))
    stops.push(() => new Promise((resolve) => smtp.close(resolve)))
    const { port } = smtp.server.address() as AddressInfo
    const email = newEmail()
    await enqueue(email)
    const sender = senderOver(smtpTransport({ url: `smtp://127.0.0.1:${port}`, from: 'Prosa <oi@prosa.example>' }))
    await sender.sendDue(new Date())
    await sender.sendDue(new Date())

    expect(received).toHaveLength(1)
    const [mail = ''] = received
    expect(mail).toContain('From: Prosa <oi@prosa.example>')
    expect(mail).toContain(`To: ${email}`)
    expect(mail).toContain('Subject: Choisissez un nouveau mot de passe sur Prosa')
    expect(mail).toMatch(/Content-Type: text\/plain; charset=utf-8[\s\S]*Content-Type: text\/html; charset=utf-8/)
    expect(mail).toContain('123456')
    expect(await rowOf(email)).toEqual({
      subject: 'Choisissez un nouveau mot de passe sur Prosa',
      html: '',
      text: '',
      link: null,
      code: null,
      attempts: 1,
      next_attempt_at: null,
      is_sent: true,
      last_error_code: null,
    })
  })

  it('tries again after 1, 5, 30 and 120 minutes, then gives up and forgets the mail', async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => void closed.listen(0, '127.0.0.1', resolve))
    const { port } = closed.address() as AddressInfo
    await new Promise<void>((resolve) => void closed.close(() => resolve()))
    const sender = senderOver(smtpTransport({ url: `smtp://127.0.0.1:${port}`, from: 'oi@prosa.example' }))
    const email = newEmail()
    await enqueue(email)

    // Milliseconds that Postgres writes out as they are.
    const start = Math.floor(Date.now() / 1_000) * 1_000 + 123
    const at = (minutes: number, ms = 0) => new Date(start + minutes * 60_000 + ms)
    await server.db.query('update private.outbox set next_attempt_at = $2 where recipient = $1', [
      email,
      at(0).toISOString(),
    ])
    const seen: unknown[] = []
    for (const minutes of [0, 1, 6, 36, 156]) {
      await sender.sendDue(at(minutes, -1))
      const before = await rowOf(email)
      await sender.sendDue(at(minutes))
      const after = await rowOf(email)
      seen.push([before?.['attempts'], after?.['attempts'], after?.['last_error_code'], after?.['next_attempt_at']])
    }
    const iso = (minutes: number) => at(minutes).toISOString().replace('Z', '+00:00')
    expect(seen).toEqual([
      [0, 1, 'ESOCKET', iso(1)],
      [1, 2, 'ESOCKET', iso(6)],
      [2, 3, 'ESOCKET', iso(36)],
      [3, 4, 'ESOCKET', iso(156)],
      [4, 5, 'ESOCKET', null],
    ])
    expect(await rowOf(email)).toMatchObject({ html: '', text: '', link: null, code: null, is_sent: false })
    expect(lines.join('')).not.toContain(email)
  })

  it('answers sign-up and recovery the same while the mail server is down', async () => {
    const down = await openServer({ settings: { smtp: { url: 'smtp://127.0.0.1:1', from: 'oi@prosa.example' } } })
    const email = newEmail()
    expect((await signUp(down, email)).error).toBeNull()
    expect((await down.browser().auth.resetPasswordForEmail(email)).error).toBeNull()
    const waiting = await server.db.query(
      'select kind from private.outbox where recipient = $1 and next_attempt_at is not null order by created_at',
      [email],
    )
    expect(waiting).toEqual([{ kind: 'confirmation' }, { kind: 'recovery' }])
  })
})
