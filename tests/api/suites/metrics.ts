/** `/metrics`: who may read it, what it says, and that nothing of a person can be in it. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { createLog } from '#server/base/log.ts'
import { createMetrics } from '#server/base/metrics.ts'
import { newRelease } from '#server/base/release.ts'
import { createSender } from '#server/mail/sender.ts'
import type { Transport } from '#server/mail/transport.ts'
import { type AccountArea, openAccountArea } from '../kit/members.ts'
import { newEmail } from '../kit/people.ts'
import { blockedLimit, openServer, type TestServer } from '../kit/server.ts'

const TOKEN = 'the-token-of-whoever-watches-the-servers'
const BEARER = { Authorization: `Bearer ${TOKEN}` }
const settings = { metricsTokens: [TOKEN] }

const scrape = async (server: Pick<TestServer, 'request'>) =>
  (await server.request('/metrics', { headers: BEARER })).text()

/** Samples by name and labels. */
const samplesIn = (text: string) =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))] as const),
  )

const valueOf = async (server: Pick<TestServer, 'request'>, name: string) => samplesIn(await scrape(server)).get(name)

/** What a stranger can vary in a request, and a failed sign-in, sign-up and message each. */
const visitBy = async (area: AccountArea, word: string) => {
  const email = newEmail(word)
  await area.request(`/${word}/${randomUUID()}?${word}=1`, { headers: { 'User-Agent': word } })
  await area.request(`/avatars/${word}`)
  await area.call('PROPFIND', `/api/${word}`)
  await area.call('GET', `/rest/v1/${word}?select=${word}`)
  await area.call('GET', `/api/user/${word}/${randomUUID()}`)
  await area.post('/auth/v1/token?grant_type=password', { email, password: `${word}-1` })
  await area.post('/auth/v1/verify', { email, token: '000000', type: 'recovery' })
  await area.post('/api/contact', { name: word, email })
  await area.post('/api/billing/webhook', { id: word }, { 'Prosa-Signature': word })
}

const statusOf = async (server: TestServer, headers: Record<string, string> = {}) =>
  (await server.request('/metrics', { headers })).status

const accept = () => Promise.resolve()
const refuse = () => Promise.reject(Object.assign(new Error('refused'), { command: 'RCPT TO', responseCode: 550 }))
const SILENT = createLog('silent')
const mailSample = (outcome: string, kind: string) => `prosa_mail_attempts_total{outcome="${outcome}",kind="${kind}"}`

