/** Bounced mails: who may report them, what a report changes, and that nothing of a person is in log and answers. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { MailKind } from '#contracts/mail-kinds.ts'
import { createReturnPaths } from '#server/mail/return-path.ts'
import { outOfOfficeReply, exchangeReport, gmailReport, postfixReport } from '../kit/delivery-reports.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'
import { latestMail, callbackParametersOf, newEmail, recover } from '../kit/people.ts'
import { blockedLimit, openServer } from '../kit/server.ts'

const KEYS = ['the-key-of-bounced-mails-in-tests', 'former-key-of-bounced-mails-in-tests']
const bounces = { address: 'bounces@prosa.example', keys: KEYS }
const paths = createReturnPaths(bounces)
const PATH = '/api/mail/webhook'
const RECEIVED = [200, { received: true }]

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea({ settings: { bounces } })
})

const report = (text: string, headers: Record<string, string> = {}, server: Pick<AccountArea, 'call'> = area) =>
  server.call('POST', PATH, text, {
    'Content-Type': 'message/rfc822',
    Authorization: `Bearer ${KEYS[0]}`,
    ...headers,
  })
const statusAndBody = async (answer: Response) => [answer.status, await answer.json()]

/** A mail to the member that was handed to the mail server; resolves with its return path. */
const mailTo = async ({ email }: Member, kind: MailKind = 'planEnded') => {
  const [mail] = await area.db.query<{ id: string }>(
    `insert into private.outbox (kind, recipient, language, subject, html, text, next_attempt_at, sent_at, user_uuid)
     values ($1, $2, 'pt', '', '', '', null, now(), (select id from public.users where email = $2)) returning id`,
    [kind, email],
  )
  return paths.of(mail?.id ?? '')
}

const sinceOf = async ({ id }: Member) => {
  const [row] = await area.db.query<{ since: string | null }>(
    'select email_undeliverable_since as since from public.users where id = $1',
    [id],
  )
  return row?.since ?? null
}

const bounceCounts = async () => {
  const { text } = await area.metrics.read()
  return Object.fromEntries(
    [...text.matchAll(/^prosa_mail_bounces_total\{outcome="(\w+)"\} (\d+)$/gm)].map(([, name = '', count]) => [
      name,
      Number(count),
    ]),
  )
}

/** A member whose address is marked as undeliverable. */
const undeliverableMember = async () => {
  const member = await area.member()
  await report(postfixReport({ to: await mailTo(member) }))
  expect(await sinceOf(member)).not.toBeNull()
  return member
}

const AT = expect.any(String) as string

