/** Writes that are repeated under their idempotency key (API-16), for every row of the endpoint table. */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Hono } from 'hono'
import { CALL_NAMES, type CallName, callOf } from '#contracts/api/calls.ts'
import { idempotent } from '#server/http/idempotency.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Refusal } from '#server/http/failures.ts'
import { requestTimeout } from '#server/http/request-timeout.ts'
import { type ExampleData, EXAMPLES } from '../kit/examples.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'

let area: AccountArea
const depsOf = ({ db, secrets }: AccountArea) => ({ db, ...secrets })

beforeAll(async () => {
  area = await openAccountArea()
}, 240_000)

const KEYED = CALL_NAMES.filter((name) => callOf(name).idempotent !== undefined)

/** Query for the effect of each write, for one person. */
const EFFECTS: Partial<Record<CallName, string>> = {
  requestExport: 'select 1 from public.data_export_requests where user_id = $1',
  createLinkCode: 'select 1 from private.link_codes where user_uuid = $1',
  startCheckout: 'select 1 from private.checkouts where user_uuid = $1',
  cancelSubscription: `select 1 from private.audit_log where user_uuid = $1 and event = 'plan.changed'`,
  joinWaitlist: `select 1 from private.outbox o join public.users u on u.email = o.recipient
    where u.id = $1 and o.kind = 'waitlistConfirmation'`,
  sendContactMessage: `select 1 from public.contact_messages m join public.users u on u.email = m.email where u.id = $1`,
}

/** What a second effect would change, where it replaces the first. */
const STORED: Partial<Record<CallName, string>> = { createLinkCode: 'code_hash' }

/** A member with a plan to cancel. */
const subscriber = async (end = '30 days'): Promise<Member> => {
  const member = await area.member()
  await area.db.query(
    `insert into public.subscriptions (user_uuid, plan_id, status, current_period_end)
     select $1, id, 'active', now() + $2::interval from public.plans where code = 'premium'`,
    [member.id, end],
  )
  return member
}

const personFor = (name: CallName) => (name === 'cancelSubscription' ? subscriber() : area.member())

/** A server that ends, or loses its database, between the effect of a write and the storing of its answer. */
const openLosingAnswers = () => {
  const { query } = area.db
  return openAccountArea({
    replaced: {
      db: {
        query: (sql, values) =>
          sql.startsWith('update private.repeats set answer') ? Promise.reject(new Error('lost')) : query(sql, values),
      },
    },
  })
}
/** The body of a write; these examples use only the member. */
const bodyFor = (name: CallName, member: Member) =>
  EXAMPLES[name]({ member } as ExampleData).body as Record<string, unknown>
const send = (name: CallName, member: Member, body: unknown, key: string) =>
  member.call(callOf(name).method, callOf(name).path, body, { 'Idempotency-Key': key })

describe('a write that is repeated under its key', () => {
  it('has a query that counts its effect', () => {
    expect(KEYED.toSorted()).toEqual(Object.keys(EFFECTS).toSorted())
  })

  // Proves API-16.
  it.each(KEYED)('%s has its effect once, and the same answer', async (name) => {
    const member = await personFor(name)
    const key = crypto.randomUUID()
    const body = bodyFor(name, member)
    const first = await send(name, member, body, key)
    const second = await send(name, member, body, key)
    expect(first.status).toBe(callOf(name).status ?? 200)
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(await area.db.query(EFFECTS[name] ?? '', [member.id])).toHaveLength(1)
  })

  it.each(KEYED)('%s is refused with another body, and does nothing', async (name) => {
    const member = await personFor(name)
    const key = crypto.randomUUID()
    const body = bodyFor(name, member)
    await send(name, member, body, key)
    const other =
      name === 'sendContactMessage' ? { ...body, message: 'Outra mensagem inteira.' } : { ...body, other: 1 }
    const { status, body: answer } = await send(name, member, other, key)
    expect([status, answer['code']]).toEqual([409, 'request.conflict'])
    expect(await area.db.query(EFFECTS[name] ?? '', [member.id])).toHaveLength(1)
  })

  it.each(KEYED)('%s refuses a key that is too short, too long or malformed', async (name) => {
    const member = await personFor(name)
    for (const key of ['short', 'with spaces in the middle of it', 'x'.repeat(201)]) {
      const { status, body } = await send(name, member, bodyFor(name, member), key)
      expect([status, body['code']]).toEqual([400, 'request.invalid'])
    }
    expect(await area.db.query(EFFECTS[name] ?? '', [member.id])).toEqual([])
  })

  it.each(KEYED)('%s can be corrected and repeated under the key of a refused request', async (name) => {
    const member = await personFor(name)
    const key = crypto.randomUUID()
    const body = bodyFor(name, member)
    const hasBody = callOf(name).body !== undefined
    if (hasBody) expect((await send(name, member, { ...body, __extra: 1 }, key)).status).toBe(400)
    expect((await send(name, member, body, key)).status).toBe(callOf(name).status ?? 200)
  })
})

