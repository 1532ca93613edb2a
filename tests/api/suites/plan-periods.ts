/** A plan is active for the paid days and the grace period, neither more nor fewer. */
import { beforeAll, describe, expect, it } from 'vitest'
import { SUBSCRIPTION_STATUSES } from '#contracts/api/billing.ts'
import { PLAN_GRACE_DAYS, PLAN_REMINDER_DAYS } from '#contracts/limits.ts'
import { createLog } from '#server/base/log.ts'
import { settlePlans } from '#server/features/billing/settle-plans.ts'
import { startMaintenance } from '#server/maintenance/loop.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'
import { openShop } from '../kit/shop.ts'
import { rethrow } from '../kit/rethrow.ts'

let area: AccountArea
let shop: ReturnType<typeof openShop>
beforeAll(async () => {
  area = await openAccountArea()
  shop = openShop(area)
})

const settle = () => settlePlans({ db: area.db, ...area.billingMail }, rethrow)
const limitOf = async (member: Member) =>
  ((await member.call('GET', '/api/user/usage-30d')).body['usage'] as { monthly_limit: number | null }).monthly_limit
const statusOf = async (member: Member) => (await shop.status(member)).subscription?.status
const kinds = async (member: Member) =>
  (await member.mails()).map(({ kind }) => kind).filter((kind) => kind.startsWith('plan'))
const storedStatuses = async ({ id }: Member) =>
  (await area.db.query('select status from public.subscriptions where user_uuid = $1 order by created_at', [id])).map(
    ({ status }) => status,
  )
const endOf = async (member: Member) => Date.parse((await shop.status(member)).subscription?.current_period_end ?? '')

const closedCheckouts = ({ id }: Member, count: number) =>
  area.db.query<{ id: string }>(
    `insert into private.checkouts (user_uuid, plan_id, amount_cents, currency, status)
     select $1, p.id, 2990, 'BRL', 'canceled' from public.plans p, generate_series(1, $2::integer)
     where p.code = 'premium' returning id`,
    [id, count],
  )

const LATE = '-1 day'
const OVER = `-${PLAN_GRACE_DAYS} days`

describe('the period of a plan', () => {
  // Proves BILL-23.
  it.each([
    ['lasts', '1 hour', {}, 'active', null],
    ['is late', LATE, {}, 'past_due', null],
    ['is over', OVER, {}, 'ended', 5],
    ['was cancelled and lasts', '1 hour', { isEnding: true }, 'active', null],
    ['was cancelled and is over', '-1 second', { isEnding: true }, 'ended', 5],
    ['has no end', null, {}, 'active', null],
    ['was replaced', '1 hour', { status: 'replaced' }, 'replaced', 5],
  ] as const)(
    'gives the same access and status before and after it is stored: %s',
    async (_what, end, row, word, limit) => {
      const member = await area.member()
      await shop.subscribe(member, end, row)
      expect([await limitOf(member), await statusOf(member)]).toEqual([limit, word])
      await settle()
      expect([await limitOf(member), await statusOf(member), await storedStatuses(member)]).toEqual([
        limit,
        word,
        [word],
      ])
    },
  )

  // Proves BILL-23.
  it('sends one mail when its grace period begins, and one when it ends', async () => {
    const member = await area.member()
    await shop.subscribe(member, LATE)
    await Promise.all([settle(), settle()])
    await settle()
    expect(await kinds(member)).toEqual(['planPastDue'])
    await area.db.query(
      `update public.subscriptions set current_period_end = now() - $2::interval where user_uuid = $1`,
      [member.id, `${PLAN_GRACE_DAYS} days`],
    )
    await settle()
    await settle()
    expect((await kinds(member)).toSorted()).toEqual(['planEnded', 'planPastDue'])
  })

  it('can be paid if it is past due, and continues from its end', async () => {
    const member = await area.member()
    await shop.subscribe(member, LATE)
    await settle()
    const before = await endOf(member)
    const { status, url } = await shop.checkout(member)
    await shop.choose(url, 'paid-pix')
    const month = (await endOf(member)) - before
    expect([status, await statusOf(member), month > 27 * 86_400_000, month < 32 * 86_400_000]).toEqual([
      201,
      'active',
      true,
      true,
    ])
    expect((await kinds(member)).toSorted()).toEqual(['planPaid', 'planPastDue'])
  })

  it('starts again with a payment after it ended', async () => {
    const member = await area.member()
    await shop.subscribe(member, OVER)
    await shop.choose((await shop.checkout(member)).url, 'paid-card')
    expect([
      await statusOf(member),
      (await endOf(member)) > Date.now() + 27 * 86_400_000,
      await storedStatuses(member),
    ]).toEqual(['active', true, ['replaced', 'active']])
  })
})

