import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type IngestRequest, ingestRequestSchema } from '#contracts/api/ingest.ts'
import type { DecryptResponse, Transcription, TranscriptionsPage } from '#contracts/api/transcriptions.ts'
import { demonstrationMessages } from '#server/demonstration.ts'
import { INGEST_TOKEN } from '../kit/members.ts'
import { register } from '../kit/people.ts'
import { openServer, type TestServer } from '../kit/server.ts'

const SPANS = [{ start: 0, end: 5 }]
const SUMMARY = {
  text: 'Almoço na sexta.',
  meeting: 'Almoço',
  starts_at: '2026-11-27T12:30:00-03:00',
  place: 'Rua das Flores, 10',
  topics: ['Levar o contrato'],
  sources: { meeting: SPANS, starts_at: SPANS, place: SPANS, topics: SPANS },
}

let server: TestServer
beforeAll(async () => {
  server = await openServer({ settings: { ingestTokens: [INGEST_TOKEN] } })
})

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

let numbers = 0
/** A member with a linked number. */
const linkedMember = async () => {
  const { user, session } = await register(server)
  const phone = `+5511${900_000_000 + (numbers += 1)}`
  await server.db.query('insert into private.messaging_links (phone_number, user_uuid) values ($1, $2)', [
    phone,
    user.id,
  ])
  return { id: user.id, phone, headers: bearer(session.access_token) }
}
type Member = Awaited<ReturnType<typeof linkedMember>>

const incoming = (phone: string, changes: Partial<Record<keyof IngestRequest, unknown>> = {}) => ({
  message_id: randomUUID(),
  phone_number: phone,
  content: 'Vamos almoçar na sexta?',
  ...changes,
})

const ingest = (body: unknown, token = INGEST_TOKEN) => server.post('/api/ingest/transcriptions', body, bearer(token))

const list = async ({ headers }: Pick<Member, 'headers'>, query = '') => {
  const answer = await server.request(`/api/transcriptions${query}`, { headers })
  return { status: answer.status, body: (await answer.json()) as TranscriptionsPage & { code?: string } }
}

const days = ({ data }: TranscriptionsPage) => data.map(({ created_at }) => new Date(created_at).getUTCDate())

const decrypt = async ({ headers }: Pick<Member, 'headers'>, body: unknown) => {
  const answer = await server.post('/api/transcriptions/decrypt', body, headers)
  return { status: answer.status, body: (await answer.json()) as DecryptResponse & { code?: string } }
}

const sealedOf = ({ encrypted_content, summary_encrypted, encryption_key_id }: Transcription) => ({
  encrypted_content,
  encrypted_summary: summary_encrypted,
  encryption_key_id,
})

/** The only transcription of a member. */
const receiveTranscription = async (member: Member, changes: Partial<IngestRequest> = {}): Promise<Transcription> => {
  await ingest(incoming(member.phone, changes))
  const [row] = (await list(member)).body.data
  if (row === undefined) throw new Error('Nothing was received')
  return row
}