describe('a write whose server ended before it stored the answer', () => {
  // Proves API-31.
  it.each(KEYED)('%s is not repeated under its key, once its claim has ended', async (name) => {
    const losing = await openLosingAnswers()
    const member = await personFor(name)
    const headers = { ...member.headers, 'Idempotency-Key': crypto.randomUUID() }
    const { method, path, status = 200 } = callOf(name)
    const body = bodyFor(name, member)
    await losing.send(method, path, body, headers)
    const effects = () =>
      area.db.query<{ stored: string }>(
        (EFFECTS[name] ?? '').replace('select 1 from', `select ${STORED[name] ?? '1'} as stored from`),
        [member.id],
      )
    const first = await effects()
    await area.db.query(`update private.repeats set created_at = now() - interval '16 seconds' where answer is null`)
    const answer = await area.send(method, path, body, headers)
    expect([answer.status, first.length]).toEqual([status, 1])
    expect(await effects()).toEqual(first)
  })
})

describe('a write whose server loses its claim', () => {
  const endClaims = `update private.repeats set created_at = now() - interval '16 seconds' where answer is null`

  // Proves API-31.
  it('is not refused for a plan that the first request has ended', async () => {
    const member = await subscriber('-1 hour')
    const headers = { ...member.headers, 'Idempotency-Key': crypto.randomUUID() }
    await (await openLosingAnswers()).send('POST', '/api/billing/cancel', {}, headers)
    await area.db.query(endClaims)
    const { status, body } = await area.send('POST', '/api/billing/cancel', {}, headers)
    expect([status, body['subscription']]).toEqual([200, expect.objectContaining({ status: 'ended' })])
  })

  // Proves API-31.
  it('has no effect if another server has taken over the request', async () => {
    const takeOver = `update private.repeats set claimed_by = gen_random_uuid() where answer is null and user_uuid = $1`
    const member = await area.member()
    const { transaction } = area.db
    const slow = await openAccountArea({
      replaced: {
        db: {
          transaction: async (run) => {
            await area.db.query(takeOver, [member.id])
            return transaction(run)
          },
        },
      },
    })
    const headers = { ...member.headers, 'Idempotency-Key': crypto.randomUUID() }
    const { status, body } = await slow.send('POST', '/api/user/messaging-link', {}, headers)
    expect([status, body['code']]).toEqual([409, 'request.conflict'])
    expect(await area.db.query(EFFECTS.createLinkCode ?? '', [member.id])).toEqual([])
  })
})

