/** Maintenance tasks, each on a row that has expired and one that has not. */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reconcile } from '#server/features/billing/reconcile.ts'
import { readTest } from '#server/features/billing/test-gateway-subscriptions.ts'
import { settlePlans } from '#server/features/billing/settle-plans.ts'
import { createLog } from '#server/base/log.ts'
import { BATCH, prune, TASKS } from '#server/maintenance/prune.ts'
import { createLease } from '#server/maintenance/lease.ts'
import { startMaintenance } from '#server/maintenance/loop.ts'
import { stubGateway } from '../kit/gateways.ts'
import { type AccountArea, openAccountArea } from '../kit/members.ts'
import { openShop } from '../kit/shop.ts'
import { OVERDUE, type Query, type Trace } from '../kit/overdue.ts'
import { rethrow } from '../kit/rethrow.ts'

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea()
})

const SILENT = createLog('silent')
const failures: string[] = []
const pruneAll = () => prune(area.db, (task) => failures.push(task))
const query: Query = (sql, ...values) => area.db.query(sql, values)
const exists = async ({ sql, values }: Trace) => (await query(sql, ...values)).length > 0

/** The kinds of mails that are left to the address of an entry of that age, an interval of Postgres, after a run. */
const mailsLeft = async (age: string, isConfirmed: boolean) => {
  const email = `${randomUUID()}@prosa.test`
  await query(
    `with entry as (
       insert into private.waitlist_entries (product, email, language, consented_at, confirmed_at)
       values ('lifeReminder', $1, 'pt', now() - $2::interval, case when $3::boolean then now() end))
     insert into private.outbox (kind, recipient, language, subject, html, text, created_at)
     select kind, $1, 'pt', 'x', 'x', 'x', now() - $2::interval
     from unnest(array['exportReady', 'waitlistConfirmation']) kind`,
    email,
    age,
    isConfirmed,
  )
  await pruneAll()
  const mails = await query('select kind from private.outbox where recipient = $1 order by kind', email)
  return mails.map(({ kind }) => kind)
}

/** Moves a contact message into the past. */
const ageMessage = ({ values }: Trace, months: number) =>
  query(
    `update public.contact_messages set created_at = created_at - $2::interval, updated_at = updated_at - $2::interval,
       settled_at = settled_at - $2::interval where id = $1`,
    values[0],
    `${months} months`,
  )

