/** Access records: who used the application, when and from which address. Kept for six months; the product cannot read them. */
import { beforeAll, describe, expect, it } from 'vitest'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea()
})

const HOME = '198.51.100.7'
const CAFE = { address: '2001:db8:1:2::9' }
const TRAIN = { address: '::ffff:203.0.113.20' }

const recordsOf = ({ id }: Pick<Member, 'id'>) =>
  area.db.query('select host(address) as address, port from access.records where account = $1 order by id', [id])
const addressesOf = async (member: Pick<Member, 'id'>) => (await recordsOf(member)).map(({ address }) => address)

// Proves DATA-22.
describe('an access record', () => {
  it('is written for each sign-in, with the exact address', async () => {
    const member = await area.member()
    const credentials = { email: member.email, password: member.password }
    await area.browser('pt', CAFE).auth.signInWithPassword(credentials)
    await area.browser('pt', TRAIN).auth.signInWithPassword(credentials)
    await area.browser('pt', TRAIN).auth.signInWithPassword(credentials)
    expect(await recordsOf(member)).toEqual(
      [HOME, '2001:db8:1:2::9', '203.0.113.20', '203.0.113.20'].map((address) => ({ address, port: null })),
    )
    const [row] = await area.db.query<{ is_now: boolean }>(
      `select at > now() - interval '1 minute' as is_now from access.records where account = $1`,
      [member.id],
    )
    expect(row).toEqual({ is_now: true })
  })

  it('is not written for a failed sign-in', async () => {
    const member = await area.member()
    await area.browser('pt', CAFE).auth.signInWithPassword({ email: member.email, password: 'errada-1' })
    await area.request('/api/user/profile', { headers: { Authorization: 'Bearer nothing' } }, CAFE)
    expect(await addressesOf(member)).toEqual([HOME])
  })

  it('is written once a day if an open session is used from another address', async () => {
    const member = await area.member()
    const use = () => area.request('/api/user/profile', { headers: member.headers }, CAFE)
    await member.call('GET', '/api/user/profile')
    await use()
    await use()
    expect(await addressesOf(member)).toEqual([HOME, CAFE.address])
    const other = await openAccountArea()
    await other.request('/api/user/profile', { headers: member.headers }, CAFE)
    expect(await addressesOf(member)).toEqual([HOME, CAFE.address])
  })

  it('is written if a session is refreshed from another address', async () => {
    const member = await area.member()
    const refresh = async (network?: { address: string }) => {
      const { data } = await member.browser.auth.getSession()
      const body = { refresh_token: data.session?.refresh_token }
      return area.call('POST', '/auth/v1/token?grant_type=refresh_token', body, {}, network)
    }
    expect([(await refresh()).status, await addressesOf(member)]).toEqual([200, [HOME]])
    expect([(await refresh(TRAIN)).status, await addressesOf(member)]).toEqual([200, [HOME, '203.0.113.20']])
  })

  it('outlives the account, without its identity', async () => {
    const member = await area.member()
    await member.call('DELETE', '/api/user/account', {})
    expect(await addressesOf(member)).toEqual([HOME])
    const columns = await area.db.query(
      `select column_name as name from information_schema.columns
       where table_schema = 'access' and table_name = 'records' order by ordinal_position`,
    )
    expect(columns.map(({ name }) => name)).toEqual(['id', 'account', 'address', 'port', 'at'])
  })

  it('cannot be updated, deleted before its time or truncated', async () => {
    const member = await area.member()
    for (const sql of [
      'update access.records set at = now() where account = $1',
      'delete from access.records where account = $1',
    ]) {
      await expect(area.db.query(sql, [member.id])).rejects.toThrow('append-only')
    }
    await expect(area.db.query('truncate access.records')).rejects.toThrow('append-only')
    expect(await addressesOf(member)).toEqual([HOME])
  })

  it('never appears in the log', async () => {
    const member = await area.member()
    await area.browser('pt', CAFE).auth.signInWithPassword({ email: member.email, password: member.password })
    await area.request('/api/user/profile', { headers: member.headers }, TRAIN)
    const log = area.lines.join('\n')
    expect([log.includes('/api/user/profile'), log.includes(CAFE.address), log.includes('203.0.113.20')]).toEqual([
      true,
      false,
      false,
    ])
  })
})
