import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { prune } from '#server/maintenance/prune.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea()
})

const codeOf = async (member: Member) => String((await member.call('POST', '/api/user/messaging-link')).body['code'])
const link = (code: string, phone: string) => area.asPlatform('/api/ingest/links', { code, phone_number: phone })
const linkOf = async (member: Member) => (await member.call('GET', '/api/user/messaging-link')).body['link']
const openCode = async (member: Member) => (await member.call('GET', '/api/user/messaging-link')).body['open_code']
const anyTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string
const statusOf = async (member: Member) =>
  ((await member.call('GET', '/api/services')).body['services'] as { link: { status: string } | null }[])[0]?.link
    ?.status

describe('a delivery for an account', () => {
  // Proves SCRIBE-90.
  it('is answered as for an unknown number if the account is deleted meanwhile', async () => {
    let leaving: string | null = null
    const { db } = await openAccountArea()
    const transaction: Database['transaction'] = async (work) => {
      if (leaving !== null) await db.query('delete from public.users where id = $1', [leaving])
      return db.transaction(work)
    }
    const slow = await openAccountArea({ replaced: { db: { transaction } } })
    const member = await slow.member()
    await member.linkPhone()
    leaving = member.id
    const { status, body } = await member.receive('Olá')
    expect([status, body['code']]).toEqual([404, 'request.notFound'])
  })
})