describe('maintenance', () => {
  it('has exactly these tasks', () => {
    expect(TASKS.map(({ name }) => name).toSorted()).toEqual(Object.keys(OVERDUE).toSorted())
  })

  // Proves DATA-23, REG-27.
  it.each(Object.entries(OVERDUE))('%s', async (_name, { insert, overdue, notYet }) => {
    const traces = [await insert(query, overdue, await area.member()), await insert(query, notYet, await area.member())]
    expect(await Promise.all(traces.map(exists))).toEqual([true, true])
    await pruneAll()
    expect([await Promise.all(traces.map(exists)), failures]).toEqual([[false, true], []])
  })

  // Proves DATA-23.
  it('deletes the file of an export that failed when its server crashed', async () => {
    const { id } = await area.member()
    await query(
      `with failed as (
         insert into public.data_export_requests (user_id, status, completed_at) values ($1, 'failed', now()) returning id)
       insert into private.export_files (request_id, part, sealed) select id, 0, 'x' from failed`,
      id,
    )
    await pruneAll()
    const files = await query(
      `select 1 from private.export_files f join public.data_export_requests r on r.id = f.request_id where r.user_id = $1`,
      id,
    )
    expect([files, failures]).toEqual([[], []])
  })

  // Proves DATA-50.
  it('deletes a message a year after it was answered elsewhere, whatever was changed later', async () => {
    const admin = await area.admin()
    const receive = async () => {
      const email = `${randomUUID()}@prosa.test`
      const message = { name: 'Rita', email, subject: 'press', message: 'Uma pergunta.', language: 'pt' }
      await area.send('POST', '/api/contact', message)
      const [row] = await query('select id from public.contact_messages where email = $1', email)
      return { sql: 'select 1 from public.contact_messages where id = $1', values: [row?.['id']] }
    }
    const set = (at: Trace, status: string) =>
      admin.call('PATCH', `/api/admin/contact-messages/${String(at.values[0])}`, { status })
    const [closedMessage, reopenedMessage, openMessage] = [await receive(), await receive(), await receive()]
    await Promise.all([closedMessage, reopenedMessage, openMessage].map((at) => set(at, 'answered')))
    await Promise.all([closedMessage, reopenedMessage, openMessage].map((at) => ageMessage(at, 11)))
    await Promise.all([set(closedMessage, 'closed'), set(reopenedMessage, 'new'), set(openMessage, 'new')])
    await set(reopenedMessage, 'answered')
    await Promise.all([closedMessage, reopenedMessage, openMessage].map((at) => ageMessage(at, 2)))
    await pruneAll()
    expect([await exists(closedMessage), await exists(reopenedMessage), await exists(openMessage), failures]).toEqual([
      false,
      true,
      true,
      [],
    ])
  })

  // Proves DATA-23.
  it('keeps rows without an expiry', async () => {
    const member = await area.member()
    await member.linkPhone()
    await member.receive('Fica', { received_at: '2020-01-01T12:00:00Z' })
    await query(
      `insert into public.contact_messages (reference, name, email, subject, message, language, updated_at)
       values ($1, 'Rita', $2, 'press', 'Uma pergunta', 'pt', now() - interval '3 years')`,
      randomUUID(),
      member.email,
    )
    await query(
      `insert into public.subscriptions (user_uuid, plan_id, status)
       select $1, id, 'active' from public.plans where code = 'premium'`,
      member.id,
    )
    await query(
      `insert into private.waitlist_entries (product, email, language, consented_at, confirmed_at)
       values ('lifeReminder', $1, 'pt', now() - interval '3 years', now() - interval '3 years')`,
      member.email,
    )
    await pruneAll()
    await settlePlans({ db: area.db, ...area.billingMail }, rethrow)
    const plan = (await member.call('GET', '/api/billing/status')).body['subscription'] as { status: string }
    expect([(await member.call('GET', '/api/transcriptions')).body['total'], plan.status]).toEqual([1, 'active'])
    expect(await query('select 1 from public.contact_messages where email = $1', member.email)).toHaveLength(1)
    expect(await query('select 1 from private.waitlist_entries where email = $1', member.email)).toHaveLength(1)
    expect((await member.browser.auth.refreshSession()).error).toBe(null)
  })

  // Proves CONTACT-31.
  it('deletes the mails of an expired waiting-list entry with it, not those of a kept one', async () => {
    const pausedKinds = ['exportReady', 'waitlistConfirmation']
    expect([
      await mailsLeft('8 days', false),
      await mailsLeft('6 days', false),
      await mailsLeft('8 days', true),
    ]).toEqual([['exportReady'], pausedKinds, pausedKinds])
    expect(failures).toEqual([])
  })

  // Proves DATA-26.
  it('deletes a backlog in batches, each in its own statement', async () => {
    await query(
      `insert into private.limit_hits (name, minute, hits)
       select 'signInByIp', now() - interval '2 days' - n * interval '1 minute', 1 from generate_series(1, $1::integer) n`,
      2 * BATCH + 1,
    )
    const counts: number[] = []
    const db = {
      ...area.db,
      query: async (sql: string) => {
        const rows = await query(sql)
        if (sql.includes('private.limit_hits')) {
          const [oldHits] = await query(
            `select count(*)::int as count from private.limit_hits where minute < now() - interval '1 day'`,
          )
          counts.push(Number(oldHits?.['count']))
        }
        return rows
      },
    }
    await prune(db as typeof area.db, (task) => failures.push(task))
    expect([counts, failures]).toEqual([[BATCH + 1, 1, 0], []])
  })

  it('continues after a task that fails', async () => {
    const ran: string[] = []
    const db = {
      ...area.db,
      query: (sql: string) => {
        ran.push(sql)
        return ran.length === 2 ? Promise.reject(new Error('busy')) : Promise.resolve([])
      },
    }
    const failedTasks: string[] = []
    await prune(db as typeof area.db, (task) => failedTasks.push(task))
    expect([ran.length, failedTasks]).toEqual([TASKS.length, [TASKS[1]?.name]])
  })
})

/** Two subscriptions that the maintenance is to read. */
const chargeTwo = async () => {
  for (const member of [await area.member(), await area.member()]) await openShop(area).charge(member)
  await query(`update private.provider_subscriptions set read_at = now() - interval '2 days'`)
}

