/** The administrators' operations page, the heartbeat behind it, and trying a mail again. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Operations } from '#contracts/api/operations.ts'
import { createLog } from '#server/base/log.ts'
import { newRelease } from '#server/base/release.ts'
import { createTally } from '#server/base/tally.ts'
import { writeHeartbeat, startHeartbeat } from '#server/features/operations/heartbeat.ts'
import { prune } from '#server/maintenance/prune.ts'
import { countMails } from '#server/mail/count-mails.ts'
import { createOutbox } from '#server/mail/outbox.ts'
import { createSender } from '#server/mail/sender.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'
import { newEmail } from '../kit/people.ts'

let area: AccountArea
let admin: Member
beforeAll(async () => {
  area = await openAccountArea()
  admin = await area.admin()
})

const clear = () =>
  area.db.exec(`delete from private.outbox; delete from private.servers; delete from private.limit_hits;
    delete from public.data_export_requests;
    update public.users set email_undeliverable_since = null where email_undeliverable_since is not null;
    update private.upkeep set tidied_at = now(), failed_tasks = 0, payment_differences = 0, backed_up_at = null`)

const SILENT = createLog('silent')
const read = async () => (await admin.call('GET', '/api/admin/operations')).body as Operations

const heartbeat = (role: 'all' | 'web' | 'worker', hits = createTally()) => {
  const release = newRelease('abc1234')
  return { release, hits, deps: { db: area.db, settings: { role }, release, hits } }
}

const refuse = () => Promise.reject(Object.assign(new Error('refused'), { command: 'RCPT TO', responseCode: 550 }))
const fail = () => Promise.reject(new Error('away'))

/** A mail that a sender gives up; `age` is that of the mail, an interval of Postgres. */
const giveUp = async (kind: 'exportReady' | 'recovery', age = '0 hours') => {
  const to = newEmail('given-up')
  const rest = { to, language: 'pt', name: '', link: 'https://prosa.example/secret' } as const
  await createOutbox({ isSent: true }).enqueue(
    area.db,
    kind === 'recovery' ? { ...rest, kind, code: '123456' } : { ...rest, kind },
  )
  await area.db.query('update private.outbox set created_at = created_at - $2::interval where recipient = $1', [
    to,
    age,
  ])
  await createSender({
    db: area.db,
    transport: { send: refuse },
    connections: 1,
    log: SILENT,
    metrics: area.metrics,
  }).sendDue()
  const [mail] = await area.db.query<{ id: string; html: string }>(
    'select id, html from private.outbox where recipient = $1',
    [to],
  )
  return { to, id: mail?.id ?? '', isKept: mail?.html !== '' }
}
const retry = (id: string) => admin.call('POST', `/api/admin/operations/mails/${id}/retry`, {})

describe('operations, as administrators see them', () => {
  beforeEach(clear)

  // Proves ADMIN-26.
  it('list nothing if nothing is pending or failed', async () => {
    await writeHeartbeat(heartbeat('all').deps)
    const { read_at: readAt, migrations, maintenance, servers, ...rest } = await read()
    expect(Math.abs(Date.now() - Date.parse(readAt))).toBeLessThan(60_000)
    expect(rest).toEqual({
      attention: [],
      mails: { waiting: 0, oldest_at: null, given_up: 0, bounced: 0, undeliverable: 0, newest: [] },
      exports: { waiting: 0, running: 0, stuck: 0, failed: 0 },
      limits: [],
      backup_at: null,
    })
    expect(servers).toHaveLength(1)
    expect([migrations.applied > 40, maintenance.failures]).toEqual([true, 0])
  })

  // Proves ADMIN-26.
  it('list every attention condition', async () => {
    await giveUp('exportReady')
    await area.db.query(
      `insert into private.outbox (kind, recipient, language, subject, html, text, created_at)
       values ('planPaid', $1, 'pt', '', '', '', now() - interval '1 hour')`,
      [newEmail('late')],
    )
    await area.db.query(
      `insert into public.data_export_requests (user_id, status, requested_at, claimed_until, completed_at) values
         ($1, 'processing', now() - interval '1 hour', now() - interval '10 minutes', null),
         ($1, 'failed', now() - interval '1 hour', null, now())`,
      [admin.id],
    )
    await area.db.exec(
      `update private.upkeep set tidied_at = now() - interval '3 hours', failed_tasks = 1, payment_differences = 1`,
    )
    await writeHeartbeat(heartbeat('web').deps)
    const { attention, mails, exports } = await read()
    expect(attention).toEqual([
      'noWorker',
      'mailsLate',
      'mailsGivenUp',
      'exportsStuck',
      'exportsFailed',
      'maintenanceLate',
      'maintenanceFailed',
      'paymentsDiffer',
    ])
    expect([mails.waiting, mails.given_up, exports.stuck, exports.failed]).toEqual([1, 1, 1, 1])
  })

  // Proves ADMIN-26.
  it('show a mail that was given up by kind, age and failure, and never its address or content', async () => {
    const { to, id } = await giveUp('exportReady')
    const { text } = await admin.call('GET', '/api/admin/operations')
    expect((JSON.parse(text) as Operations).mails.newest).toEqual([
      {
        id,
        kind: 'exportReady',
        created_at: expect.any(String) as string,
        attempts: 1,
        failure: 'refused',
        code: '550',
        can_retry: true,
      },
    ])
    expect(text).not.toMatch(new RegExp(`${to}|secret`))
  })

  // Proves ADMIN-26.
  it.each([
    ['EAUTH', 'credentialsRefused'],
    ['ENOAUTH', 'credentialsRefused'],
    ['ESOCKET', 'unreachable'],
    ['CERT_HAS_EXPIRED', 'unreachable'],
    ['451', 'refused'],
    ['expired', 'expired'],
    ['550', 'refused'],
  ])('show a mail whose last attempt ended with %s as %s', async (code, failure) => {
    const { id } = await giveUp('exportReady')
    await area.db.query('update private.outbox set last_error_code = $2 where id = $1', [id, code])
    const { body } = await admin.call('GET', '/api/admin/operations')
    const listedMail = (body as unknown as Operations).mails.newest.find((mail) => mail.id === id)
    expect([listedMail?.failure, listedMail?.code]).toEqual([failure, code])
  })

  // Proves OPS-17.
  it('show servers while they run, with role and release, and limits by what was refused', async () => {
    const hits = createTally()
    const { deps, release } = heartbeat('worker', hits)
    hits.add('signInByIp')
    hits.add('signInByIp')
    const stop = startHeartbeat({ ...deps, log: SILENT })
    // The first heartbeat, which nothing else waits for.
    await expect.poll(async () => (await read()).limits).toEqual([{ name: 'signInByIp', hits: 2 }])
    await writeHeartbeat(heartbeat('web').deps)
    await area.db.exec(`update private.servers set seen_at = now() - interval '3 minutes' where role = 'web'`)
    hits.add('contactMessageByIp')
    await writeHeartbeat(deps)
    const { servers, limits } = await read()
    expect(servers).toEqual([
      {
        instance: release.instance,
        role: 'worker',
        version: 'abc1234',
        started_at: expect.any(String) as string,
        seen_at: expect.any(String) as string,
      },
    ])
    expect(limits).toEqual([
      { name: 'signInByIp', hits: 2 },
      { name: 'contactMessageByIp', hits: 1 },
    ])
    await stop()
    expect((await read()).servers).toEqual([])
  })

  // Proves OPS-17.
  it('count a refusal that could not be stored with the next heartbeat', async () => {
    const { deps, hits } = heartbeat('all')
    hits.add('signInByIp')
    await expect(writeHeartbeat({ ...deps, db: { ...area.db, query: fail } })).rejects.toThrow('away')
    await writeHeartbeat(deps)
    expect((await read()).limits).toEqual([{ name: 'signInByIp', hits: 1 }])
  })
})

