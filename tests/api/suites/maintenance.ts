import { beforeAll, describe, expect, it } from 'vitest'
import { prune, TASKS } from '#server/maintenance/prune.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea()
})

const count = async (table: string, column: string, { id }: Member) => {
  const rows = await area.db.query(`select 1 from ${table} where ${column} = $1`, [id])
  return rows.length
}
const planStatus = async (member: Member) =>
  ((await member.call('GET', '/api/billing/status')).body['subscription'] as { status: string }).status
const failures: string[] = []
const tidy = () => prune(area.db, (task) => failures.push(task))

describe('every night', () => {
  it('keeps transcriptions as long as their owner wants, and no longer', async () => {
    const [short, forever] = [await area.member(), await area.member()]
    for (const member of [short, forever]) {
      await member.linkPhone()
      await member.receive('Velha', { received_at: new Date(Date.now() - 8 * 86_400_000).toISOString() })
      await member.receive('Nova', { received_at: new Date(Date.now() - 6 * 86_400_000).toISOString() })
    }
    await short.call('POST', '/api/user/privacy-settings', { retention_days: 7 })
    await tidy()
    const kept = [
      await count('public.transcriptions', 'user_uuid', short),
      await count('public.transcriptions', 'user_uuid', forever),
    ]
    expect(kept).toEqual([1, 2])
  })

  it('takes away files of exports whose time is over', async () => {
    const member = await area.member()
    await member.call('POST', '/api/user/export-data', {})
    await area.db.query('update public.data_export_requests set expires_at = now() where user_id = $1', [member.id])
    await tidy()
    const [request] = await area.db.query<{ status: string; files: number }>(
      `select status, (select count(*)::int from private.export_files f where f.request_id = r.id) as files
       from public.data_export_requests r where user_id = $1`,
      [member.id],
    )
    expect(request).toEqual({ status: 'expired', files: 0 })
  })

  it('ends a cancelled plan with its period, and no other', async () => {
    const [ending, staying] = [await area.member(), await area.member()]
    for (const [member, isEnding] of [
      [ending, true],
      [staying, false],
    ] as const) {
      await area.db.query(
        `insert into public.subscriptions (user_uuid, plan_id, status, is_ending, current_period_end)
         select $1, id, 'active', $2, now() from public.plans where code = 'premium'`,
        [member.id, isEnding],
      )
    }
    await tidy()
    expect([await planStatus(ending), await planStatus(staying)]).toEqual(['ended', 'active'])
  })

  it('keeps the audit log for a year', async () => {
    const member = await area.member()
    await area.db.query(
      `insert into private.audit_log (user_uuid, event, at) values ($1, 'session.opened', now() - interval '366 days'),
         ($1, 'session.opened', now() - interval '364 days')`,
      [member.id],
    )
    await tidy()
    // The third is the sign-in of this test.
    expect(await count('private.audit_log', 'user_uuid', member)).toBe(2)
  })

  it('leaves what is in use', async () => {
    const member = await area.member()
    await member.linkPhone()
    await member.receive('Fica')
    await tidy()
    expect((await member.call('GET', '/api/transcriptions')).body['total']).toBe(1)
    expect((await member.browser.auth.refreshSession()).error).toBe(null)
  })

  it('does all of it without a failure', async () => {
    failures.length = 0
    await tidy()
    expect([failures, TASKS.length]).toEqual([[], 13])
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