describe('a payment provider that does not answer', () => {
  // Proves DATA-23, SCALE-08.
  it('delays no deletion of data; a stop waits for one call to the provider', async () => {
    await chargeTwo()
    const overdue = OVERDUE['linkCodes']
    const trace = await overdue?.insert(query, overdue.overdue, await area.member())
    const { promise: answer, resolve: respond } = Promise.withResolvers<null>()
    let reads = 0
    const gateway = stubGateway({ readSubscription: () => ((reads += 1), answer) })
    await query('update private.upkeep set seen_at = now(), tidied_at = now(), doubted_at = null')
    const { exportDeps, metrics, billingMail } = area
    const stop = startMaintenance({ ...exportDeps, ...billingMail, gateway, metrics, log: SILENT })
    await expect.poll(() => reads, { timeout: 5_000, interval: 10 }).toBe(1)
    expect(trace !== undefined && (await exists(trace))).toBe(false)
    const stopped = stop()
    respond(null)
    await stopped
    expect(reads).toBe(1)
  })

  // Proves BILL-53.
  it('is read for some minutes an hour at most, but failed calls to it are always retried', async () => {
    await chargeTwo()
    await query(`update private.provider_subscriptions set is_unwanted = true where ended_at is null`)
    const calls: string[] = []
    const gateway = stubGateway({
      readSubscription: () => Promise.resolve((calls.push('read'), null)),
      end: () => Promise.resolve(void calls.push('end')),
    })
    await reconcile({ ...area.billingMail, db: area.db, gateway }, rethrow, { readFor: 0 })
    expect([calls.includes('read'), calls.includes('end')]).toEqual([false, true])
  })
})

describe('a clock that jumped', () => {
  /** One run of the maintenance with an expired code; whether the code is still there. */
  const keepsAfter = async (changes: string) => {
    const insert = OVERDUE['linkCodes']?.insert
    const trace = await insert?.(query, '1 hour', await area.member())
    await query('update private.upkeep set seen_at = now(), doubted_at = null')
    await query(`update private.upkeep set ${changes}`)
    await startMaintenance({ ...area.exportDeps, gateway: null, metrics: area.metrics, log })()
    return trace !== undefined && (await exists(trace))
  }
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })

  // Proves SECURITY-28.
  it.each([
    ['years ahead', `tidied_at = now() - interval '2 years'`, true],
    ['more than a week ahead', `tidied_at = now() - interval '7 days 1 minute'`, true],
    ['days behind', `tidied_at = now() + interval '2 days'`, true],
    [
      'ahead, and again since',
      `tidied_at = now() - interval '2 years', doubted_at = now() - interval '1 year', seen_at = now() - interval '8 days'`,
      true,
    ],
    [
      'ahead, and steady for some days since',
      `tidied_at = now() - interval '20 days', doubted_at = now() - interval '6 days'`,
      true,
    ],
    [
      'ahead, and steady for a week since',
      `tidied_at = now() - interval '20 days', doubted_at = now() - interval '7 days'`,
      false,
    ],
    ['less than a week ahead', `tidied_at = now() - interval '6 days 23 hours'`, false],
    ['put right by a minute', `tidied_at = now() + interval '1 minute'`, false],
  ])('%s', async (_, changes, isKept) => {
    lines.length = 0
    expect(await keepsAfter(changes)).toBe(isKept)
    expect(lines.some((line) => line.includes('nothing is deleted'))).toBe(isKept)
    const [row] = await query(
      `select tidied_at > now() - interval '1 hour' and tidied_at <= now() as is_noted from private.upkeep`,
    )
    expect(row).toEqual({ is_noted: !isKept })
  })
})

/** One run of the maintenance, days after the last one. */
const runAfter = async (days: number, changes: Parameters<typeof stubGateway>[0]) => {
  await query(
    `update private.upkeep set seen_at = tidied_at, doubted_at = null, tidied_at = now() - $1::integer * interval '1 day'`,
    days,
  )
  const { exportDeps, metrics, billingMail } = area
  let isDone = false
  const observed = { ...metrics, paymentDifferences: () => void (isDone = true) }
  const gateway = stubGateway(changes)
  const stop = startMaintenance({ ...exportDeps, ...billingMail, gateway, metrics: observed, log: SILENT })
  await expect.poll(() => isDone, { timeout: 5_000, interval: 10 }).toBe(true)
  await stop()
  await query('update private.upkeep set seen_at = now(), tidied_at = now(), doubted_at = null')
}

