import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { EmailChangeStatus } from '#contracts/api/email-change.ts'
import { SUPPORT_HOURS } from '#contracts/limits.ts'
import { formatDate } from '#contracts/format-date.ts'
import { prune } from '#server/maintenance/prune.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'
import { latestMail, callbackParametersOf, newEmail, recover, register, signUp } from '../kit/people.ts'
import { onlyLimits, ORIGIN } from '../kit/server.ts'
import { makeSessionsOld } from '../kit/old-sessions.ts'

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea()
})

const PATH = '/api/user/email-change'

const request = (member: Member, email: string, more: object = {}) => member.call('POST', PATH, { email, ...more })
const read = async (member: Member) => (await member.call('GET', PATH)).body as unknown as EmailChangeStatus
const confirm = (token: string) => area.send('POST', '/api/email-change/confirm', { token })
const resend = (member: Member, mailbox: string) => member.call('POST', `${PATH}/resend`, { mailbox })
const tokenTo = async (email: string) => callbackParametersOf(await latestMail(area, email)).token_hash
const outcomeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  body['code'] ?? body,
]

const digest = (token: string) => createHash('sha256').update(token).digest('hex')

/** Every part of an answer that could reveal whether an address has an account. */
const answersFor = async (member: Member, email: string) => {
  const { status, body, headers } = await request(member, email)
  const { expires_at: _at, ...change } = (body as unknown as EmailChangeStatus).change ?? {}
  return [status, { ...change, new_email: '' }, [...headers.keys()], (await resend(member, 'new')).status]
}

/** Requests a change, for which both mailboxes get a mail. */
const startChange = async () => {
  const member = await area.member()
  const email = newEmail('moved')
  await request(member, email)
  return { member, email, current: await tokenTo(member.email), new: await tokenTo(email) }
}

const signsIn = async (email: string, password: string) =>
  (await area.browser().auth.signInWithPassword({ email, password })).error?.code ?? 'in'

const rowOf = async ({ id }: Member) => {
  const [row] = await area.db.query(
    `select u.email as app, a.email as auth, i.identity_data ->> 'email' as identity, u.email_verified
     from public.users u join auth.users a on a.id = u.id join auth.identities i on i.user_id = a.id where u.id = $1`,
    [id],
  )
  return row
}

const rowWith = (email: string) => ({ app: email, auth: email, identity: email, email_verified: true })

