import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '#server/base/log.ts'
import type { Database } from '#server/database/database.ts'
import { createOutbox } from '#server/mail/outbox.ts'
import { startMailLoop } from '#server/mail/loop.ts'
import { createSender, type Sender } from '#server/mail/sender.ts'
import { smtpTransport, type Transport } from '#server/mail/transport.ts'
import { listenForMail, NO_MAIL_SERVER, OPEN, acceptMail } from '../kit/mail-server.ts'
import { newEmail, register, signUp } from '../kit/people.ts'
import { openServer, type TestServer } from '../kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const stop of stops.splice(0)) await stop()
})

/** Resolves with the address. */
const enqueue = async (to: string, kind: 'recovery' | 'passwordChanged' = 'recovery'): Promise<string> => {
  await createOutbox({ isSent: true }).enqueue(server.db, {
    kind,
    to,
    language: 'fr',
    name: ', Zoé',
    link: 'https://prosa.example/fr/auth/callback?token_hash=abc&type=recovery',
    code: '123456',
  })
  return to
}
const rowOf = async (to: string) =>
  (
    await server.db.query(
      `select subject, html, text, link, code, attempts, next_attempt_at, sent_at is not null as is_sent, last_error_code
       from private.outbox where recipient = $1`,
      [to],
    )
  )[0]
const SILENT = createLog('silent')
const lines: string[] = []
const senderOver = (transport: Transport, connections = 1) =>
  createSender({
    db: server.db,
    transport,
    connections,
    metrics: server.metrics,
    log: createLog('info', { write: (line) => void lines.push(line) }),
  })

/** A transport to a mail server of this test, closed after it. */
const transportTo = async (options: SMTPServerOptions, connections = 1) => {
  const { port, stop } = await listenForMail({ ...OPEN, ...options })
  const transport = smtpTransport({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Prosa <oi@prosa.example>',
    connections,
    rate: null,
  })
  stops.push(() => (transport.close(), stop()))
  return transport
}

/** A mail server that cannot be reached. */
const REFUSING: Transport = {
  send: () => Promise.reject(Object.assign(new Error('connect'), { code: 'ESOCKET' })),
}

/** Minutes after its creation at which a mail is tried, alone in the outbox, and what is left of it afterwards. */
const triesOf = async (sender: Sender, to: string) => {
  await server.db.query('update private.outbox set next_attempt_at = null where recipient <> $1', [to])
  const minutes: number[] = []
  for (;;) {
    const [row] = await server.db.query<{ minute: number }>(
      `select extract(epoch from next_attempt_at - created_at)::float8 / 60 as minute
       from private.outbox where recipient = $1 and next_attempt_at is not null`,
      [to],
    )
    if (row === undefined) return { minutes, row: await rowOf(to) }
    minutes.push(Math.round(row.minute))
    await server.db.query(
      `update private.outbox set created_at = created_at - (next_attempt_at - now()), next_attempt_at = now()
       where recipient = $1`,
      [to],
    )
    await sender.sendDue()
  }
}