// Proves BILL-62.
describe('after a stop of more than a week', () => {
  // Other suites have another provider, without these.
  afterEach(() => query(`delete from private.provider_subscriptions where id like 'test_sub_%'`))

  it('the provider is read for plans and payments since before the stop, even with an untrusted clock', async () => {
    await chargeTwo()
    const shop = openShop(area)
    const [recent, old] = [await shop.checkout(await area.member()), await shop.checkout(await area.member())]
    for (const [id, age] of [
      [recent.id, '22 days'],
      [old.id, '24 days'],
    ])
      await query('update private.checkouts set created_at = now() - $2::interval where id = $1', id, age)
    const [requested, read] = [new Set<string>(), new Set<string>()]
    await runAfter(20, {
      readCheckout: ({ id }) => (requested.add(id), Promise.resolve(null)),
      readSubscription: (id) => (read.add(id), Promise.resolve(null)),
    })
    expect([requested.has(recent.id), requested.has(old.id), read.size >= 2]).toEqual([true, false, true])
  })

  it('a plan that the provider still charges for is not ended by date', async () => {
    const member = await area.member()
    const id = await openShop(area).charge(member)
    await query(
      `update public.subscriptions set current_period_end = now() - interval '1 year' where user_uuid = $1`,
      member.id,
    )
    await runAfter(365, { readSubscription: () => Promise.resolve(readTest(id)) })
    const [plan] = await query('select status from public.subscriptions where user_uuid = $1', member.id)
    expect(plan).toEqual({ status: 'active' })
  })
})

describe('the log of a failed maintenance', () => {
  it.each([
    ['claimLease', 'update private.upkeep set claimed_by = $1'],
    ['checkClock', 'update private.upkeep set seen_at'],
    ['linkCodes', 'delete from private.link_codes'],
    ['recordRun', 'update private.upkeep set tidied_at'],
    ['releaseLease', 'update private.upkeep set claimed_by = null'],
  ])('names %s', async (task, statement) => {
    const lines: { msg: string; kind: string }[] = []
    const log = createLog('error', { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) })
    const failing = (sql: string, values?: unknown[]) =>
      sql.includes(statement) ? Promise.reject(new Error('busy')) : area.db.query(sql, values)
    await query('update private.upkeep set seen_at = now(), tidied_at = now(), doubted_at = null')
    const { exportDeps, metrics, billingMail } = area
    const db = { ...area.db, query: failing as typeof area.db.query }
    await startMaintenance({ ...exportDeps, ...billingMail, db, gateway: null, metrics, log })()
    await query('update private.upkeep set claimed_by = null, claimed_until = null')
    expect(lines.map(({ msg, kind }) => [msg, kind])).toEqual([['maintenance failed', task]])
  })
})

const leases = () => {
  const db = { ...area.db, kind: 'postgres' as const }
  return [createLease(db), createLease(db)] as const
}
const lastPruned = async () => (await query('select tidied_at::text as at from private.upkeep'))[0]?.['at']
const OTHER = 'claimed_by = gen_random_uuid(), claimed_until = now() + interval'

describe('the lease on the maintenance', () => {
  // Proves SCALE-07.
  it('is kept by one server, run after run, until it is released or expires', async () => {
    const [one, next] = leases()
    expect([await one.claim(), await next.claim(), await one.claim()]).toEqual([true, false, true])
    await next.release()
    expect(await next.claim()).toBe(false)
    await one.release()
    expect([await next.claim(), await one.claim()]).toEqual([true, false])
    await query(`update private.upkeep set claimed_until = now() - interval '1 second'`)
    expect([await one.claim(), await next.claim()]).toEqual([true, false])
    await one.release()
  })

  it('is ignored if it ends later than any lease can, as the clock was set back', async () => {
    const [one] = leases()
    await query(`update private.upkeep set ${OTHER} '2 hours'`)
    expect(await one.claim()).toBe(true)
    await one.release()
  })

  it('prevents the maintenance by another server', async () => {
    const before = await lastPruned()
    await query(`update private.upkeep set ${OTHER} '1 hour'`)
    await startMaintenance({
      gateway: null,
      metrics: area.metrics,
      ...area.exportDeps,
      db: { ...area.db, kind: 'postgres' },
      log: SILENT,
    })()
    expect(await lastPruned()).toBe(before)
    await query('update private.upkeep set claimed_by = null, claimed_until = null')
  })

  it('is ignored if an earlier server on the embedded database held it', async () => {
    await query(`update private.upkeep set ${OTHER} '1 hour'`)
    const lease = createLease({ ...area.db, kind: 'pglite' })
    expect(await lease.claim()).toBe(true)
    await lease.release()
  })
})
