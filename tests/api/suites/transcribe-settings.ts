/** The settings of Transcribe apply to received transcriptions. */
import { beforeAll, describe, expect, it } from 'vitest'
import { shorten } from '#server/features/transcribe/apply-settings.ts'
import { type AccountArea, openAccountArea } from '../kit/members.ts'

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea()
})

describe('a received transcription', () => {
  const SPANS = [{ start: 0, end: 2 }]
  const SUMMARY = {
    text: `A reunião do lançamento ficou para quinta às três. ${'Levar a lista de convidados e a proposta. '.repeat(4)}`,
    meeting: 'Lançamento',
    starts_at: '2026-11-26T15:00:00-03:00',
    place: 'Vila Madalena',
    topics: ['Lista', 'Proposta'],
    sources: { meeting: SPANS, starts_at: SPANS, place: SPANS, topics: SPANS },
  }
  const NOTHING_FOUND = { meeting: null, starts_at: null, place: null }
  const path = '/api/user/service-configurations'

  /** What the owner can open afterwards. */
  const storedSummary = async (settings: object, more: Record<string, unknown> = {}) => {
    const member = await area.member()
    await member.linkPhone()
    await member.call('PUT', path, { transcribe: settings })
    const answer = await member.receive('Oi', { summary: SUMMARY, ...more })
    const [row] = (await member.call('GET', '/api/transcriptions')).body['data'] as Record<string, unknown>[]
    if (row === undefined) return { status: answer.status, code: answer.body['code'] }
    const { encrypted_content, summary_encrypted: encrypted_summary, encryption_key_id } = row
    const decrypted = await member.call('POST', '/api/transcriptions/decrypt', {
      encrypted_content,
      encrypted_summary,
      encryption_key_id,
    })
    return { has_summary: row['has_summary'], summary: decrypted.body['summary'] }
  }

  // Proves SCRIBE-21.
  it('is stored completely by default', async () => {
    expect(await storedSummary({})).toEqual({ has_summary: true, summary: SUMMARY })
  })
  // Proves SCRIBE-21.
  it('has no summary if summaries are off', async () => {
    expect(await storedSummary({ summary: 'off' })).toEqual({ has_summary: false, summary: null })
  })
  it('has the first sentences of the summary if short ones are chosen', async () => {
    const text =
      'A reunião do lançamento ficou para quinta às três. Levar a lista de convidados e a proposta. Levar a lista de convidados e a proposta.'
    expect(await storedSummary({ summary: 'short' })).toEqual({ has_summary: true, summary: { ...SUMMARY, text } })
  })
  it('has no meeting, time or place if appointments are off', async () => {
    expect(await storedSummary({ extract_details: false })).toEqual({
      has_summary: true,
      summary: { ...SUMMARY, ...NOTHING_FOUND, sources: { topics: SPANS } },
    })
  })
  // Proves SCRIBE-13.
  it('has no field without its source sentence', async () => {
    const { sources: _, ...unproven } = SUMMARY
    expect([
      await storedSummary({}, { summary: { ...SUMMARY, sources: { place: SPANS } } }),
      await storedSummary({}, { summary: unproven }),
    ]).toEqual([
      {
        has_summary: true,
        summary: { ...SUMMARY, ...NOTHING_FOUND, place: SUMMARY.place, topics: [], sources: { place: SPANS } },
      },
      { has_summary: true, summary: { text: SUMMARY.text, ...NOTHING_FOUND, topics: [] } },
    ])
  })
  // Proves SCRIBE-21.
  it('is stored only in the chosen language', async () => {
    const other = { status: 409, code: 'request.conflict' }
    const answers = []
    for (const more of [{ language: 'fr-CA' }, { language: 'pt' }, { language: 'de' }, {}]) {
      answers.push(await storedSummary({ output_language: 'fr' }, more))
    }
    expect(answers).toEqual([{ has_summary: true, summary: SUMMARY }, other, other, other])
  })
  it('is not stored if it comes from a group, unless groups are enabled', async () => {
    expect([
      await storedSummary({}, { is_group: true }),
      await storedSummary({ in_groups: true }, { is_group: true }),
    ]).toEqual([
      { status: 403, code: 'request.notAllowed' },
      { has_summary: true, summary: SUMMARY },
    ])
  })

  it('has a long sentence cut at a word boundary', () => {
    expect([shorten('a'.repeat(160)), shorten(`${'palavra '.repeat(30)}fim.`)]).toEqual([
      'a'.repeat(160),
      `${'palavra '.repeat(19).trim()}…`,
    ])
  })

  it('has the time at which it was sent, never a future one', async () => {
    const member = await area.member()
    await member.linkPhone()
    await member.receive('Ontem', { received_at: '2026-01-02T10:00:00-03:00' })
    const latest = async () =>
      (
        await area.db.query<{ at: string }>('select last_message_at as at from public.users where id = $1', [member.id])
      )[0]?.at ?? ''
    expect(new Date(await latest()).toISOString()).toBe('2026-01-02T13:00:00.000Z')
    await member.receive('Amanhã', { received_at: '2999-01-01T00:00:00Z' })
    await member.receive('Antes', { received_at: '2025-01-01T00:00:00Z' })
    expect(new Date(await latest()).getTime()).toBeLessThanOrEqual(Date.now())
    const rows = await area.db.query(
      'select 1 from public.transcriptions where user_uuid = $1 and created_at > now()',
      [member.id],
    )
    expect(rows).toEqual([])
  })
})

describe('the platform', () => {
  it('reads the reply settings of a number before it transcribes anything', async () => {
    const member = await area.member()
    await member.linkPhone()
    const readSettings = (more = {}) => area.asPlatform('/api/ingest/settings', { phone_number: member.phone, ...more })
    expect((await readSettings()).body).toEqual({
      settings: { output_language: 'same', summary: 'full', extract_details: true, reply: 'textAndSummary' },
    })
    await member.call('PUT', '/api/user/service-configurations', {
      transcribe: { output_language: 'fr', summary: 'off', extract_details: false, reply: 'text' },
    })
    expect((await readSettings()).body).toEqual({
      settings: { output_language: 'fr', summary: 'off', extract_details: false, reply: 'text' },
    })
    expect((await readSettings({ is_group: true })).body['code']).toBe('request.notAllowed')
    await member.call('PUT', '/api/user/service-configurations', { transcribe: { is_paused: true } })
    expect((await readSettings()).body['code']).toBe('service.paused')
  })
})
