import { beforeAll, describe, expect, it } from 'vitest'
import type { OpenSessions } from '#contracts/api/sessions.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'
import { callbackParametersOf, newEmail, latestMail, signUp } from '../kit/people.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const DESK = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea()
})

type SessionTokens = { access_token: string; refresh_token: string }

const signIn = async ({ email, password }: Pick<Member, 'email' | 'password'>, userAgent: string) => {
  const answer = await area.post('/auth/v1/token?grant_type=password', { email, password }, { 'User-Agent': userAgent })
  expect(answer.status).toBe(200)
  return (await answer.json()) as SessionTokens
}

const sessionsOf = async ({ call }: Pick<Member, 'call'>) =>
  ((await call('GET', '/api/user/sessions')).body as OpenSessions).sessions

const othersOf = async (member: Pick<Member, 'call'>) =>
  (await sessionsOf(member)).filter(({ is_this_session: isThis }) => !isThis)

const newDeviceMails = async (email: string) => (await area.mailsTo(email)).filter(({ kind }) => kind === 'newDevice')

describe('the open sessions of an account', () => {
  // Proves SECURITY-40.
  it('are listed with browser and system, this one first, and without an address', async () => {
    const member = await area.member()
    await signIn(member, DESK)
    await signIn(member, PHONE)
    const { body } = await member.call('GET', '/api/user/sessions')
    expect((body as OpenSessions).sessions).toMatchObject([
      { browser: null, system: null, is_this_session: true },
      { browser: 'chrome', system: 'android', is_this_session: false },
      { browser: 'firefox', system: 'linux', is_this_session: false },
    ])
    expect(JSON.stringify(body)).not.toMatch(/Mozilla|127\.0|::|user_agent|"ip"/)
  })

  // Proves SECURITY-40.
  it('have the times at which they were opened and last refreshed', async () => {
    const member = await area.member()
    const { refresh_token } = await signIn(member, DESK)
    await area.db.query(
      `update auth.sessions set created_at = '2026-01-15T12:00:00Z' where user_id = $1 and user_agent = $2`,
      [member.id, DESK],
    )
    const [before] = await othersOf(member)
    expect(before).toMatchObject({ opened_at: '2026-01-15T12:00:00+00:00', used_at: '2026-01-15T12:00:00+00:00' })
    await area.post('/auth/v1/token?grant_type=refresh_token', { refresh_token })
    const [after] = await othersOf(member)
    expect(after?.opened_at).toBe('2026-01-15T12:00:00+00:00')
    expect(Date.now() - Date.parse(after?.used_at ?? '')).toBeLessThan(60_000)
  })

  // Proves SECURITY-01.
  it('cannot be listed or ended by others', async () => {
    const [member, other] = [await area.member(), await area.member()]
    await signIn(member, PHONE)
    const own = await sessionsOf(member)
    expect(await sessionsOf(other)).toHaveLength(1)
    for (const { id } of own) {
      expect(await other.call('DELETE', `/api/user/sessions/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'request.notFound' },
      })
    }
    expect(await sessionsOf(member)).toEqual(own)
  })

  it('cannot be read from a table', async () => {
    const { headers } = await area.member()
    const read = await area.send('GET', '/rest/v1/sessions?select=user_agent', undefined, {
      ...headers,
      apikey: area.secrets.publishableKey,
      'Accept-Profile': 'auth',
    })
    expect(read.status).toBeGreaterThanOrEqual(400)
  })
})

describe('ending a session', () => {
  // Proves SECURITY-03, SECURITY-41.
  it('invalidates its tokens at once, keeps the others, and is in the activity', async () => {
    const member = await area.member()
    const [phone, desk] = [await signIn(member, PHONE), await signIn(member, DESK)]
    const onPhone = (await othersOf(member)).find(({ system }) => system === 'android')
    const endAnswer = await member.call('DELETE', `/api/user/sessions/${onPhone?.id}`)
    expect([endAnswer.status, endAnswer.body]).toEqual([200, { ended: true }])
    const statusWith = async ({ access_token }: SessionTokens) =>
      (await area.send('GET', '/api/user/sessions', undefined, { Authorization: `Bearer ${access_token}` })).status
    expect([await statusWith(phone), await statusWith(desk)]).toEqual([401, 200])
    const { refresh_token } = phone
    expect((await area.post('/auth/v1/token?grant_type=refresh_token', { refresh_token })).status).toBe(400)
    const activity = await member.call('GET', '/api/user/activity?limit=1')
    expect(activity.body['data']).toMatchObject([{ event: 'session.ended', is_this_session: true }])
  })

  it('answers 404 for an ended session, and for the current one', async () => {
    const member = await area.member()
    await signIn(member, PHONE)
    const [own, other] = await sessionsOf(member)
    const end = async (id: string | undefined) => (await member.call('DELETE', `/api/user/sessions/${id}`)).status
    expect([await end(other?.id), await end(other?.id), await end(own?.id)]).toEqual([200, 404, 404])
    expect(await sessionsOf(member)).toHaveLength(1)
  })
})

describe('the mail about a new device', () => {
  // Proves SECURITY-42.
  it('is sent once for the first sign-in on another browser, in the language of the account', async () => {
    const member = await area.member()
    await area.db.query(`update public.users set language = 'fr' where id = $1`, [member.id])
    await signIn(member, PHONE)
    const [mail] = await newDeviceMails(member.email)
    expect(mail).toMatchObject({ language: 'fr', link: expect.stringMatching(/\/fr\/security-settings#devices$/) })
    expect(mail?.text).toContain('Chrome sur Android')
    await signIn(member, PHONE)
    await signIn(member, PHONE.replace('131.0.0.0', '140.0.0.0'))
    expect(await newDeviceMails(member.email)).toHaveLength(1)
    await signIn(member, DESK)
    expect(await newDeviceMails(member.email)).toHaveLength(2)
  })

  // Proves SECURITY-42.
  it('is sent once for two sign-ins at the same time', async () => {
    const member = await area.member()
    await Promise.all([signIn(member, PHONE), signIn(member, PHONE)])
    expect(await newDeviceMails(member.email)).toHaveLength(1)
  })

  // Proves SECURITY-42.
  it('is not sent for the browser of the registration', async () => {
    const email = newEmail('phone')
    await signUp(area, email, {}, 'segredo-1')
    await area.post('/auth/v1/verify', callbackParametersOf(await latestMail(area, email)), { 'User-Agent': PHONE })
    await signIn({ email, password: 'segredo-1' }, PHONE)
    expect(await newDeviceMails(email)).toEqual([])
  })
})