describe('the outbox with a mail server', () => {
  beforeEach(() => server.db.query('delete from private.outbox'))

  it('sends a readable mail in HTML and text, and keeps nothing that opens an account', async () => {
    const received: string[] = []
    const transport = await transportTo({
      onData: acceptMail((text) => received.push(text)),
    })
    const email = newEmail()
    await enqueue(email)
    await server.db.query(`update private.outbox set reply_to = 'suporte@prosa.example'`)
    const sender = senderOver(transport)
    await sender.sendDue()
    await sender.sendDue()

    expect(received).toHaveLength(1)
    const [mail = ''] = received
    expect(mail).toContain('From: Prosa <oi@prosa.example>')
    expect(mail).toContain(`To: ${email}`)
    expect(mail).toContain('Reply-To: suporte@prosa.example')
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

  // Proves FIELD-07.
  it.each([undefined, 'bounces+1@prosa.example'])(
    'sends to one mailbox, for every address that is accepted (envelope sender %s)',
    async (returnPath) => {
      const recipients: string[] = []
      const transport = await transportTo({
        onData: acceptMail((_text, { envelope }) => recipients.push(...envelope.rcptTo.map(({ address }) => address))),
      })
      const letter = {
        id: 'one',
        isAutomatic: true,
        subject: 'Oi',
        html: 'Oi',
        text: 'Oi',
        ...(returnPath !== undefined && { returnPath }),
      }
      await transport.send({ ...letter, to: 'rita@prosa.test,ana@prosa.test' }).catch(() => {})
      await transport.send({ ...letter, to: 'x<ana@prosa.test>' }).catch(() => {})
      expect(recipients).not.toContain('ana@prosa.test')
      await transport.send({ ...letter, to: 'rita@prosa.test' })
      expect(recipients.at(-1)).toBe('rita@prosa.test')
    },
  )

  // Proves SECURITY-19.
  it('retries a code until it expires and a notice for two days, with backoff, and then deletes the content of the mail', async () => {
    const sender = senderOver(REFUSING)
    const code = await triesOf(sender, await enqueue(newEmail()))
    expect([code.minutes, code.row]).toEqual([
      [0, 1, 6, 21, 51],
      expect.objectContaining({
        html: '',
        text: '',
        link: null,
        code: null,
        is_sent: false,
        last_error_code: 'ESOCKET',
      }),
    ])
    const notice = await triesOf(sender, await enqueue(newEmail(), 'passwordChanged'))
    const [last] = notice.minutes.slice(-1)
    expect(notice.minutes.slice(0, 8)).toEqual([0, 1, 6, 21, 51, 111, 231, 471])
    expect(last).toBeGreaterThan(44 * 60)
    expect(last).toBeLessThan(48 * 60)
    expect(lines.join('')).toContain('mail given up')
    expect(lines.join('')).not.toContain('@')
  })

  // Proves OPS-108.
  it.each([
    [550, 'RCPT TO', 'given up'],
    [554, 'DATA', 'given up'],
    [451, 'RCPT TO', 'tried again'],
    [535, 'AUTH', 'tried again'],
    [550, 'MAIL FROM', 'tried again'],
  ])('an answer of %s to %s means that the mail is %s', async (responseCode, command, outcome) => {
    const error = { code: command === 'AUTH' ? 'EAUTH' : 'EENVELOPE', command, responseCode }
    const transport: Transport = { send: ({ to }) => Promise.reject(Object.assign(new Error(to), error)) }
    lines.splice(0)
    const to = await enqueue(newEmail(), 'passwordChanged')
    await senderOver(transport).sendDue()
    const row = await rowOf(to)
    const isGivenUp = outcome === 'given up'
    const errorCode = command === 'AUTH' ? 'EAUTH' : String(responseCode)
    expect([row?.['next_attempt_at'] === null, row?.['last_error_code']]).toEqual([isGivenUp, errorCode])
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ msg: isGivenUp ? 'mail given up' : 'mail not sent', errorCode }),
    )
    expect(lines.join('')).not.toContain('@')
  })

  it('an address that the mail server rejects as unknown is tried once', async () => {
    const transport = await transportTo({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('No such user'), { responseCode: 550 })),
    })
    const email = await enqueue(newEmail())
    await senderOver(transport).sendDue()
    expect(await rowOf(email)).toMatchObject({ attempts: 1, next_attempt_at: null, last_error_code: '550', html: '' })
  })

  // Proves OPS-19.
  it('sends many mails over as many connections as are set, at the same time and each once', async () => {
    const CONNECTIONS = 3
    const recipients = Array.from({ length: 12 }, () => newEmail('many'))
    for (const to of recipients) await enqueue(to, 'passwordChanged')
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const received: string[] = []
    const [connections, inData] = [new Set<string>(), new Set<string>()]
    let most = 0
    const transport = await transportTo(
      {
        onConnect: ({ id }, done) => (connections.add(id), done()),
        onData: acceptMail(async (_text, { id, envelope }) => {
          inData.add(id)
          most = Math.max(most, inData.size)
          await mayEnd
          inData.delete(id)
          received.push(...envelope.rcptTo.map(({ address }) => address))
        }),
      },
      CONNECTIONS,
    )
    const sending = senderOver(transport, CONNECTIONS).sendDue()
    await expect.poll(() => inData.size, { timeout: 5_000, interval: 10 }).toBe(CONNECTIONS)
    end()
    await sending
    expect(received.toSorted()).toEqual(recipients.toSorted())
    expect([connections.size, most]).toEqual([CONNECTIONS, CONNECTIONS])
    expect(
      await server.db.query(
        'select distinct attempts, next_attempt_at, sent_at is not null as is_sent from private.outbox',
      ),
    ).toEqual([{ attempts: 1, next_attempt_at: null, is_sent: true }])
  })

  // Proves OPS-19.
  it('sends other mails while one takes long, also those that are enqueued meanwhile', async () => {
    const [slow, otherAddresses] = [await enqueue(newEmail('slow')), [newEmail('other'), newEmail('other')]]
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const sent: string[] = []
    let [underWay, most] = [0, 0]
    const transport: Transport = {
      send: async ({ to }) => {
        most = Math.max(most, (underWay += 1))
        if (to === slow) await mayEnd
        sent.push(to)
        underWay -= 1
      },
    }
    const wakes: (() => void)[] = []
    const wake = () => {
      for (const each of wakes) each()
    }
    const listen: Database['listen'] = (_channel, { onNotification }) =>
      Promise.resolve(void wakes.push(() => onNotification('')))
    const stop = startMailLoop(senderOver(transport, 2), SILENT, { listen })
    await expect.poll(() => (wake(), underWay), { timeout: 5_000, interval: 10 }).toBe(1)
    for (const to of otherAddresses) await enqueue(to)
    await expect
      .poll(() => (wake(), sent.toSorted()), { timeout: 5_000, interval: 10 })
      .toEqual(otherAddresses.toSorted())
    end()
    await stop()
    expect([sent.at(-1), most]).toEqual([slow, 2])
  })

  // Proves OPS-94.
  it.each([
    ['behind', -30],
    ['ahead of', 3 * 60],
  ])('a server whose clock is %s that of the database sends a code at once', async (_name, minutes) => {
    const sent: string[] = []
    vi.setSystemTime(Date.now() + minutes * 60_000)
    const to = await enqueue(newEmail())
    const stop = startMailLoop(senderOver({ send: (mail) => Promise.resolve(void sent.push(mail.to)) }), SILENT)
    await stop()
    expect(sent).toEqual([to])
  })

  // Proves OPS-64.
  it('marks a mail as automatic in its headers, unless a person wrote it, and keeps its Message-ID', async () => {
    const received: string[] = []
    let isRefused = true
    const transport = await transportTo({
      onMailFrom: (_address, _session, done) =>
        isRefused ? done(Object.assign(new Error('busy'), { responseCode: 451 })) : done(),
      onData: acceptMail((text) => received.push(text)),
    })
    await server.db.exec('delete from private.outbox')
    await enqueue(newEmail(), 'passwordChanged')
    const ids = await server.db.query<{ id: string }>('select id from private.outbox')
    await createOutbox({ isSent: true }).enqueue(server.db, {
      kind: 'contactAnswer',
      to: newEmail(),
      language: 'pt',
      name: '',
      reference: 'AB12',
      answer: 'Oi.',
      link: 'https://prosa.example/pt/contact',
    })
    await senderOver(transport).sendDue()
    isRefused = false
    await server.db.query('update private.outbox set next_attempt_at = now() where sent_at is null')
    await senderOver(transport).sendDue()
    const headers = received.map((text) => text.slice(0, text.indexOf('\r\n\r\n')))
    const automatic = headers.filter((header) => /^Auto-Submitted: auto-generated$/m.test(header))
    expect([headers.length, automatic.length]).toEqual([2, 1])
    expect(automatic[0]).toContain(`Message-ID: <${ids[0]?.id}@prosa.example>`)
  })

  it('sends no expired code, and counts pending and failed mails', async () => {
    const sent: string[] = []
    const transport: Transport = { send: ({ to }) => Promise.resolve(void sent.push(to)) }
    const [expiredMail, delayedMail] = [await enqueue(newEmail()), await enqueue(newEmail(), 'passwordChanged')]
    await server.db.query(
      `update private.outbox set created_at = created_at - interval '2 hours', next_attempt_at = now()`,
    )
    expect(await senderOver(transport).count()).toEqual({ waiting: 2, givenUp: 0 })
    await senderOver(transport).sendDue()
    expect([sent, (await rowOf(expiredMail))?.['last_error_code']]).toEqual([[delayedMail], 'expired'])
    expect(await senderOver(transport).count()).toEqual({ waiting: 0, givenUp: 1 })
  })

  it('stops after the current mail, with a timeout', async () => {
    for (const _ of [1, 2, 3]) await enqueue(newEmail(), 'passwordChanged')
    await server.db.query('update private.outbox set next_attempt_at = created_at')
    const { promise: hasBegun, resolve: start } = Promise.withResolvers<void>()
    const { promise: canEnd, resolve: end } = Promise.withResolvers<void>()
    const sent: string[] = []
    const transport: Transport = {
      send: async ({ to }) => {
        start()
        await canEnd
        sent.push(to)
      },
    }
    const log = createLog('info', { write: (line) => void lines.push(line) })
    const stop = startMailLoop(senderOver(transport), log)
    await hasBegun
    const stopped = stop()
    end()
    await stopped
    expect(sent).toHaveLength(1)
    const [row] = await server.db.query('select count(*) as untried from private.outbox where attempts = 0')
    expect(row).toEqual({ untried: 2 })

    const stuck: Transport = { send: () => new Promise(() => undefined) }
    const { promise: isStuck, resolve: sticks } = Promise.withResolvers<void>()
    const stopStuck = startMailLoop(senderOver({ send: (mail) => (sticks(), stuck.send(mail)) }), log, { timeout: 20 })
    await isStuck
    await stopStuck()
    expect(lines.join('')).toContain('stopped while a mail was being sent')
  })

  it('answers sign-up and password reset the same while the mail server is down', async () => {
    const down = await openServer({ settings: { smtp: NO_MAIL_SERVER } })
    const [email, { email: known }] = [newEmail(), await register(server)]
    for (const address of [email, known]) {
      expect((await signUp(down, address)).error).toBeNull()
      expect((await down.browser().auth.resetPasswordForEmail(address)).error).toBeNull()
    }
    const waiting = await server.db.query(
      `select kind from private.outbox where recipient in ($1, $2) and next_attempt_at is not null order by created_at`,
      [email, known],
    )
    expect(waiting.map(({ kind }) => kind)).toEqual(['confirmation', 'confirmation', 'alreadyRegistered', 'recovery'])
  })
})