// Proves OPS-15.
describe('the metrics', () => {
  it('require their token, and are not found if none is set', async () => {
    const server = await openServer({ settings })
    expect(await statusOf(await openServer(), BEARER)).toBe(404)
    expect(await statusOf(server)).toBe(401)
    expect(await statusOf(server, { Authorization: `Bearer ${TOKEN}x` })).toBe(401)
    const answer = await server.request('/metrics', { headers: BEARER })
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const blockedServer = await openServer({ settings, limits: blockedLimit('defaultByIp') })
    expect([await statusOf(blockedServer), await statusOf(blockedServer, BEARER)]).toEqual([429, 200])
  })

  it('count requests, refusals, limits, failed sign-ins and events of the payment provider', async () => {
    const area = await openAccountArea({ settings, limits: blockedLimit('contactMessageByIp') })
    await visitBy(area, 'rita')
    await area.post('/api/contact', {
      name: 'Rita Moura',
      email: newEmail('rita'),
      subject: 'support',
      message: 'Uma pergunta sobre o produto.',
      language: 'pt',
    })
    const samples = samplesIn(await scrape(area))
    expect(
      [
        'prosa_http_requests_total{method="POST",route="/auth/v1/token",status="400"}',
        'prosa_http_request_duration_seconds_count{method="POST",route="/auth/v1/token"}',
        'prosa_http_requests_total{method="other",route="/api/*",status="404"}',
        'prosa_refusals_total{code="invalid_credentials"}',
        'prosa_refusals_total{code="rate.limited"}',
        'prosa_rate_limit_hits_total{limit="contactMessageByIp"}',
        'prosa_sign_ins_failed_total{factor="password"}',
        'prosa_webhook_messages_total{webhook="payments",outcome="refused"}',
      ].map((name) => [name, samples.get(name)]),
    ).toEqual([
      ['prosa_http_requests_total{method="POST",route="/auth/v1/token",status="400"}', 1],
      ['prosa_http_request_duration_seconds_count{method="POST",route="/auth/v1/token"}', 1],
      ['prosa_http_requests_total{method="other",route="/api/*",status="404"}', 1],
      ['prosa_refusals_total{code="invalid_credentials"}', 1],
      ['prosa_refusals_total{code="rate.limited"}', 1],
      ['prosa_rate_limit_hits_total{limit="contactMessageByIp"}', 1],
      ['prosa_sign_ins_failed_total{factor="password"}', 1],
      ['prosa_webhook_messages_total{webhook="payments",outcome="refused"}', 1],
    ])
  })

  // Proves OPS-16.
  it('have no personal data, and no more series whatever strangers send', async () => {
    const area = await openAccountArea({ settings })
    await visitBy(area, 'first')
    await scrape(area)
    const before = [...samplesIn(await scrape(area)).keys()]
    const words = Array.from({ length: 12 }, (_, index) => `canary${index}`)
    for (const word of words) await visitBy(area, word)
    const text = await scrape(area)
    expect([...samplesIn(text).keys()]).toEqual(before)
    expect(text).not.toMatch(/canary|prosa\.test|198\.51|[0-9a-f]{8}-[0-9a-f]{4}/i)
  })

  it('have a bounded number of codes, whatever codes a service sends', async () => {
    const metrics = createMetrics()
    for (let index = 0; index < 400; index += 1) metrics.refused(`code_${index}`)
    metrics.refused('ana@prosa.test')
    const { text } = await metrics.read()
    const samples = samplesIn(text)
    const codes = [...samples.keys()].filter((name) => name.startsWith('prosa_refusals_total'))
    expect([codes.length, samples.get('prosa_refusals_total{code="other"}'), text.includes('@')]).toEqual([
      151,
      251,
      false,
    ])
  })

  it('report the state of all servers from the database: mails, exports, maintenance, migrations', async () => {
    const area = await openAccountArea({ settings })
    await area.db.query('delete from private.outbox')
    await area.db.query(
      `insert into private.outbox (kind, recipient, language, subject, html, text, next_attempt_at, last_error_code, created_at)
       values ('recovery', $1, 'pt', '', '', '', now(), null, now() - interval '20 minutes'),
         ('planPaid', $1, 'pt', '', '', '', null, '550', now() - interval '1 hour')`,
      [newEmail('waiting')],
    )
    const { id } = await area.member()
    await area.db.query('delete from public.data_export_requests')
    await area.db.query(
      `insert into public.data_export_requests (user_id, status, requested_at, claimed_until)
       values ($1, 'processing', now() - interval '1 hour', now() - interval '10 minutes')`,
      [id],
    )
    await area.db.exec(`update private.upkeep set failed_tasks = 2, payment_differences = 3`)
    const samples = samplesIn(await scrape(area))
    const oldest = samples.get('prosa_mails_oldest_seconds') ?? 0
    const lastRun = samples.get('prosa_maintenance_last_run_timestamp_seconds') ?? 0
    await area.db.query('delete from public.data_export_requests')
    await area.db.exec(`update private.upkeep set failed_tasks = 0, payment_differences = 0`)
    expect([oldest >= 1200 && oldest < 1300, lastRun > 1_600_000_000]).toEqual([true, true])
    expect(
      [
        'prosa_database_up',
        'prosa_mails_waiting',
        'prosa_mails_given_up',
        'prosa_exports_running',
        'prosa_exports_stuck',
        'prosa_maintenance_failed_tasks',
        'prosa_payment_differences',
        'prosa_database_waiting',
      ].map((name) => samples.get(name)),
    ).toEqual([1, 1, 1, 1, 1, 2, 3, 0])
    expect(samples.get('prosa_migrations_applied')).toBeGreaterThan(40)
  })

  // Proves OPS-101.
  it('are read again if the clock is set back', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    const server = await openServer({ settings })
    await scrape(server)
    await server.db.exec('update private.upkeep set failed_tasks = 2')
    vi.advanceTimersByTime(60_000)
    vi.setSystemTime(Date.now() - 3_600_000)
    const samples = samplesIn(await scrape(server))
    vi.useRealTimers()
    await server.db.exec('update private.upkeep set failed_tasks = 0')
    expect(samples.get('prosa_maintenance_failed_tasks')).toBe(2)
  })

  it('count the outcome of each mail', async () => {
    const server = await openServer({ settings })
    await server.db.query('delete from private.outbox')
    const enqueue = (kind: string) =>
      server.db.query(
        `insert into private.outbox (kind, recipient, language, subject, html, text) values ($1, $2, 'pt', '', '', '')`,
        [kind, newEmail('counted')],
      )
    await enqueue('recovery')
    await enqueue('planPaid')
    const send = (transport: Transport) =>
      createSender({ db: server.db, transport, connections: 1, log: SILENT, metrics: server.metrics }).sendDue()
    await send({ send: accept })
    await enqueue('recovery')
    await send({ send: refuse })
    const samples = samplesIn(await scrape(server))
    const mailSamples = [
      mailSample('sent', 'recovery'),
      mailSample('sent', 'planPaid'),
      mailSample('givenUp', 'recovery'),
    ]
    expect(mailSamples.map((each) => samples.get(each))).toEqual([1, 1, 1])
  })

  it('report that the database is unreachable, and no values of it', async () => {
    const brokenServer = await openServer({ settings, isBroken: true })
    const samples = samplesIn(await scrape(brokenServer))
    expect([samples.get('prosa_database_up'), samples.has('prosa_mails_waiting')]).toEqual([0, false])
  })

  it('query the database once for all scrapes within ten seconds', async () => {
    let queries = 0
    const server = await openServer({ settings })
    const { query } = server.db
    const countingServer = await openServer({
      settings,
      replaced: {
        db: {
          query: (sql, params) => {
            queries += sql.includes('private.outbox') ? 1 : 0
            return query(sql, params)
          },
        },
      },
    })
    await Promise.all([scrape(countingServer), scrape(countingServer), scrape(countingServer)])
    expect([await valueOf(countingServer, 'prosa_database_up'), queries]).toEqual([1, 1])
  })

  it('include event loop, memory, garbage collection and release of the process', async () => {
    const metrics = createMetrics()
    metrics.observeProcess(newRelease('abc1234'))
    const { text } = await metrics.read()
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'nodejs_gc_duration_seconds',
      'prosa_start_time_seconds',
      `prosa_build_info{version="0.1.0",revision="abc1234",node="${process.version}"} 1`,
    ]) {
      expect(text).toContain(name)
    }
  })
})
