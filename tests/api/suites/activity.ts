import { beforeAll, describe, expect, it } from 'vitest'
import type { Queries, RowSecurityClaims } from '#server/database/database.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea()
})

const eventsOf = async (member: Member) => {
  const { body } = await member.call('GET', '/api/user/activity')
  return (body['data'] as { event: string; is_this_session: boolean }[]).map(({ event, is_this_session: isMine }) => [
    event,
    isMine,
  ])
}

describe('the activity of an account', () => {
  // Proves ACCOUNT-41.
  it('lists each action with its session, newest first', async () => {
    const member = await area.member()
    await area.browser().auth.signInWithPassword({ email: member.email, password: member.password })
    await member.call('PUT', '/api/user/profile', { company: 'Lima' })
    await member.call('POST', '/api/user/privacy-settings', { analytics: true })
    await member.call('PUT', '/api/user/service-configurations', { transcribe: { summary: 'off' } })
    await member.browser.auth.signOut({ scope: 'others' })
    expect(await eventsOf(member)).toEqual([
      ['session.othersEnded', true],
      ['transcribe.changed', true],
      ['privacy.changed', true],
      ['profile.changed', true],
      ['session.opened', false],
      ['session.opened', true],
    ])
  })

  it('is read page by page', async () => {
    const member = await area.member()
    await member.call('PUT', '/api/user/profile', { company: 'Lima' })
    const first = await member.call('GET', '/api/user/activity?limit=1')
    const { body } = await member.call('GET', `/api/user/activity?limit=1&after=${String(first.body['next'])}`)
    expect([(body['data'] as { event: string }[]).map(({ event }) => event), body['total']]).toEqual([
      ['session.opened'],
      2,
    ])
  })

  it('is append-only', async () => {
    const member = await area.member()
    const change = area.db.query(`update private.audit_log set event = 'a.b' where user_uuid = $1`, [member.id])
    await expect(change).rejects.toThrow('the audit log is append-only')
    const removal = area.db.query('delete from private.audit_log where user_uuid = $1', [member.id])
    await expect(removal).rejects.toThrow('the audit log is append-only')
    await expect(area.db.exec('truncate private.audit_log')).rejects.toThrow('the audit log is append-only')
    expect(await eventsOf(member)).toEqual([['session.opened', true]])
  })

  it('is written in the same transaction as the change', async () => {
    const member = await area.member()
    const changes = [
      member.call('PUT', '/api/user/profile', { company: 'Lima' }),
      member.call('POST', '/api/user/privacy-settings', { analytics: true }),
      member.call('PUT', '/api/user/service-configurations', { transcribe: { summary: 'off' } }),
    ]
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([200, 200, 200])
    const asUser = area.db.asUser
    const db = {
      asUser: <T>(claims: RowSecurityClaims, run: (queries: Queries) => Promise<T>) =>
        asUser(claims, run, () => Promise.reject(new Error('the log is full'))),
    }
    const failing = await openAccountArea({ replaced: { db } })
    const call = (method: string, path: string, body: unknown) => failing.send(method, path, body, member.headers)
    const statuses = [
      await call('PUT', '/api/user/profile', { company: 'Moura' }),
      await call('POST', '/api/user/privacy-settings', { analytics: false }),
      await call('PUT', '/api/user/service-configurations', { transcribe: { summary: 'full' } }),
    ].map(({ status }) => status)
    const { body: profile } = await member.call('GET', '/api/user/profile')
    const { body: privacy } = await member.call('GET', '/api/user/privacy-settings')
    const { body: settings } = await member.call('GET', '/api/user/service-configurations')
    expect(statuses).toEqual([500, 500, 500])
    expect([profile['user'], privacy['settings'], settings['configurations']]).toMatchObject([
      { profile: { company: 'Lima' } },
      { analytics: true },
      { transcribe: { summary: 'off' } },
    ])
  })

  it('is visible to its owner only', async () => {
    const [member, other] = [await area.member(), await area.member()]
    await member.call('PUT', '/api/user/profile', { company: 'Lima' })
    expect(await eventsOf(other)).toEqual([['session.opened', true]])
  })
})