describe('a change of the address', () => {
  // Proves ACCOUNT-26.
  it.each([
    ['the old mailbox last', 'new', 'current'],
    ['the new mailbox last', 'current', 'new'],
  ] as const)('takes effect once both mailboxes have confirmed, not before: %s', async (_, first, last) => {
    const change = await startChange()
    const { member, email } = change
    expect(outcomeOf(await confirm(change[first]))).toEqual([200, { mailbox: first, waiting_for: last }])
    expect(await rowOf(member)).toEqual(rowWith(member.email))
    expect(await read(member)).toMatchObject({
      email: member.email,
      change: {
        new_email: email,
        status: 'pending',
        is_current_confirmed: first === 'current',
        is_new_confirmed: first === 'new',
      },
    })
    expect(outcomeOf(await confirm(change[last]))).toEqual([200, { mailbox: last, waiting_for: null }])
    expect(await rowOf(member)).toEqual(rowWith(email))
    expect(await read(member)).toEqual({ email, undeliverable_since: null, change: null })
    expect([await signsIn(email, member.password), await signsIn(member.email, member.password)]).toEqual([
      'in',
      'invalid_credentials',
    ])
  })

  // Proves ACCOUNT-26.
  it('is not completed by confirming one mailbox twice', async () => {
    const change = await startChange()
    const first = await confirm(change.new)
    expect(outcomeOf(await confirm(change.new))).toEqual(outcomeOf(first))
    expect(await rowOf(change.member)).toEqual(rowWith(change.member.email))
  })

  // Proves ACCOUNT-111.
  it('is done once, and reported as done if a link is used again', async () => {
    const { member, email, ...tokens } = await startChange()
    await confirm(tokens.new)
    const answers = [await confirm(tokens.current), await confirm(tokens.current), await confirm(tokens.new)]
    expect(answers.map(outcomeOf)).toEqual([
      [200, { mailbox: 'current', waiting_for: null }],
      [200, { mailbox: 'current', waiting_for: null }],
      [200, { mailbox: 'new', waiting_for: null }],
    ])
    expect((await area.mailsTo(member.email)).filter(({ kind }) => kind === 'emailChanged').length).toBe(1)
    expect(await read(member)).toEqual({ email, undeliverable_since: null, change: null })
    const later = newEmail('moved')
    await request(member, later)
    expect([outcomeOf(await confirm(tokens.new)), (await read(member)).change?.new_email]).toEqual([
      [410, 'auth.linkExpired'],
      later,
    ])
  })

  // Proves ACCOUNT-34.
  it('ends every session but the requesting one, and invalidates links mailed before', async () => {
    const member = await area.member()
    const other = area.browser()
    await other.auth.signInWithPassword({ email: member.email, password: member.password })
    await area.browser().auth.resetPasswordForEmail(member.email)
    const recovery = callbackParametersOf(await latestMail(area, member.email))
    const email = newEmail('moved')
    await request(member, email)
    await confirm(await tokenTo(email))
    await confirm(await tokenTo(member.email))
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await member.browser.auth.getUser()).data.user?.email).toBe(email)
    expect((await area.browser().auth.verifyOtp(recovery)).error?.code).toBe('otp_expired')
    expect((await recover(area, email)).session.user.id).toBe(member.id)
  })

  it('sends each mailbox its own mail, and notifies the old one at the end', async () => {
    const { member, email, ...tokens } = await startChange()
    const [toOld, toNew] = [await latestMail(area, member.email), await latestMail(area, email)]
    expect([toOld.kind, toNew.kind]).toEqual(['emailChangeCurrent', 'emailChangeNew'])
    expect(toOld.link).toMatch(new RegExp(`^${ORIGIN}/pt/auth/callback\\?token_hash=[\\w-]{43}&type=email_change$`))
    expect([toOld.text.includes(email), toNew.text.includes(member.email)]).toEqual([true, false])
    await confirm(tokens.current)
    await area.send('POST', '/api/email-change/confirm', { token: tokens.new }, { 'Accept-Language': 'fr' })
    const [last] = await area.mailsTo(member.email)
    expect([last?.kind, last?.language, last?.link, last?.text.includes(email)]).toEqual([
      'emailChanged',
      'pt',
      `${ORIGIN}/pt/contato`,
      false,
    ])
    const kinds = [...(await area.mailsTo(member.email)), ...(await area.mailsTo(email))].map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind.startsWith('emailChange'))).toEqual(['emailChanged'])
  })

  it('is in the activity without an address', async () => {
    const { member, ...tokens } = await startChange()
    await confirm(tokens.current)
    await confirm(tokens.new)
    const { body } = await member.call('GET', '/api/user/activity')
    expect((body['data'] as { event: string }[]).map(({ event }) => event)).toEqual([
      'email.changed',
      'email.changeRequested',
      'session.opened',
    ])
  })

  it('keeps no token, only its digest', async () => {
    const { member, ...tokens } = await startChange()
    const rows = await area.db.query<Record<string, string>>(
      'select current_token_hash, new_token_hash from private.email_changes where user_uuid = $1',
      [member.id],
    )
    expect(rows).toEqual([{ current_token_hash: digest(tokens.current), new_token_hash: digest(tokens.new) }])
  })
})