// Proves ADMIN-27.
describe('a mail that was given up', () => {
  beforeEach(clear)

  it('is sent again once when an administrator retries it, which is recorded', async () => {
    const { id, to } = await giveUp('exportReady')
    const answers = await Promise.all([retry(id), retry(id)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]))
    const sent: string[] = []
    const send = (mail: { to: string; html: string }) => Promise.resolve(void sent.push(mail.to, mail.html))
    await createSender({
      db: area.db,
      transport: { send },
      connections: 1,
      log: SILENT,
      metrics: area.metrics,
    }).sendDue()
    expect([sent[0], sent[1]?.includes('https://prosa.example/secret')]).toEqual([to, true])
    expect((await retry(id)).status).toBe(404)
    expect(await area.db.query('select admin_uuid, act from private.admin_acts where mail_id = $1', [id])).toEqual([
      { admin_uuid: admin.id, act: 'mail.retried' },
    ])
  })

  it('loses a link that opens an account, and then cannot be retried', async () => {
    const { id, isKept } = await giveUp('recovery')
    expect([isKept, (await retry(id)).status]).toEqual([false, 404])
    expect((await read()).mails.newest).toEqual([expect.objectContaining({ id, can_retry: false })])
  })

  it('is retried for three days from then on, however long it was tried before', async () => {
    const wait = (interval: string) =>
      area.db.query(
        'update private.outbox set created_at = created_at - $1::interval, given_up_at = given_up_at - $1::interval',
        [interval],
      )
    const state = async () => {
      await prune(area.db, () => undefined)
      const { mails } = await read()
      return [mails.given_up, (await countMails(area.db)).givenUp, mails.newest.map(({ can_retry: can }) => can)]
    }
    const { id } = await giveUp('exportReady', '2 days')
    await wait('71 hours')
    expect(await state()).toEqual([1, 1, [true]])
    // Tried again in vain: the three days are those since it was first given up.
    expect((await retry(id)).status).toBe(200)
    await createSender({
      db: area.db,
      transport: { send: refuse },
      connections: 1,
      log: SILENT,
      metrics: area.metrics,
    }).sendDue()
    expect(await state()).toEqual([1, 1, [true]])
    await wait('2 hours')
    expect(await state()).toEqual([0, 0, []])
    expect([(await retry(id)).status, await area.db.query('select html from private.outbox')]).toEqual([
      404,
      [{ html: '' }],
    ])
  })

  it('can be listed and retried by administrators only', async () => {
    const { id } = await giveUp('exportReady')
    const member = await area.member()
    const statuses = [
      (await member.call('GET', '/api/admin/operations')).status,
      (await member.call('POST', `/api/admin/operations/mails/${id}/retry`, {})).status,
    ]
    expect(statuses).toEqual([403, 403])
  })
})