describe('a transcription of the messaging platform', () => {
  // Proves SCRIBE-11, SCRIBE-12, API-07.
  it('is stored encrypted, and listed and decrypted for its owner only', async () => {
    const member = await linkedMember()
    const answer = await ingest(incoming(member.phone, { summary: SUMMARY, received_at: '2026-11-20T10:00:00-03:00' }))
    const { id } = (await answer.json()) as { id: string }
    expect(answer.status).toBe(201)
    const { status, body } = await list(member)
    const [row] = body.data
    expect([status, body.total, row?.id, row?.user_uuid, row?.has_summary]).toEqual([200, 1, id, member.id, true])
    expect(new Date(row?.created_at ?? '').toISOString()).toBe('2026-11-20T13:00:00.000Z')
    const stored = JSON.stringify(
      await server.db.query('select * from public.transcriptions where user_uuid = $1', [member.id]),
    )
    expect(stored).not.toMatch(/almo|sexta|Flores/iu)
    expect(row && (await decrypt(member, sealedOf(row)))).toEqual({
      status: 200,
      body: { transcription: 'Vamos almoçar na sexta?', summary: SUMMARY },
    })
  })

  // Proves SCRIBE-13.
  it('has the source sentence of each field, encrypted like the summary', async () => {
    const member = await linkedMember()
    const content = '👋🏽 Oi! Vamos almoçar na sexta? É na Rua das Flores, 10. Leva o contrato.'
    const passage = (words: string) => ({ start: content.indexOf(words), end: content.indexOf(words) + words.length })
    const sources = {
      meeting: [passage('Vamos almoçar na sexta?')],
      starts_at: [passage('Vamos almoçar na sexta?')],
      place: [passage('É na Rua das Flores, 10.')],
      topics: [passage('👋🏽 Oi!'), passage('Leva o contrato.')],
    }
    const row = await receiveTranscription(member, { content, summary: { ...SUMMARY, sources } })
    expect(row.summary_encrypted).not.toContain('sources')
    expect((await decrypt(member, sealedOf(row))).body).toEqual({
      transcription: content,
      summary: { ...SUMMARY, sources },
    })
  })

  it('follows the same rules in the data of the demonstration', () => {
    const read = demonstrationMessages(new Date()).map(
      (message) => ingestRequestSchema.safeParse(incoming('+5511987654321', message)).error,
    )
    expect(read).toEqual(read.map(() => undefined))
  })

  const SPOKEN = 'Ação 👋🏽 é\u0301 já'
  const WRONG = [
    ['past the end', 'meeting', { start: 0, end: SPOKEN.length + 1 }],
    ['before the beginning', 'meeting', { start: -1, end: 3 }],
    ['empty', 'place', { start: 3, end: 3 }],
    ['backwards', 'place', { start: 4, end: 3 }],
    ['in the middle of a surrogate pair', 'topics', { start: 0, end: 6 }],
    ['between a hand and its colour', 'topics', { start: 7, end: 9 }],
    ['between a letter and its accent', 'starts_at', { start: 0, end: 11 }],
    ['not in whole units', 'starts_at', { start: 0.5, end: 3 }],
  ] as const
  it.each(WRONG)('is refused with a source that is %s', async (_, field, span) => {
    const member = await linkedMember()
    const summary = { ...SUMMARY, sources: { [field]: [span] } }
    const answer = await ingest(incoming(member.phone, { content: SPOKEN, summary }))
    expect(answer.status).toBe(400)
    expect((await list(member)).body.total).toBe(0)
  })

  const NOT_THERE = [
    [{ place: null }, { place: [{ start: 0, end: 4 }] }],
    [{ topics: [] }, { topics: [{ start: 0, end: 4 }] }],
    [{}, { place: [] }],
    [{}, { text: [{ start: 0, end: 4 }] }],
  ] as const
  it.each(NOT_THERE)('is refused with a source of something missing (%j, %j)', async (changes, sources) => {
    const member = await linkedMember()
    const summary = { ...SUMMARY, ...changes, sources }
    expect((await ingest(incoming(member.phone, { content: SPOKEN, summary }))).status).toBe(400)
  })

  // Proves SCRIBE-14.
  it('is stored once, however often it is delivered, also concurrently, and stays deleted', async () => {
    const member = await linkedMember()
    const message = incoming(member.phone)
    const answers = await Promise.all([ingest(message), ingest(message), ingest(message)])
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    await server.db.query('delete from public.transcriptions where user_uuid = $1', [member.id])
    expect((await ingest(message)).status).toBe(200)
    expect((await list(member)).body).toEqual({ data: [], next: null, total: 0 })
  })

  const BAD = [
    { phone_number: '11987654321' },
    { message_id: '' },
    { message_id: 'with spaces' },
    { content: '' },
    { content: 'x'.repeat(60_001) },
    { received_at: 'yesterday' },
    { received_at: '0000-01-01T00:00:00Z' },
    { received_at: '0001-01-01T00:00:00+10:00' },
    { summary: { text: 'No more than that' } },
    { extra: 1 },
  ] as const
  it.each(BAD)('is refused for %j', async (changes) => {
    const member = await linkedMember()
    expect((await ingest({ ...incoming(member.phone), ...changes })).status).toBe(400)
    expect((await list(member)).body.total).toBe(0)
  })

  // Proves SCRIBE-14.
  it('needs a number that is linked to an active account', async () => {
    const member = await linkedMember()
    const typed = await register(server)
    await server.db.query('update public.users set phone_number = $2 where id = $1', [typed.user.id, '+5521900000001'])
    expect((await ingest(incoming('+5521900000001'))).status).toBe(404)
    await server.db.query('update public.users set is_active = false where id = $1', [member.id])
    expect((await ingest(incoming(member.phone))).status).toBe(404)
  })

  it('needs the service token: that of a user is refused, and so is any where none is set', async () => {
    const member = await linkedMember()
    const message = incoming(member.phone)
    const closed = await openServer()
    const statuses = [
      (await ingest(message, 'another-token-of-the-same-length-xyz')).status,
      (await server.post('/api/ingest/transcriptions', message, member.headers)).status,
      (await server.post('/api/ingest/transcriptions', message)).status,
      (await closed.post('/api/ingest/transcriptions', message, bearer(INGEST_TOKEN))).status,
      (await server.request('/api/ingest/transcriptions', { headers: bearer(INGEST_TOKEN) })).status,
    ]
    expect(statuses).toEqual([401, 401, 401, 404, 405])
  })
})