describe('requesting a change of the e-mail', () => {
  // Proves ACCOUNT-42.
  it('needs the password unless the session is new', async () => {
    const member = await area.member()
    await makeSessionsOld(area.db, member.id)
    const email = newEmail('moved')
    const answers = [
      await request(member, email),
      await request(member, email, { password: 'errada-1' }),
      await request(member, email, { password: member.password }),
    ]
    expect(answers.map(({ status, body }) => [status, body['code']])).toEqual([
      [403, 'auth.proofNeeded'],
      [400, 'password.currentWrong'],
      [200, undefined],
    ])
    expect((await area.mailsTo(email)).length).toBe(1)
  })

  it.each([
    ['ana@prosa', 'email.invalid'],
    ['', 'email.required'],
    [`${'a'.repeat(250)}@b.co`, 'email.invalid'],
  ])('is refused for %j', async (email, issue) => {
    const { status, body } = await request(await area.member(), email)
    expect([status, body['code'], body['details']]).toEqual([400, 'request.invalid', { fields: { email: issue } }])
  })

  it('is refused for the current address, in any spelling', async () => {
    const member = await area.member()
    const { status, body } = await request(member, ` ${member.email.toUpperCase()} `)
    expect([status, body['details']]).toEqual([400, { fields: { email: 'email.unchanged' } }])
  })

  // Proves ACCOUNT-33.
  it('does not reveal whether the address has an account: only its owner is notified', async () => {
    const [one, two, owner] = [await area.member(), await area.member(), await area.member()]
    expect(await answersFor(two, owner.email)).toEqual(await answersFor(one, newEmail('moved')))
    const [mail] = await owner.mails()
    expect([mail?.kind, mail?.link]).toEqual(['emailChangeTaken', `${ORIGIN}/pt/login`])
    expect(mail?.text).not.toContain(two.email)
    // Confirming the old mailbox alone changes nothing.
    await confirm(await tokenTo(two.email))
    expect([await rowOf(two), await rowOf(owner)]).toEqual([rowWith(two.email), rowWith(owner.email)])
  })

  it('replaces an earlier request, whose links become invalid', async () => {
    const [before, email] = [await startChange(), newEmail('moved')]
    await request(before.member, email)
    expect([(await confirm(before.current)).status, (await confirm(before.new)).status]).toEqual([410, 410])
    expect((await area.mailsTo(before.email)).length).toBe(0)
    await confirm(await tokenTo(email))
    await confirm(await tokenTo(before.member.email))
    expect(await rowOf(before.member)).toEqual(rowWith(email))
  })

  // Proves ACCOUNT-126.
  it('is accepted for each of several concurrent requests, of which the last one remains', async () => {
    const [member, emails] = [await area.member(), [1, 2, 3, 4].map(() => newEmail('moved'))]
    const answers = await Promise.all(emails.map((email) => request(member, email)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(emails).toContain((await read(member)).change?.new_email)
  })

  it('is limited to five an hour for an account, with an interval between mails to one address', async () => {
    const strict = await openAccountArea({ limits: onlyLimits('emailChangeByUser') })
    const member = await strict.member()
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) statuses.push((await request(member, newEmail('moved'))).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])

    const spaced = await openAccountArea({ limits: onlyLimits('mailIntervalByRequester') })
    const [other, email] = [await spaced.member(), newEmail('moved')]
    await request(other, email)
    const resendAnswer = await resend(other, 'new')
    expect([resendAnswer.status, Number(resendAnswer.headers.get('Retry-After')) > 50]).toEqual([429, true])
    expect((await resend(other, 'current')).status).toBe(429)
  })

  it('does not limit a corrected second request, nor other accounts', async () => {
    const spaced = await openAccountArea({ limits: onlyLimits('mailIntervalByRequester', 'emailChangeByUser') })
    const [one, other] = [await spaced.member(), await spaced.member()]
    const email = newEmail('moved')
    expect((await request(one, email)).status).toBe(200)
    await one.call('DELETE', PATH, {})
    const corrected = [await request(one, newEmail('right')), await request(one, email), await request(other, email)]
    expect(corrected.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('counts as a retry if the same session repeats it: the same answer, no second mail', async () => {
    const spaced = await openAccountArea({ limits: onlyLimits('mailIntervalByRequester', 'emailChangeByUser') })
    const [member, email] = [await spaced.member(), newEmail('moved')]
    const answers: Awaited<ReturnType<typeof request>>[] = []
    for (let count = 0; count < 8; count += 1) answers.push(await request(member, email))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => answers[0]?.body))
    expect((await area.mailsTo(email)).length).toBe(1)
  })
})

describe('a pending change', () => {
  it('can resend each mail, which invalidates its previous link', async () => {
    const { member, email, ...tokens } = await startChange()
    expect((await resend(member, 'new')).status).toBe(200)
    expect([(await confirm(tokens.new)).status, (await confirm(tokens.current)).status]).toEqual([410, 200])
    expect(outcomeOf(await resend(member, 'current'))).toEqual([404, 'request.notFound'])
    expect((await confirm(await tokenTo(email))).body).toEqual({ mailbox: 'new', waiting_for: null })
    expect(outcomeOf(await resend(member, 'new'))).toEqual([404, 'request.notFound'])
  })

  // Proves ACCOUNT-26.
  it('names the deadline in each mail, which a resent mail does not postpone', async () => {
    const { member, email } = await startChange()
    const form = { dateStyle: 'long', timeStyle: 'short', timeZone: SUPPORT_HOURS.timeZone } as const
    const until = async () => formatDate((await read(member)).change?.expires_at ?? '', 'pt', form)
    expect((await latestMail(area, member.email)).text).toContain(`até ${await until()}`)
    await area.db.query(
      `update private.email_changes set expires_at = now() + interval '1 hour' where user_uuid = $1`,
      [member.id],
    )
    await resend(member, 'new')
    await resend(member, 'current')
    const texts = [(await latestMail(area, email)).text, (await latestMail(area, member.email)).text]
    const written = `até ${await until()}`
    expect(texts.map((text) => text.includes(written))).toEqual([true, true])
  })

  // Proves ACCOUNT-28.
  it('can be cancelled: its links are invalid, its mails removed, and the address unchanged', async () => {
    const { member, email, ...tokens } = await startChange()
    const { status, body } = await member.call('DELETE', PATH, {})
    expect([status, body]).toEqual([200, { email: member.email, undeliverable_since: null, change: null }])
    expect([(await confirm(tokens.current)).status, (await confirm(tokens.new)).status]).toEqual([410, 410])
    expect((await area.mailsTo(email)).length).toBe(0)
    expect(await rowOf(member)).toEqual(rowWith(member.email))
    await member.call('DELETE', PATH, {})
    const { body: activity } = await member.call('GET', '/api/user/activity')
    expect((activity['data'] as { event: string }[]).map(({ event }) => event)).toEqual([
      'email.changeCancelled',
      'email.changeRequested',
      'session.opened',
    ])
  })

  // Proves ACCOUNT-29.
  it('expires after a day, is shown as expired for a week, and is then deleted', async () => {
    const { member, email, ...tokens } = await startChange()
    await confirm(tokens.current)
    const age = (past: string) =>
      area.db.query(`update private.email_changes set expires_at = now() - $2::interval where user_uuid = $1`, [
        member.id,
        past,
      ])
    await age('0 seconds')
    expect(outcomeOf(await confirm(tokens.new))).toEqual([410, 'auth.linkExpired'])
    expect(outcomeOf(await resend(member, 'new'))).toEqual([404, 'request.notFound'])
    expect((await read(member)).change).toMatchObject({ new_email: email, status: 'expired' })
    await age('6 days')
    await prune(area.db, (_, error) => expect.fail(String(error)))
    expect((await read(member)).change?.status).toBe('expired')
    await age('8 days')
    await prune(area.db, (_, error) => expect.fail(String(error)))
    expect(await read(member)).toEqual({ email: member.email, undeliverable_since: null, change: null })
  })

  // Proves ACCOUNT-29.
  it('fails if another account was registered with the address meanwhile', async () => {
    const { member, email, ...tokens } = await startChange()
    await confirm(tokens.new)
    const other = await register(area, email)
    expect(outcomeOf(await confirm(tokens.current))).toEqual([409, 'auth.emailTaken'])
    expect((await read(member)).change).toMatchObject({ status: 'taken' })
    expect(outcomeOf(await confirm(tokens.current))).toEqual([410, 'auth.linkExpired'])
    expect([await rowOf(member), (await other.browser.auth.getUser()).data.user?.email]).toEqual([
      rowWith(member.email),
      email,
    ])
    expect((await member.call('GET', '/api/user/profile')).status).toBe(200)
  })

  it('excludes a concurrent registration of the address: exactly one succeeds', async () => {
    const { member, email, ...tokens } = await startChange()
    await confirm(tokens.new)
    const [confirmed] = await Promise.all([confirm(tokens.current), signUp(area, email)])
    const rows = await area.db.query<{ id: string }>('select id from auth.users where email = $1', [email])
    expect([rows.length, rows[0]?.id === member.id]).toEqual([1, confirmed.status === 200])
    expect([200, 409]).toContain(confirmed.status)
  })

  it('is deleted with the account, and so are the mails to the new mailbox', async () => {
    const { member, email, ...tokens } = await startChange()
    await member.call('DELETE', '/api/user/account', {})
    expect((await confirm(tokens.new)).status).toBe(410)
    expect((await area.mailsTo(email)).length).toBe(0)
    expect(await area.db.query('select 1 from private.email_changes where user_uuid = $1', [member.id])).toEqual([])
  })

  it('cannot be completed for a deactivated account', async () => {
    const { member, ...tokens } = await startChange()
    await area.db.query('update public.users set is_active = false where id = $1', [member.id])
    expect((await confirm(tokens.new)).status).toBe(410)
  })

  // Proves ACCOUNT-28.
  it('cannot be read, resent or cancelled by another account', async () => {
    const { member, email } = await startChange()
    const stranger = await area.member()
    expect(await read(stranger)).toEqual({ email: stranger.email, undeliverable_since: null, change: null })
    expect((await resend(stranger, 'new')).status).toBe(404)
    await stranger.call('DELETE', PATH, {})
    expect((await read(member)).change?.new_email).toBe(email)
  })
})

it('an invalid link confirms nothing', async () => {
  const tokens = ['x', 'a'.repeat(43), `' or 1=1 --`]
  const statuses: unknown[] = []
  for (const token of tokens) statuses.push(outcomeOf(await confirm(token)))
  expect(statuses).toEqual(tokens.map(() => [410, 'auth.linkExpired']))
})

it('a direct call to the auth service changes no address', async () => {
  const member = await area.member()
  const { error } = await member.browser.auth.updateUser({ email: newEmail('moved') })
  expect(error?.code).toBe('request.notAllowed')
  expect(await rowOf(member)).toEqual(rowWith(member.email))
})
