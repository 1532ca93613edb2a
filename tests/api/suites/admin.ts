import { beforeAll, describe, expect, it } from 'vitest'
import { NAME_MAX_LENGTH } from '#contracts/limits.ts'
import { type AccountArea, openAccountArea } from '../kit/members.ts'
import { latestMail } from '../kit/people.ts'

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea()
})

const write = async (name: string) => {
  const { body } = await area.send('POST', '/api/contact', {
    name,
    email: 'nora@prosa.test',
    subject: 'press',
    message: 'Uma pergunta sobre o produto.',
    language: 'fr',
  })
  return String(body['reference'])
}

const STOP = { is_active: false, reason: 'risk', note: 'Envia spam' }
const RESUME = { is_active: true, note: 'Pode voltar' }

const subscribe = (userId: string, status: string, until: string) =>
  area.db.query(
    `insert into public.subscriptions (user_uuid, plan_id, status, current_period_end)
     select $1, id, $2, now() + $3::interval from public.plans where code = 'premium'`,
    [userId, status, until],
  )

describe('the inbox', () => {
  // Proves ADMIN-02.
  it('lists messages, newest first, by status', async () => {
    const admin = await area.admin()
    const [first, second] = [await write('Primeira'), await write('Segunda')]
    const { body } = await admin.call('GET', '/api/admin/contact-messages?limit=2')
    const data = body['data'] as { id: string; reference: string; status: string }[]
    expect(data.map(({ reference, status }) => [reference, status])).toEqual([
      [second, 'new'],
      [first, 'new'],
    ])
    const answer = await admin.call('PATCH', `/api/admin/contact-messages/${data[1]?.id}`, { status: 'answered' })
    expect([answer.status, answer.body['message']]).toEqual([
      200,
      {
        id: data[1]?.id,
        reference: first,
        name: 'Primeira',
        email: 'nora@prosa.test',
        company: null,
        subject: 'press',
        message: 'Uma pergunta sobre o produto.',
        language: 'fr',
        status: 'answered',
        answer: null,
        answered_at: null,
        answered_by: null,
        created_at: expect.any(String) as string,
      },
    ])
    const open = (await admin.call('GET', '/api/admin/contact-messages?status=new')).body['data'] as typeof data
    expect(open.map(({ reference }) => reference)).not.toContain(first)
  })

  it('answers 404 for an unknown message id', async () => {
    const admin = await area.admin()
    const answers = [
      await admin.call('PATCH', `/api/admin/contact-messages/${crypto.randomUUID()}`, { status: 'closed' }),
      await admin.call('PATCH', '/api/admin/contact-messages/1', { status: 'closed' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })
})

describe('people, as administrators see them', () => {
  // Proves ADMIN-10.
  it('are found by a literal part of name or address', async () => {
    const admin = await area.admin()
    const member = await area.member({ name: 'Zuleica Moura' })
    const find = async (search: string) =>
      (
        (await admin.call('GET', `/api/admin/users?search=${encodeURIComponent(search)}`)).body['data'] as {
          id: string
        }[]
      ).map(({ id }) => id)
    expect(await find('zuleica mou')).toEqual([member.id])
    expect(await find(member.email.toUpperCase())).toEqual([member.id])
    for (const pattern of ['zuleica%moura', 'zuleica_moura', String.raw`zuleica\ `]) {
      expect([pattern, await find(pattern)]).toEqual([pattern, []])
    }
  })

  it('refuse a search with a NUL character', async () => {
    const admin = await area.admin()
    expect((await admin.call('GET', '/api/admin/users?search=%00')).status).toBe(400)
  })

  it('are listed with these fields and no others', async () => {
    const admin = await area.admin()
    const member = await area.member()
    const { body } = await admin.call('GET', `/api/admin/users?search=${member.email}`)
    expect(body['data']).toEqual([
      {
        id: member.id,
        name: 'Rita Moura',
        email: member.email,
        email_verified: true,
        email_undeliverable_since: null,
        role: 'user',
        is_active: true,
        language: 'pt-BR',
        plan: 'free',
        created_at: expect.any(String) as string,
        seen_at: expect.any(String) as string,
      },
    ])
  })

  // Proves ADMIN-60.
  it('show the last sign-in as last seen, also after their sessions and activity are deleted', async () => {
    const [admin, id] = [await area.admin(), crypto.randomUUID()]
    await area.db.query(
      `insert into auth.users (id, email, email_confirmed_at, created_at, last_sign_in_at)
       values ($1::uuid, $1::text || '@prosa.test', now(), now() - interval '2 years', '2026-03-01T12:00:00Z')`,
      [id],
    )
    await area.db.query('select private.ensure_user($1)', [id])
    await area.db.query(`update public.users set created_at = now() - interval '2 years' where id = $1`, [id])
    const { body } = await admin.call('GET', `/api/admin/users/${id}`)
    expect(new Date((body['user'] as { seen_at: string }).seen_at).toISOString()).toBe('2026-03-01T12:00:00.000Z')
  })

  // Proves ADMIN-16.
  it('are filtered by status and plan, with the number of each status', async () => {
    const admin = await area.admin()
    const name = `Quem ${admin.id}`
    const [free, paying, deactivated] = [
      await area.member({ name }),
      await area.member({ name }),
      await area.member({ name }),
    ]
    await subscribe(paying.id, 'active', '30 days')
    // The grace period has ended, whatever the stored status.
    await subscribe(free.id, 'active', '-30 days')
    await admin.call('PATCH', `/api/admin/users/${deactivated.id}`, STOP)
    const find = async (filter: string) => {
      const { body } = await admin.call('GET', `/api/admin/users?search=${encodeURIComponent(name)}${filter}`)
      const { data, total, counts } = body as { data: { id: string; plan: string }[]; total: number; counts: object }
      return { plans: new Map(data.map(({ id, plan }) => [id, plan])), total, counts }
    }
    const counts = { active: 2, inactive: 1 }
    expect(await find('')).toEqual({
      plans: new Map([
        [deactivated.id, 'free'],
        [paying.id, 'premium'],
        [free.id, 'free'],
      ]),
      total: 3,
      counts,
    })
    expect(await find('&status=inactive')).toEqual({ plans: new Map([[deactivated.id, 'free']]), total: 1, counts })
    expect(await find('&plan=premium')).toEqual({
      plans: new Map([[paying.id, 'premium']]),
      total: 1,
      counts: { active: 1, inactive: 0 },
    })
    expect((await find('&plan=free&status=active')).total).toBe(1)
    expect((await admin.call('GET', '/api/admin/users?plan=gold')).status).toBe(400)
  })

  // Proves ADMIN-16.
  it.each([
    ['name', ['álvaro', 'Bia', 'Édio', 'Zé']],
    ['-name', ['Zé', 'Édio', 'Bia', 'álvaro']],
    ['since', ['Zé', 'Bia', 'álvaro', 'Édio']],
    ['-since', ['Édio', 'álvaro', 'Bia', 'Zé']],
    ['seen', ['Bia', 'álvaro', 'Édio', 'Zé']],
    ['-seen', ['Zé', 'Édio', 'álvaro', 'Bia']],
  ])('are sorted by %s, page by page', async (sort, expected) => {
    const admin = await area.admin()
    for (const [index, first] of ['Zé', 'Bia', 'álvaro', 'Édio'].entries()) {
      const { id } = await area.member({ name: `${first} ${admin.id}` })
      await area.db.query(`update public.users set created_at = now() + $2 * interval '1 minute' where id = $1`, [
        id,
        index,
      ])
      // Zé's last visit is later than all registrations.
      if (first === 'Zé') {
        await area.db.query(`update auth.sessions set refreshed_at = now() + interval '1 hour' where user_id = $1`, [
          id,
        ])
      }
    }
    const names: string[] = []
    for (let after = ''; ;) {
      const path = `/api/admin/users?search=${admin.id}&sort=${sort}&limit=1${after}`
      const { body } = await admin.call('GET', path)
      const { data, next } = body as { data: { name: string }[]; next: string | null }
      names.push(...data.map(({ name }) => name.split(' ')[0] ?? ''))
      if (next === null) break
      after = `&after=${next}`
    }
    expect(names).toEqual(expected)
  })

  // Proves ADMIN-16.
  it('are paged past the longest name, in the script with the most bytes a letter', async () => {
    const admin = await area.admin()
    const longest = await area.member({ name: '각'.repeat(NAME_MAX_LENGTH) })
    const short = await area.member({ name: '각각' })
    const search = encodeURIComponent('각')
    const page = async (after: string) =>
      (await admin.call('GET', `/api/admin/users?search=${search}&sort=-name&limit=1${after}`)).body as {
        data?: { id: string }[]
        next?: string
      }
    const first = await page('')
    const second = await page(`&after=${first.next}`)
    expect([first, second].map(({ data }) => data?.map(({ id }) => id))).toEqual([[longest.id], [short.id]])
  })

  // Proves ADMIN-13.
  it('can be deactivated: the next call of each session is refused, and no token is refreshed', async () => {
    const admin = await area.admin()
    const member = await area.member()
    const path = `/api/admin/users/${member.id}`
    expect((await admin.call('PATCH', path, STOP)).body['user']).toMatchObject({ is_active: false })
    expect((await member.call('GET', '/api/user/profile')).status).toBe(401)
    expect((await member.browser.auth.refreshSession()).error?.name).toBe('AuthApiError')
    const { data } = await area.browser().auth.signInWithPassword({ email: member.email, password: member.password })
    const headers = { Authorization: `Bearer ${data.session?.access_token}` }
    const profile = await area.send('GET', '/api/user/profile', undefined, headers)
    expect([profile.status, profile.body['code']]).toEqual([403, 'account.inactive'])

    await admin.call('PATCH', path, RESUME)
    expect((await area.send('GET', '/api/user/profile', undefined, headers)).status).toBe(200)
  })

  // Proves ADMIN-19.
  it('are notified by mail once, in their language and in fixed texts, of a deactivation and an activation', async () => {
    const [admin, member] = [await area.admin(), await area.member()]
    await area.db.query(`update public.users set language = 'fr' where id = $1`, [member.id])
    const path = `/api/admin/users/${member.id}`
    await admin.call('PATCH', path, STOP)
    const deactivationMail = await latestMail(area, member.email, 'accountDeactivated')
    expect([deactivationMail.language, new URL(deactivationMail.link ?? '').pathname]).toEqual(['fr', '/fr/contato'])
    expect(deactivationMail.text).toContain('Le motif : l’utilisation du compte mettait d’autres comptes en danger.')
    expect(`${deactivationMail.subject} ${deactivationMail.text} ${deactivationMail.html}`).not.toContain(STOP.note)
    expect((await admin.call('PATCH', path, STOP)).status).toBe(200)
    await admin.call('PATCH', path, RESUME)
    expect((await latestMail(area, member.email, 'accountActivated')).text).not.toContain(RESUME.note)
    const mails = await area.db.query(
      `select kind from private.outbox where recipient = $1 and kind like 'account%' order by created_at, kind`,
      [member.email],
    )
    expect(mails).toEqual([{ kind: 'accountDeactivated' }, { kind: 'accountActivated' }])
  })

  // Proves ADMIN-18.
  it.each([
    { is_active: false },
    { is_active: false, note: 'Envia spam' },
    { is_active: false, reason: 'risk' },
    { is_active: false, reason: 'dislike', note: 'Envia spam' },
    { is_active: false, reason: 'risk', note: ' ' },
    { is_active: false, reason: 'risk', note: 'x'.repeat(501) },
    { is_active: true },
    { is_active: true, reason: 'risk', note: 'Pode voltar' },
  ])('are not deactivated or activated without a reason: %j', async (body) => {
    const [admin, member] = [await area.admin(), await area.member()]
    const answer = await admin.call('PATCH', `/api/admin/users/${member.id}`, body)
    expect([answer.status, answer.body['code']]).toEqual([400, 'request.invalid'])
    expect((await member.call('GET', '/api/user/profile')).status).toBe(200)
  })

  // Proves ADMIN-12.
  it('cannot be deactivated by themselves', async () => {
    const admin = await area.admin()
    const { status, body } = await admin.call('PATCH', `/api/admin/users/${admin.id}`, STOP)
    expect([status, body['code']]).toEqual([409, 'admin.ownAccount'])
  })

  // Proves ADMIN-01, SECURITY-04.
  it('are readable only by accounts that are administrators in the database, whatever the token claims', async () => {
    const admin = await area.admin()
    await area.db.query(`update public.users set role = 'user' where id = $1`, [admin.id])
    const { status, body } = await admin.call('GET', '/api/admin/users')
    expect([status, body['code'], body['error']]).toEqual([
      403,
      'access.denied',
      'Você não tem permissão para acessar esta página.',
    ])
  })
})

describe('an action of an administrator', () => {
  // Proves ADMIN-14.
  it('is recorded with the administrator’s id, for each accepted change of an account or a message', async () => {
    const [admin, other, member] = [await area.admin(), await area.admin(), await area.member()]
    await write('Com quem')
    const { body } = await admin.call('GET', '/api/admin/contact-messages?limit=1')
    const [message] = body['data'] as { id: string }[]
    await admin.call('PATCH', `/api/admin/users/${member.id}`, STOP)
    await other.call('PATCH', `/api/admin/users/${member.id}`, RESUME)
    await other.call('PATCH', `/api/admin/contact-messages/${message?.id}`, { status: 'answered' })
    await admin.call('PATCH', `/api/admin/users/${admin.id}`, STOP)
    await admin.call('PATCH', `/api/admin/users/${crypto.randomUUID()}`, STOP)
    const gestures = await area.db.query(
      `select admin_uuid, act, user_uuid, message_id, reason, note from private.admin_acts
       where admin_uuid = any ($1::uuid[]) order by id`,
      [[admin.id, other.id]],
    )
    expect(gestures).toEqual([
      {
        admin_uuid: admin.id,
        act: 'account.deactivated',
        user_uuid: member.id,
        message_id: null,
        reason: 'risk',
        note: 'Envia spam',
      },
      {
        admin_uuid: other.id,
        act: 'account.activated',
        user_uuid: member.id,
        message_id: null,
        reason: null,
        note: 'Pode voltar',
      },
      {
        admin_uuid: other.id,
        act: 'message.answered',
        user_uuid: null,
        message_id: message?.id,
        reason: null,
        note: null,
      },
    ])
  })

  it('is recorded once if the status of a message is set twice', async () => {
    const admin = await area.admin()
    await write('Duas vezes')
    const { body } = await admin.call('GET', '/api/admin/contact-messages?limit=1')
    const [message] = body['data'] as { id: string }[]
    const note = () => admin.call('PATCH', `/api/admin/contact-messages/${message?.id}`, { status: 'answered' })
    const [first, repeat] = [await note(), await note()]
    expect([repeat.status, repeat.body]).toEqual([200, first.body])
    const acts = await area.db.query('select act from private.admin_acts where message_id = $1', [message?.id])
    expect(acts).toEqual([{ act: 'message.answered' }])
  })
})

describe('one person', () => {
  // Proves ADMIN-20.
  it('is shown with plan and open sessions, without CPF and phone', async () => {
    const [admin, member] = [await area.admin(), await area.member()]
    const { body } = await admin.call('GET', `/api/admin/users/${member.id}`)
    const { body: listed } = await admin.call('GET', `/api/admin/users?search=${member.email}`)
    expect(body).toEqual({ user: (listed['data'] as unknown[])[0], sessions: 1 })
  })

  // Proves ADMIN-21.
  it('has a paged history of own events and of actions by administrators with reasons; reading it is recorded', async () => {
    const [admin, member] = [await area.admin(), await area.member()]
    const path = `/api/admin/users/${member.id}`
    await admin.call('PATCH', path, STOP)
    await admin.call('PATCH', path, RESUME)
    const read = async (query: string) => {
      const { body } = await admin.call('GET', `${path}/history?${query}`)
      return body as { data: Record<string, unknown>[]; total: number; next: string | null }
    }
    const name = 'Rita Moura'
    const first = await read('limit=2')
    expect(first.data).toEqual([
      expect.objectContaining({ event: 'account.activated', by: name, reason: null, note: RESUME.note }),
      expect.objectContaining({ event: 'account.deactivated', by: name, reason: STOP.reason, note: STOP.note }),
    ])
    const nextPage = await read(`after=${first.next}`)
    expect(nextPage.data).toContainEqual(expect.objectContaining({ event: 'session.opened', by: null, note: null }))
    expect(nextPage.data.filter(({ event }) => String(event).startsWith('account.'))).toEqual([])
    const reads = await area.db.query(
      `select admin_uuid from private.admin_acts where user_uuid = $1 and act = 'history.read'`,
      [member.id],
    )
    expect(reads).toEqual([{ admin_uuid: admin.id }])
  })
})