const daysAgo = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString()

describe('the list of transcriptions', () => {
  // Proves SCRIBE-01, API-06.
  it('is sorted newest first, ten at a time, with the total', async () => {
    const member = await linkedMember()
    for (let day = 1; day <= 12; day += 1) {
      // Four a month: the free plan has five.
      const month = String(7 + Math.ceil(day / 4)).padStart(2, '0')
      await ingest(incoming(member.phone, { received_at: `2026-${month}-${String(day).padStart(2, '0')}T12:00:00Z` }))
    }
    const [first, firstTwo] = [await list(member), await list(member, '?limit=2')]
    const second = await list(member, `?after=${first.body.next}`)
    expect([first.body.total, days(first.body)]).toEqual([12, [12, 11, 10, 9, 8, 7, 6, 5, 4, 3]])
    expect([second.body.total, days(second.body)]).toEqual([12, [2, 1]])
    expect(days(firstTwo.body)).toEqual([12, 11])
  })

  // Proves SCRIBE-10.
  it('can be filtered by period, and by whether there is a summary', async () => {
    const member = await linkedMember()
    const summary = { text: 'Almoço.', meeting: null, starts_at: null, place: null, topics: [] }
    await ingest(incoming(member.phone, { received_at: daysAgo(1), summary }))
    await ingest(incoming(member.phone, { received_at: daysAgo(20), summary: undefined }))
    await ingest(incoming(member.phone, { received_at: daysAgo(80), summary }))
    const totals: number[] = []
    for (const query of [
      '?days=7',
      '?days=30',
      '?days=90',
      '?summary=with',
      '?summary=without',
      '?days=30&summary=with',
    ]) {
      totals.push((await list(member, query)).body.total)
    }
    expect(totals).toEqual([1, 2, 3, 2, 1, 1])
  })

  it.each([
    '?days=8',
    '?summary=yes',
    '?limit=0',
    '?limit=101',
    '?limit=ten',
    '?offset=0',
    '?after=nothing',
    '?user=other',
  ])('refuses %s', async (query) => {
    const member = await linkedMember()
    expect((await list(member, query)).status).toBe(400)
  })

  it('needs a session of an active account', async () => {
    const member = await linkedMember()
    expect((await list({ headers: bearer('nothing') })).status).toBe(401)
    await server.db.query('update public.users set is_active = false where id = $1', [member.id])
    const { status, body } = await list(member)
    expect([status, body.code]).toEqual([403, 'account.inactive'])
  })
})

describe('a sealed transcription', () => {
  // Proves SCRIBE-12.
  it('is not decrypted for another member, by either key', async () => {
    const [owner, other] = [await linkedMember(), await linkedMember()]
    const [ownersRow, othersRow] = [
      await receiveTranscription(owner, { summary: SUMMARY }),
      await receiveTranscription(other),
    ]
    const swapped = { ...sealedOf(ownersRow), encryption_key_id: othersRow.encryption_key_id }
    const answers = [await decrypt(other, sealedOf(ownersRow)), await decrypt(other, swapped)]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'request.notFound'],
      [422, 'transcription.decryptFailed'],
    ])
    expect((await list(other)).body.data.map(({ id }) => id)).toEqual([othersRow.id])
  })

  it('is not decrypted with its parts swapped or changed', async () => {
    const member = await linkedMember()
    const sealed = sealedOf(await receiveTranscription(member, { summary: SUMMARY }))
    const [version, iv, text = ''] = sealed.encrypted_content.split('.')
    const flipped = `${version}.${iv}.${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`
    const attempts = [
      { encrypted_content: sealed.encrypted_summary },
      { encrypted_summary: sealed.encrypted_content },
      { encrypted_content: flipped },
      { encrypted_content: 'plain text' },
      { encrypted_content: `v2.${iv}.${text}` },
    ]
    const answers = await Promise.all(attempts.map((changes) => decrypt(member, { ...sealed, ...changes })))
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      attempts.map(() => [422, 'transcription.decryptFailed']),
    )
  })

  it('has no summary if it was stored without one', async () => {
    const member = await linkedMember()
    const { encrypted_content, encryption_key_id } = await receiveTranscription(member)
    expect(await decrypt(member, { encrypted_content, encryption_key_id })).toEqual({
      status: 200,
      body: { transcription: 'Vamos almoçar na sexta?', summary: null },
    })
  })

  it('is requested with exactly its parts', async () => {
    const member = await linkedMember()
    const sealed = sealedOf(await receiveTranscription(member))
    const bodies = [{}, { ...sealed, user_uuid: member.id }, { ...sealed, encryption_key_id: '' }, [], 'text', null]
    const answers = await Promise.all(bodies.map((body) => decrypt(member, body)))
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 400))
  })
})