describe('the keys', () => {
  it('are scoped to one account: the same key of another account is independent', async () => {
    const [one, two] = [await area.member(), await area.member()]
    const key = crypto.randomUUID()
    const answers = [await send('createLinkCode', one, {}, key), await send('createLinkCode', two, {}, key)]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]?.body['code']).not.toBe(answers[1]?.body['code'])
  })

  it('block a repeat while the request runs, and expire if it never ends', async () => {
    const member = await area.member()
    const key = crypto.randomUUID()
    const first = await send('createLinkCode', member, {}, key)
    const set = (changes: string) =>
      area.db.query(`update private.repeats set ${changes} where user_uuid = $1`, [member.id])
    await set('answer = null')
    expect((await send('createLinkCode', member, {}, key)).status).toBe(409)
    await set(`created_at = now() - interval '16 seconds'`)
    const taken = await send('createLinkCode', member, {}, key)
    expect([taken.status, taken.body['code'] === first.body['code']]).toEqual([201, false])
  })

  it('are renewed while the request runs', async () => {
    const { promise: canEnd, resolve: end } = Promise.withResolvers<void>()
    const app = new Hono<AppEnv>()
    let effects = 0
    const middleware = idempotent(depsOf(area), 'slow', { renewEvery: 10 })
    app.post(
      '/',
      middleware(async (c) => {
        effects += 1
        await canEnd
        return c.json({ effects })
      }),
    )
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const slow = app.request('/', { method: 'POST', headers, body: '{}' })
    const age = async () => {
      const [row] = await area.db.query<{ id: string; beat: string }>(
        'select id, created_at as beat from private.repeats where answer is null order by created_at desc limit 1',
      )
      return row
    }
    await expect.poll(age).toBeDefined()
    const before = await age()
    await expect
      .poll(async () => Date.parse((await age())?.beat ?? ''), { timeout: 5_000 })
      .toBeGreaterThan(Date.parse(before?.beat ?? ''))
    end()
    expect(await (await slow).json()).toEqual({ effects: 1 })
    const repeatAnswer = await app.request('/', { method: 'POST', headers, body: '{}' })
    expect([await repeatAnswer.json(), effects]).toEqual([{ effects: 1 }, 1])
  })

  // Proves API-16, API-17.
  it('return the answer of a request that was answered with 503 but went on', async () => {
    const [started, canEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let effects = 0
    const middleware = idempotent(depsOf(area), 'late')
    const app = new Hono<AppEnv>().use(requestTimeout).post(
      '/',
      middleware(async (c) => {
        effects += 1
        started.resolve()
        await canEnd.promise
        return c.json({ effects }, 201)
      }),
    )
    app.onError((error, c) => c.text('', (error as Refusal).status))
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const post = () => app.request('/', { method: 'POST', headers, body: '{}' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const response = post()
      await started.promise
      vi.advanceTimersByTime(8_000)
      expect((await response).status).toBe(503)
    } finally {
      vi.useRealTimers()
    }
    expect((await post()).status).toBe(409)
    canEnd.resolve()
    await expect.poll(async () => (await post()).status).toBe(201)
    expect([await (await post()).json(), effects]).toEqual([{ effects: 1 }, 1])
  })

  it('are released if their server has ended, which only an embedded database can detect', async () => {
    const member = await area.member()
    const key = crypto.randomUUID()
    await send('createLinkCode', member, {}, key)
    await area.db.query(
      'update private.repeats set answer = null, claimed_by = gen_random_uuid() where user_uuid = $1',
      [member.id],
    )
    // A shared Postgres may have another running server of ours.
    expect((await send('createLinkCode', member, {}, key)).status).toBe(area.db.kind === 'pglite' ? 201 : 409)
  })

  it('are stored with encrypted request and answer, and deleted with the account', async () => {
    const member = await area.member()
    const key = crypto.randomUUID()
    const { body } = await send('createLinkCode', member, {}, key)
    const stored = JSON.stringify(
      await area.db.query('select * from private.repeats where user_uuid = $1', [member.id]),
    )
    expect([stored.includes(key), stored.includes(String(body['code']))]).toEqual([false, false])
    await area.db.query('delete from public.users where id = $1', [member.id])
    expect(await area.db.query('select 1 from private.repeats where user_uuid = $1', [member.id])).toEqual([])
  })
})