describe('a month that nothing renews', () => {
  // Proves BILL-36.
  it('has its end announced once, unless it is charged or cancelled', async () => {
    const [paid, cancelled, later, charged] = [
      await area.member(),
      await area.member(),
      await area.member(),
      await area.member(),
    ]
    await shop.subscribe(paid, `${PLAN_REMINDER_DAYS} days`)
    await shop.subscribe(cancelled, '1 day', { isEnding: true })
    await shop.subscribe(later, `${PLAN_REMINDER_DAYS} days 1 hour`)
    await shop.charge(charged)
    await area.db.query(`update public.subscriptions set current_period_end = now() + '1 day' where user_uuid = $1`, [
      charged.id,
    ])
    await settle()
    await settle()
    const mailed = await Promise.all([paid, cancelled, later, charged].map(kinds))
    expect(mailed).toEqual([['planEndsSoon'], [], [], ['planPaid']])
  })
})

// Proves BILL-61.
it.each([
  ['is late', LATE, 'planPastDue'],
  ['ends soon', '1 day', 'planEndsSoon'],
] as const)('a plan that %s is mailed once the account is active', async (_what, end, kind) => {
  const member = await area.member()
  await shop.subscribe(member, end)
  const setActive = (isActive: boolean) =>
    area.db.query('update public.users set is_active = $2 where id = $1', [member.id, isActive])
  await setActive(false)
  await settle()
  expect(await kinds(member)).toEqual([])
  await setActive(true)
  await settle()
  await settle()
  expect(await kinds(member)).toEqual([kind])
})

describe('a second payment', () => {
  // Proves BILL-02.
  it('extends a paid plan by a month, and reports that', async () => {
    const member = await area.member()
    const first = await shop.checkout(member)
    await shop.choose(first.url, 'pending-pix')
    const second = await shop.checkout(member)
    await shop.choose(second.url, 'paid-card')
    const before = await endOf(member)
    // The provider could not stop the Pix any more.
    await shop.notify(first.id, { type: 'checkout.paid', method: 'pix' })
    const { data } = await shop.payments(member)
    const [pixPayment] = data.filter(({ method }) => method === 'pix')
    const [cardPayment] = data.filter(({ method }) => method === 'card')
    expect([pixPayment?.period_start, pixPayment?.period_end]).toEqual([
      cardPayment?.period_end,
      (await shop.status(member)).subscription?.current_period_end,
    ])
    expect((await endOf(member)) - before).toBeGreaterThan(27 * 86_400_000)
    expect((await kinds(member)).toSorted()).toEqual(['planExtended', 'planPaid'])
    expect(await storedStatuses(member)).toEqual(['active'])
  })

  // Proves BILL-58. In years whose months are not over on the day of the test.
  it.each([
    ['2095-01-31T01:00:00Z', '2095-03-01T01:00:00Z'],
    ['2095-03-31T12:00:00Z', '2095-04-30T12:00:00Z'],
  ])('extends a plan from %s to %s, a calendar month in Brazil', async (from, until) => {
    const member = await area.member()
    const { id, url } = await shop.checkout(member)
    await shop.choose(url, 'pending-pix')
    await shop.choose((await shop.checkout(member)).url, 'paid-card')
    await area.db.query('update public.subscriptions set current_period_end = $2 where user_uuid = $1', [
      member.id,
      from,
    ])
    await shop.notify(id, { type: 'checkout.paid', method: 'pix' })
    expect(await endOf(member)).toBe(Date.parse(until))
  })

  // Proves BILL-107. In later years, as above.
  it.each([
    ['2095-01-31T12:00:00Z', ['2095-02-28', '2095-03-31', '2095-04-30', '2095-05-31']],
    ['2096-01-30T12:00:00Z', ['2096-02-29', '2096-03-30', '2096-04-30', '2096-05-30']],
    // The evening of the 31st in Brazil.
    ['2095-09-01T01:30:00Z', ['2095-10-01', '2095-11-01', '2095-12-01', '2096-01-01']],
    ['2095-02-28T12:00:00Z', ['2095-03-28', '2095-04-28', '2095-05-28', '2095-06-28']],
  ])('months paid in a row from %s keep its day where there is one', async (from, days) => {
    const member = await area.member()
    await shop.choose((await shop.checkout(member)).url, 'paid-pix')
    await area.db.query('update public.subscriptions set current_period_end = $2 where user_uuid = $1', [
      member.id,
      from,
    ])
    const checkouts = await closedCheckouts(member, days.length)
    const ends = []
    for (const { id } of checkouts) {
      await shop.notify(id, { type: 'checkout.paid', method: 'pix' })
      ends.push(new Date(await endOf(member)).toISOString())
    }
    expect(ends).toEqual(days.map((day) => `${day}${from.slice(10, 19)}.000Z`))
  })

  it.each([2, 4])('%i concurrent payments add as many months', async (count) => {
    const member = await area.member()
    const rows = await closedCheckouts(member, count)
    await Promise.all(rows.map(({ id }) => shop.notify(id, { type: 'checkout.paid', method: 'card' })))
    const months = ((await endOf(member)) - Date.now()) / 86_400_000 / 30.4
    expect([Math.round(months), await storedStatuses(member)]).toEqual([count, ['active']])
  })

  it('keeps the remaining days of another plan', async () => {
    const member = await area.member()
    await area.db.query(
      `insert into public.subscriptions (user_uuid, plan_id, status, current_period_end)
       select $1, id, 'active', now() + interval '10 days' from public.plans where code = 'enterprise'`,
      [member.id],
    )
    await shop.choose((await shop.checkout(member)).url, 'paid-card')
    expect((await endOf(member)) - Date.now()).toBeGreaterThan(37 * 86_400_000)
    expect(await storedStatuses(member)).toEqual(['replaced', 'active'])
  })
})

