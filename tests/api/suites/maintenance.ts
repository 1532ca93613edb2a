/** What time takes away: each task on something that is over and something that is not. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { settlePlans } from '#server/billing/settle-plans.ts'
import { prune, TASKS } from '#server/maintenance/prune.ts'
import { type AccountArea, openAccountArea } from '../kit/members.ts'
import { OVERDUE, type Query, type Trace } from '../kit/overdue.ts'

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea()
})

const failures: string[] = []
const tidy = () => prune(area.db, (task) => failures.push(task))
const query: Query = (sql, ...values) => area.db.query(sql, values)

const isThere = async ({ sql, values }: Trace) => (await query(sql, ...values)).length > 0

describe('what time takes away', () => {
  it('is all of this', () => {
    expect(TASKS.map(({ name }) => name).toSorted()).toEqual(Object.keys(OVERDUE).toSorted())
  })

  it.each(Object.entries(OVERDUE))('%s', async (_name, { put, over, young }) => {
    const traces = [await put(query, over, await area.member()), await put(query, young, await area.member())]
    expect(await Promise.all(traces.map(isThere))).toEqual([true, true])
    await tidy()
    expect([await Promise.all(traces.map(isThere)), failures]).toEqual([[false, true], []])
  })

  it('leaves what nobody said a time for', async () => {
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
    await tidy()
    await settlePlans({ db: area.db, ...area.moneyMail })
    const plan = (await member.call('GET', '/api/billing/status')).body['subscription'] as { status: string }
    expect([(await member.call('GET', '/api/transcriptions')).body['total'], plan.status]).toEqual([1, 'active'])
    expect(await query('select 1 from public.contact_messages where email = $1', member.email)).toHaveLength(1)
    expect(await query('select 1 from private.waitlist_entries where email = $1', member.email)).toHaveLength(1)
    expect((await member.browser.auth.refreshSession()).error).toBe(null)
  })

  it('goes on after a task that fails', async () => {
    const ran: string[] = []
    const db = {
      ...area.db,
      query: (sql: string) => {
        ran.push(sql)
        return ran.length === 2 ? Promise.reject(new Error('busy')) : Promise.resolve([])
      },
    }
    const told: string[] = []
    await prune(db as typeof area.db, (task) => told.push(task))
    expect([ran.length, told]).toEqual([TASKS.length, [TASKS[1]?.name]])
  })
})
