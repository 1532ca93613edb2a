/** Transcriptions that a sender may deliver, or an older version may have stored, and few people have. */
import { unzipSync, strFromU8 } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DecryptedPage, Summary, Transcription } from '#contracts/api/transcriptions.ts'
import { shorten } from '#server/features/transcribe/apply-settings.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'
import { makeSessionsOld } from '../kit/old-sessions.ts'

const NOTHING_FOUND = { meeting: null, starts_at: null, place: null, topics: [] }
const SPANS = [{ start: 0, end: 2 }]

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea()
})

const memberWith = async (content: string, more: Record<string, unknown> = {}) => {
  const member = await area.member()
  await member.linkPhone()
  expect((await member.receive(content, more)).status).toBe(201)
  return member
}

const rowOf = async (member: Member) => {
  const { data } = (await member.call('GET', '/api/transcriptions?limit=1')).body as { data?: Transcription[] }
  return data?.[0] as Transcription
}

/** Status, text and summary, opened alone and with its page. */
const openBoth = async (member: Member) => {
  const { id, encrypted_content, summary_encrypted, encryption_key_id } = await rowOf(member)
  const request = { encrypted_content, encrypted_summary: summary_encrypted, encryption_key_id }
  const single = await member.call('POST', '/api/transcriptions/decrypt', request)
  const page = (await member.call('POST', '/api/transcriptions/decrypt-page', { ids: [id] })).body as unknown
  const [decrypted] = (page as DecryptedPage).opened
  return [single.body, decrypted && { transcription: decrypted.transcription, summary: decrypted.summary }] as const
}

const exportedTexts = async (member: Member) => {
  await makeSessionsOld(area.db, member.id)
  await member.call('POST', '/api/user/export-data', { password: member.password })
  const requests = (await member.call('GET', '/api/user/export-status')).body['requests'] as {
    status: string
    download_url: string | null
  }[]
  const url = requests[0]?.download_url
  if (typeof url !== 'string') return requests[0]?.status
  const zip = unzipSync(new Uint8Array(await (await area.request(url, { headers: member.headers })).arrayBuffer()))
  const { transcriptions } = JSON.parse(strFromU8(zip['data.json'] ?? new Uint8Array())) as {
    transcriptions: { text: string | null; summary: Summary | null }[]
  }
  return transcriptions.map(({ text, summary }) => ({ transcription: text, summary }))
}

const store = (member: Member, changes: string) =>
  area.db.query(`update public.transcriptions set ${changes} where user_uuid = $1`, [member.id])

describe('a transcription with half a character', () => {
  // Proves SCRIBE-60.
  it('reaches pages and exports as text that can be encoded, from its summary too', async () => {
    const loneSurrogate = '😀'.slice(0, 1)
    const member = await memberWith('Oi 😀 tudo', {
      summary: {
        ...NOTHING_FOUND,
        text: `Oi ${loneSurrogate}`,
        meeting: `Festa ${loneSurrogate}`,
        topics: [loneSurrogate],
        sources: { meeting: SPANS, topics: SPANS },
      },
    })
    const decrypted = {
      transcription: 'Oi 😀 tudo',
      summary: {
        ...NOTHING_FOUND,
        text: 'Oi \uFFFD',
        meeting: 'Festa \uFFFD',
        topics: ['\uFFFD'],
        sources: { meeting: SPANS, topics: SPANS },
      },
    }
    expect([await openBoth(member), await exportedTexts(member)]).toEqual([[decrypted, decrypted], [decrypted]])
  })

  // Proves SCRIBE-21.
  it('does not end in half a character when it is shortened', () => {
    expect([shorten(`${'議'.repeat(158)}😀${'議'.repeat(50)}`), shorten('😀'.repeat(100))]).toEqual([
      `${'議'.repeat(158)}…`,
      `${'😀'.repeat(79)}…`,
    ])
  })
})

describe('the longest text that is taken', () => {
  // Proves SCRIBE-61.
  it('is decrypted in every script', async () => {
    const text = 'क'.repeat(60_000)
    const summary = { ...NOTHING_FOUND, text: 'ख'.repeat(4_000), topics: [] }
    const decrypted = { transcription: text, summary }
    expect(await openBoth(await memberWith(text, { summary }))).toEqual([decrypted, decrypted])
  })
})

describe('a row of an older version', () => {
  // Proves DATA-11, SCRIBE-03.
  it('is decrypted and exported if its summary is a plain text', async () => {
    const member = await memberWith('Texto')
    const key = await area.vault.keyFor(area.db, member.id)
    await area.db.query('update public.transcriptions set summary_encrypted = $2 where user_uuid = $1', [
      member.id,
      await key.seal('summary', 'Resumo antigo'),
    ])
    const decrypted = { transcription: 'Texto', summary: { ...NOTHING_FOUND, text: 'Resumo antigo' } }
    expect([await openBoth(member), await exportedTexts(member)]).toEqual([[decrypted, decrypted], [decrypted]])
  })

  it('is shown without a summary if that is empty', async () => {
    const member = await memberWith('Texto')
    await store(member, `summary_encrypted = ''`)
    const [, decrypted] = await openBoth(member)
    expect([decrypted, await exportedTexts(member)]).toEqual([
      { transcription: 'Texto', summary: null },
      [{ transcription: 'Texto', summary: null }],
    ])
  })

  // Proves DATA-11.
  it('is exported as it was stored if it has no key', async () => {
    const member = await memberWith('Texto')
    await store(member, `encrypted_content = 'texto cru', encryption_key_id = ''`)
    expect(await exportedTexts(member)).toEqual([{ transcription: 'texto cru', summary: null }])
  })
})