// Proves BILL-04.
it('the plan of an account is the active one, else the one that changed last', async () => {
  const member = await area.member()
  const add = (code: string, status: string, changed: string) =>
    area.db.query(
      `insert into public.subscriptions (user_uuid, plan_id, status, updated_at)
       select $1, id, $3, $4 from public.plans where code = $2`,
      [member.id, code, status, changed],
    )
  const planCode = async () => (await shop.status(member)).subscription?.plan.code
  await add('premium', 'replaced', '2026-03-01T00:00:00Z')
  await add('enterprise', 'ended', '2026-02-01T00:00:00Z')
  expect(await planCode()).toBe('premium')
  await add('enterprise', 'active', '2026-01-01T00:00:00Z')
  expect(await planCode()).toBe('enterprise')
})

it('every stored status is one of the declared ones', async () => {
  const rows = await area.db.query<{ status: string }>('select distinct status from public.subscriptions')
  const known: ReadonlySet<string> = new Set(SUBSCRIPTION_STATUSES)
  expect(rows.filter(({ status }) => !known.has(status))).toEqual([])
})

// Proves BILL-103.
it('continues with the plans after one that cannot be settled', async () => {
  const { exportDeps, metrics, billingMail } = area
  const [broken, other] = [await area.member(), await area.member()]
  for (const member of [broken, other]) await shop.subscribe(member, OVER)
  // As if its row could not be written.
  await area.db.query(
    `create function private.fail_one_plan() returns trigger language plpgsql as $$ begin
       if new.user_uuid = '${broken.id}' then raise exception 'broken'; end if; return new; end $$`,
  )
  await area.db.query(
    'create trigger fail_one_plan before update on public.subscriptions for each row execute function private.fail_one_plan()',
  )
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  await area.db.query('update private.upkeep set seen_at = now(), tidied_at = now(), doubted_at = null')
  await startMaintenance({ ...exportDeps, ...billingMail, db: area.db, gateway: null, metrics, log })()
  await area.db.query('drop trigger fail_one_plan on public.subscriptions')
  await area.db.query('drop function private.fail_one_plan')
  const failed = lines.map((line) => (JSON.parse(line) as { kind?: string }).kind)
  expect([await storedStatuses(broken), await storedStatuses(other), failed]).toEqual([
    ['active'],
    ['ended'],
    ['settlePlans'],
  ])
})