describe('linking a number', () => {
  // Proves SCRIBE-22, SCRIBE-24.
  it('accepts the code from the phone once, in any spelling', async () => {
    const [member, other] = [await area.member(), await area.member()]
    const code = await codeOf(member)
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
    const written = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`
    expect([(await link(written, member.phone)).body, (await link(written, other.phone)).body['code']]).toEqual([
      { linked: true },
      'link.codeInvalid',
    ])
    expect(await linkOf(member)).toMatchObject({ phone_masked: `•••• ${member.phone.slice(-4)}` })
    expect(await openCode(member)).toBe(null)
  })

  // Proves SCRIBE-80.
  it('gives a redelivery the first answer, as long as the code was valid and the number is linked', async () => {
    const member = await area.member()
    const code = await codeOf(member)
    const deliver = async () => {
      const { status, body } = await link(code, member.phone)
      return body['linked'] ?? `${status} ${String(body['code'])}`
    }
    const linkedAtNow = async () => ((await linkOf(member)) as { linked_at: string }).linked_at
    const refusal = '404 link.codeInvalid'
    expect(await deliver()).toBe(true)
    const linkedAt = await linkedAtNow()
    expect([await deliver(), await linkedAtNow()]).toEqual([true, linkedAt])
    const { data } = (await member.call('GET', '/api/user/activity')).body as { data: { event: string }[] }
    expect(data.filter(({ event }) => event === 'number.linked').length).toBe(1)
    await area.db.query(
      `update private.messaging_links set linked_at = now() - interval '11 minutes' where user_uuid = $1`,
      [member.id],
    )
    expect(await deliver()).toBe(refusal)
    await member.call('DELETE', '/api/user/messaging-link')
    expect([await deliver(), await linkOf(member)]).toEqual([refusal, null])
  })

  it('invalidates the previous code', async () => {
    const member = await area.member()
    const before = await codeOf(member)
    await codeOf(member)
    expect((await link(before, member.phone)).status).toBe(404)
    expect(await linkOf(member)).toBe(null)
  })

  it('refuses an expired code, and an unknown one', async () => {
    const member = await area.member()
    const code = await codeOf(member)
    await area.db.query(`update private.link_codes set expires_at = now() where user_uuid = $1`, [member.id])
    const answers = [await link(code, member.phone), await link('22222222', member.phone)]
    expect(answers.map(({ status, body }) => [status, body['code']])).toEqual([
      [404, 'link.codeInvalid'],
      [404, 'link.codeInvalid'],
    ])
  })

  // Proves SCRIBE-24.
  it('refuses a number of another account', async () => {
    const [first, second] = [await area.member(), await area.member()]
    await first.linkPhone()
    const { status, body } = await link(await codeOf(second), first.phone)
    expect([status, body['code'], await linkOf(second)]).toEqual([409, 'link.numberInUse', null])
    expect(await openCode(second)).toEqual({ expires_at: anyTime, is_number_in_use: true })
    await codeOf(second)
    expect(await openCode(second)).toEqual({ expires_at: anyTime, is_number_in_use: false })
    expect((await first.receive('Oi')).status).toBe(201)
  })

  // Proves SCRIBE-24, SECURITY-30.
  it('accepts one and refuses the other of two accounts whose codes arrive at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const members = [await area.member(), await area.member()]
      const phone = members[0]?.phone ?? ''
      const codes = await Promise.all(members.map(codeOf))
      const answers = await Promise.all(codes.map((code) => link(code, phone)))
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
      const second = members[answers.findIndex(({ status }) => status === 409)]
      expect(second && (await openCode(second))).toEqual({ expires_at: anyTime, is_number_in_use: true })
    }
  })

  it('can be undone', async () => {
    const member = await area.member()
    await member.linkPhone()
    expect((await member.call('DELETE', '/api/user/messaging-link')).body).toEqual({ link: null, open_code: null })
    expect((await member.receive('Oi')).status).toBe(404)
  })
})

describe('a received transcription', () => {
  // Proves SCRIBE-21, ACCOUNT-48.
  it('follows the settings of the account and its plan, as all services report', async () => {
    const member = await area.member()
    expect(await statusOf(member)).toBe('notLinked')
    await member.linkPhone()
    expect(await statusOf(member)).toBe('waitingFirstAudio')
    expect((await member.receive('Primeira')).status).toBe(201)
    expect(await statusOf(member)).toBe('active')

    await member.call('PUT', '/api/user/service-configurations', { transcribe: { is_paused: true } })
    const paused = await member.receive('Segunda')
    expect([paused.status, paused.body['code'], await statusOf(member)]).toEqual([403, 'service.paused', 'paused'])
    await member.call('PUT', '/api/user/service-configurations', { transcribe: { is_paused: false } })

    for (const text of ['Segunda', 'Terceira', 'Quarta', 'Quinta']) await member.receive(text)
    const sixth = await member.receive('Sexta')
    expect([sixth.status, sixth.body['code'], await statusOf(member)]).toEqual([403, 'quota.reached', 'quotaReached'])
  })

  // Proves BILL-26.
  it('is refused beyond the plan’s quota, with concurrent ones too', async () => {
    const member = await area.member()
    await member.linkPhone()
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => member.receive(`Áudio ${at}`)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 201, 201, 201, 201, 403, 403, 403,
    ])
    expect(await statusOf(member)).toBe('quotaReached')
  })

  // Proves BILL-26.
  it('counts in the month in which it was received, also if it is delivered in the next', async () => {
    const member = await area.member()
    await member.linkPhone()
    const [month] = await area.db.query<{ ended: string }>(
      `select (date_trunc('month', now() at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo')
         - interval '1 minute' as ended`,
    )
    const receivedLastMonth = { received_at: new Date(month?.ended ?? '').toISOString() }
    const statuses: number[] = []
    for (let at = 0; at < 6; at += 1) statuses.push((await member.receive(`Ontem ${at}`, receivedLastMonth)).status)
    for (let at = 0; at < 6; at += 1) statuses.push((await member.receive(`Hoje ${at}`)).status)
    const fiveOfSix = [201, 201, 201, 201, 201, 403]
    expect(statuses).toEqual([...fiveOfSix, ...fiveOfSix])
  })

  it('belongs to its own account, even if the platform’s message id is not unique', async () => {
    const [first, second] = [await area.member(), await area.member()]
    const sameMessage = { message_id: `one-name-${first.id}` }
    const answers = []
    for (const member of [first, second]) {
      await member.linkPhone()
      answers.push(await member.receive('Oi', sameMessage))
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]?.body['id']).not.toBe(answers[1]?.body['id'])
  })

  // Proves BILL-26.
  it('counts in the usage also after it was deleted', async () => {
    const member = await area.member()
    await member.linkPhone()
    const { body } = await member.receive('Uma')
    await member.call('DELETE', '/api/transcriptions', { ids: [body['id']] })
    const usage = (await member.call('GET', '/api/user/usage-30d')).body['usage'] as Record<string, unknown>
    expect(usage).toEqual({
      last_30_days: 1,
      this_month: 1,
      monthly_limit: 5,
      resets_at: expect.stringMatching(/^\d{4}-\d\d-01T0?3:00:00/) as string,
    })
  })

  it('gets the first answer if it is delivered again, even if the quota is used up', async () => {
    const member = await area.member()
    await member.linkPhone()
    const first = await member.receive('Uma', { message_id: `again-${member.id}` })
    for (const text of ['Duas', 'Três', 'Quatro', 'Cinco']) await member.receive(text)
    const second = await member.receive('Uma', { message_id: `again-${member.id}` })
    expect([second.status, second.body]).toEqual([200, first.body])
  })

  // Proves DATA-60.
  it('deletes the id of a message 90 days after it was stored, however old the message; the service stays active', async () => {
    const member = await area.member()
    const failures: string[] = []
    await member.linkPhone()
    const message = { message_id: `late-${member.id}`, received_at: '2020-01-01T12:00:00Z' }
    const deliver = async () => (await member.receive('Atrasada', message)).status
    const readLink = async () => (await member.call('GET', '/api/services')).body['services'] as { link: unknown }[]
    const [first, services] = [await deliver(), await readLink()]
    await prune(area.db, (task) => failures.push(task))
    const second = await deliver()
    await area.db.query(
      `update private.ingested_messages set stored_at = now() - interval '91 days' where user_uuid = $1`,
      [member.id],
    )
    await prune(area.db, (task) => failures.push(task))
    expect([
      await readLink(),
      await area.db.query('select 1 from private.ingested_messages where user_uuid = $1', [member.id]),
    ]).toEqual([services, []])
    expect([first, second, await deliver(), services[0]?.link, failures]).toEqual([
      201,
      200,
      201,
      expect.objectContaining({ status: 'active' }),
      [],
    ])
  })
})

describe('the settings of Transcribe', () => {
  const DEFAULTS = {
    output_language: 'same',
    summary: 'full',
    extract_details: true,
    reply: 'textAndSummary',
    in_groups: false,
    is_paused: false,
    retention_days: null,
  }
  const path = '/api/user/service-configurations'
  const settings = async (member: Member) =>
    ((await member.call('GET', path)).body['configurations'] as { transcribe: unknown }).transcribe

  it('have defaults, and keep fields that a change omits', async () => {
    const member = await area.member()
    expect(await settings(member)).toEqual({ ...DEFAULTS, updated_at: null })
    await member.call('PUT', path, { transcribe: { summary: 'short', retention_days: 30 } })
    await member.call('PUT', path, { transcribe: { output_language: 'fr' } })
    expect(await settings(member)).toMatchObject({
      ...DEFAULTS,
      summary: 'short',
      output_language: 'fr',
      retention_days: 30,
    })
  })

  it('share how long transcriptions are kept with the privacy settings', async () => {
    const member = await area.member()
    await member.call('PUT', path, { transcribe: { retention_days: 7 } })
    expect((await member.call('GET', '/api/user/privacy-settings')).body['settings']).toMatchObject({
      retention_days: 7,
    })
    await member.call('POST', '/api/user/privacy-settings', { retention_days: 45 })
    expect(await settings(member)).toMatchObject({ retention_days: 45 })
  })

  it.each([{ summary: 'long' }, { retention_days: 2 }, { output_language: 'de' }, { is_paused: 'no' }, { x: 1 }])(
    'are refused for %j',
    async (changes) => {
      const member = await area.member()
      expect((await member.call('PUT', path, { transcribe: changes })).status).toBe(400)
      expect(await settings(member)).toEqual({ ...DEFAULTS, updated_at: null })
    },
  )
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

describe('a shorter time to keep', () => {
  // Proves SCRIBE-17.
  it('needs the number of transcriptions that it deletes; a longer time does not', async () => {
    const member = await area.member()
    await member.linkPhone()
    for (const days of [0, 8, 100]) await member.receive('Oi', { received_at: daysAgo(days) })
    const saveSettings = async (transcribe: object, removes?: number) => {
      const { status, body } = await member.call('PUT', '/api/user/service-configurations', { transcribe, removes })
      return [status, body['code']]
    }
    const conflict = [409, 'request.conflict']
    const shorter = { summary: 'short', retention_days: 7 }
    expect([await saveSettings(shorter), await saveSettings(shorter, 1)]).toEqual([conflict, conflict])
    const configurations = (await member.call('GET', '/api/user/service-configurations')).body['configurations']
    expect(configurations).toMatchObject({ transcribe: { summary: 'full', retention_days: null } })
    expect([
      await saveSettings(shorter, 2),
      await saveSettings({ retention_days: 90 }),
      await saveSettings({ retention_days: null }),
    ]).toEqual([1, 2, 3].map(() => [200, undefined]))
    expect([await saveSettings({ retention_days: 1 }), await saveSettings({ output_language: 'fr' })]).toEqual([
      conflict,
      [200, undefined],
    ])
  })

  // Proves SCRIBE-17.
  it('has a call that counts the older transcriptions of the account, without deleting any', async () => {
    const [member, other] = [await area.member(), await area.member()]
    for (const person of [member, other]) await person.linkPhone()
    for (const days of [0, 6, 8, 40]) await member.receive('Oi', { received_at: daysAgo(days) })
    await other.receive('Oi', { received_at: daysAgo(40) })
    const answers = await Promise.all(
      [1, 7, 30, 90].map(async (days) => (await member.call('GET', `/api/user/retention?days=${days}`)).body),
    )
    expect(answers).toEqual([{ removes: 3 }, { removes: 2 }, { removes: 1 }, { removes: 0 }])
    expect((await member.call('GET', '/api/transcriptions')).body['total']).toBe(4)
    const statuses = await Promise.all(
      ['', '?days=0', '?days=-1', '?days=1.5', '?days=12345'].map(
        async (query) => (await member.call('GET', `/api/user/retention${query}`)).status,
      ),
    )
    expect(statuses).toEqual([400, 400, 400, 400, 400])
  })
})
