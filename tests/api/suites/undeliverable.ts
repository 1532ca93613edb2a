/** What is still sent to an undeliverable address, and the envelope of a mail. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MailKind } from '#contracts/mail-kinds.ts'
import { createLog } from '#server/base/log.ts'
import { IS_REQUESTED } from '#server/mail/requested-mails.ts'
import type { Mail } from '#server/mail/mail.ts'
import { createOutbox } from '#server/mail/outbox.ts'
import { createReturnPaths } from '#server/mail/return-path.ts'
import { createSender } from '#server/mail/sender.ts'
import type { Transport } from '#server/mail/transport.ts'
import { readSettings } from '#server/settings/env.ts'
import { newEmail, register } from '../kit/people.ts'
import { openServer, type TestServer } from '../kit/server.ts'

const paths = createReturnPaths({ address: 'bounces@prosa.example', keys: ['the-key-of-bounced-mails-in-tests'] })

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
/** Within each group: on the level of the file it would run before the tests of other suites too. */
const emptyOutbox = () => server.db.exec('delete from private.outbox')

/** Other placeholders stay empty. */
const mailOf = (kind: MailKind, to: string) => ({ kind, to, language: 'pt', link: 'https://prosa.example/pt' }) as Mail

const enqueue = (kind: MailKind, to: string) => createOutbox({ isSent: true }).enqueue(server.db, mailOf(kind, to))

const sendAll = async () => {
  const sent: Parameters<Transport['send']>[0][] = []
  const transport: Transport = { send: (mail) => Promise.resolve(void sent.push(mail)) }
  const sender = createSender({
    db: server.db,
    transport,
    connections: 1,
    returnPaths: paths,
    metrics: server.metrics,
    log: createLog('silent'),
  })
  await sender.sendDue()
  return sent
}

const kindsOf = async (isSent: boolean) =>
  (
    await server.db.query<{ kind: string }>(
      `select kind from private.outbox where (sent_at is not null) = $1 order by kind`,
      [isSent],
    )
  ).map(({ kind }) => kind)

/** Sent only while what they are about is pending. */
const OF_PENDING: readonly MailKind[] = ['emailChangeCurrent', 'emailChangeNew', 'pixWaiting']
const ALL = (Object.keys(IS_REQUESTED) as MailKind[])
  .filter((kind) => !OF_PENDING.includes(kind))
  .toSorted((one, other) => one.localeCompare(other))

const person = async () => {
  const { email, user } = await register(server)
  await server.db.exec('delete from private.outbox')
  return { email, id: user.id }
}
const mark = (id: string) =>
  server.db.query('update public.users set email_undeliverable_since = now() where id = $1', [id])

describe('an undeliverable address', () => {
  beforeEach(emptyOutbox)

  // Proves ACCOUNT-66.
  it('gets only mails that its owner has just requested; dropped notices are counted', async () => {
    const { email, id } = await person()
    // One that was written before.
    await enqueue('planEnded', email)
    await mark(id)
    for (const kind of ALL.filter((each) => each !== 'planEnded')) await enqueue(kind, email)
    await sendAll()
    const requestedKinds = ALL.filter((kind) => IS_REQUESTED[kind])
    expect(requestedKinds).toEqual(expect.arrayContaining(['confirmation', 'recovery']))
    expect([await kindsOf(true), await kindsOf(false)]).toEqual([requestedKinds, []])
    const { text } = await server.metrics.read()
    const suppressed = [...text.matchAll(/prosa_mail_attempts_total\{outcome="suppressed",kind="(\w+)"\} 1/g)]
    expect(suppressed.map(([, kind = '']) => kind).toSorted((one, other) => one.localeCompare(other))).toEqual(
      ALL.filter((kind) => !IS_REQUESTED[kind]),
    )
  })

  // Proves ACCOUNT-66.
  it('does not stop mails to other accounts, nor to its owner at another address', async () => {
    const [{ email, id }, other] = [await person(), await person()]
    await mark(id)
    const moved = newEmail('moved')
    for (const to of [other.email, newEmail('nobody'), moved]) await enqueue('planEnded', to)
    await server.db.query('update private.outbox set user_uuid = $1 where recipient = $2', [id, moved])
    expect((await sendAll()).map(({ to }) => to)).toHaveLength(3)
    await enqueue('planEnded', email)
    expect(await sendAll()).toEqual([])
  })
})

describe('a return path', () => {
  beforeEach(emptyOutbox)

  // Proves OPS-24.
  it('is unique for each mail, has no personal data, and identifies the mail with the key', async () => {
    const [first, second] = [await person(), await person()]
    for (const { email } of [first, second]) await enqueue('planEnded', email)
    const sent = await sendAll()
    const rows = await server.db.query<{ id: string; recipient: string }>('select id, recipient from private.outbox')
    for (const { to, returnPath = '' } of sent) {
      expect(returnPath).toMatch(/^bounces\+[0-9a-f]{48}@prosa\.example$/)
      expect(returnPath.split('@', 1)[0]?.length).toBeLessThanOrEqual(64)
      expect(paths.mailIn(`To: <${returnPath.toUpperCase()}>`)).toBe(rows.find(({ recipient }) => recipient === to)?.id)
    }
    expect(new Set(sent.map(({ returnPath }) => returnPath)).size).toBe(2)
    expect(sent.map(({ to }) => to).toSorted()).toEqual([first.email, second.email].toSorted())
  })
})

// Proves OPS-24.
it('MAIL_BOUNCE_ADDRESS and MAIL_BOUNCE_KEY are set together, and the address leaves room for the token', () => {
  const key = { MAIL_BOUNCE_KEY: 'b'.repeat(32) }
  const address = { MAIL_BOUNCE_ADDRESS: 'bounces@prosa.example' }
  expect(() => readSettings(key)).toThrow('MAIL_BOUNCE_ADDRESS  is needed with MAIL_BOUNCE_KEY')
  expect(() => readSettings(address)).toThrow('MAIL_BOUNCE_KEY  is needed with MAIL_BOUNCE_ADDRESS')
  expect(() => readSettings({ ...address, MAIL_BOUNCE_KEY: 'short' })).toThrow('must have at least 32 characters')
  for (const wrong of ['Prosa <bounces@prosa.example>', 'bounces+x@prosa.example', `${'b'.repeat(16)}@prosa.example`]) {
    expect(() => readSettings({ ...key, MAIL_BOUNCE_ADDRESS: wrong })).toThrow(
      'must be a mail address, with at most 15',
    )
  }
})