describe('a report of a bounced mail', () => {
  // Proves OPS-25, ACCOUNT-67, ADMIN-30.
  it.each([
    ['Postfix', postfixReport],
    ['Exchange', exchangeReport],
    ['Gmail', gmailReport],
  ])('in the format of %s marks the address, for its owner and administrators', async (_name, write) => {
    const [member, other, admin] = [await area.member(), await area.member(), await area.admin()]
    await area.db.exec(
      'update private.outbox set bounced_at = null; update public.users set email_undeliverable_since = null',
    )
    expect(await statusAndBody(await report(write({ to: await mailTo(member) })))).toEqual(RECEIVED)
    const { body } = await member.call('GET', '/api/user/email-change')
    expect(body).toEqual({ email: member.email, undeliverable_since: AT, change: null })
    const unmarked = await other.call('GET', '/api/user/email-change')
    expect(unmarked.body['undeliverable_since']).toBeNull()
    const person = await admin.call('GET', `/api/admin/users/${member.id}`)
    expect(person.body['user']).toMatchObject({ email_undeliverable_since: body['undeliverable_since'] })
    const operations = await admin.call('GET', '/api/admin/operations')
    expect(operations.body['mails']).toMatchObject({ bounced: 1, undeliverable: 1 })
  })

  // Proves OPS-25.
  it.each([
    ['late', { action: 'delayed', status: '4.4.1' }],
    ['failed for now', { action: 'failed', status: '4.2.2' }],
    ['refused by a policy of the receiver', { action: 'failed', status: '5.7.26' }],
    ['late, with the status of a failure', { action: 'delayed', status: '5.1.1' }],
    ['delivered', { action: 'delivered', status: '2.1.5' }],
  ])('marks no address if the mail is %s', async (_what, about) => {
    const member = await area.member()
    for (const write of [postfixReport, exchangeReport, gmailReport]) {
      expect(await statusAndBody(await report(write({ to: await mailTo(member), ...about })))).toEqual(RECEIVED)
    }
    expect(await sinceOf(member)).toBeNull()
  })

  // Proves OPS-24.
  it('marks an address only by a valid return path, but is acknowledged and counted in any case', async () => {
    const member = await area.member()
    const to = await mailTo(member)
    const foreign = createReturnPaths({ ...bounces, keys: ['key-of-another-installation-of-prosa'] })
    const [, id = ''] = /\+(.{32})/.exec(to) ?? []
    const before = await bounceCounts()
    const reports = [
      postfixReport({ to: foreign.of(id) }),
      postfixReport({ to: to.replace(/.{4}@/, '0000@') }),
      postfixReport({ to: bounces.address }),
      outOfOfficeReply(to),
      'no mail at all \u0000',
      '',
      'Content-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\n'.repeat(40),
    ]
    for (const text of reports) expect(await statusAndBody(await report(text))).toEqual(RECEIVED)
    expect(await sinceOf(member)).toBeNull()
    const after = await bounceCounts()
    expect([
      (after['forged'] ?? 0) - (before['forged'] ?? 0),
      (after['unreadable'] ?? 0) - (before['unreadable'] ?? 0),
    ]).toEqual([3, 4])
  })

  // Proves OPS-24, OPS-60.
  it('is accepted with the previous key, as bearer and in the return path', async () => {
    const member = await area.member()
    const to = createReturnPaths({ ...bounces, keys: KEYS.toReversed() }).of(
      /\+(.{32})/.exec(await mailTo(member))?.[1] ?? '',
    )
    await report(postfixReport({ to }), { Authorization: `Bearer ${KEYS[1]}`, 'Content-Type': 'text/plain' })
    expect(await sinceOf(member)).not.toBeNull()
  })

  // Proves OPS-25.
  it('changes nothing if repeated, also after the owner confirmed the address', async () => {
    const member = await area.member()
    const [to, earlier] = [await mailTo(member), await mailTo(member)]
    await report(postfixReport({ to }))
    const since = await sinceOf(member)
    await report(gmailReport({ to }))
    await report(gmailReport({ to: await mailTo(member) }))
    expect(await sinceOf(member)).toBe(since)
    await recover(area, member.email)
    for (const each of [to, earlier]) await report(postfixReport({ to: each }))
    expect(await sinceOf(member)).toBeNull()
  })

  // Proves OPS-25.
  it('marks no account if it is about a former address or a deleted account', async () => {
    const [member, deleted] = [await area.member(), await area.member()]
    const [to, toDeleted] = [await mailTo(member), await mailTo(deleted)]
    await area.db.query('update auth.users set email = $2 where id = $1', [member.id, newEmail('moved')])
    const successor = await area.member({ email: member.email })
    await deleted.call('DELETE', '/api/user/account', {})
    for (const each of [to, toDeleted]) await report(postfixReport({ to: each }))
    expect([await sinceOf(member), await sinceOf(successor)]).toEqual([null, null])
  })
})

describe('the mark of an address', () => {
  // Proves ACCOUNT-68.
  it('is cleared by a password reset link', async () => {
    const member = await undeliverableMember()
    await recover(area, member.email)
    expect(await sinceOf(member)).toBeNull()
  })

  // Proves ACCOUNT-68.
  it('is cleared by confirming the mailbox, and by a change of the address', async () => {
    const [member, movedMember] = [await undeliverableMember(), await undeliverableMember()]
    const confirm = async (email: string) => {
      const { token_hash: token } = callbackParametersOf(await latestMail(area, email))
      return area.send('POST', '/api/email-change/confirm', { token })
    }
    const email = newEmail('moved')
    await member.call('POST', '/api/user/email-change', { email })
    await confirm(email)
    expect(await sinceOf(member)).not.toBeNull()
    await confirm(member.email)
    expect(await sinceOf(member)).toBeNull()
    await area.db.query('update auth.users set email = $2 where id = $1', [movedMember.id, newEmail('moved')])
    expect(await sinceOf(movedMember)).toBeNull()
  })
})

const statuses = async (answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status)

describe('the webhook of bounced mails', () => {
  // Proves OPS-24.
  it('needs its bearer key and a bounded report, and does not exist without settings', async () => {
    const text = postfixReport({ to: bounces.address })
    const closed = await openServer()
    const limited = await openServer({ settings: { bounces }, limits: blockedLimit('webhookMessageByProvider') })
    expect(
      await statuses([
        report(text, {}, closed),
        report(text, { Authorization: '' }),
        report(text, { Authorization: `Bearer ${KEYS[0]}x` }),
        report(text, { 'Content-Type': 'application/json' }),
        report(text + 'x'.repeat(256 * 1024)),
        report(text, {}, limited),
        area.call('GET', PATH),
      ]),
    ).toEqual([404, 401, 401, 415, 413, 429, 405])
  })

  // Proves SECURITY-08.
  it('puts no address and nothing of a report into log and answers', async () => {
    const member = await area.member()
    const to = await mailTo(member)
    const answers = [await report(postfixReport({ to })), await report(`${member.email}: 1\r\n\r\n`)]
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect([...texts, ...area.lines].join('\n')).not.toMatch(
      new RegExp(`${member.email}|mailbox\\.example|${to.slice(8, 40)}`, 'i'),
    )
    expect((await area.metrics.read()).text).toContain(
      'prosa_webhook_messages_total{webhook="bounces",outcome="accepted"}',
    )
  })
})
