import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DecryptedPage, Transcription } from '#contracts/api/transcriptions.ts'
import { LIMITS } from '#server/http/rate-limit.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'
import { onlyLimits } from '../kit/server.ts'

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea()
})

const SUMMARY = { text: 'Almoço na sexta.', meeting: null, starts_at: null, place: null, topics: [] }

const rowsOf = async (member: Member) =>
  (await member.call('GET', '/api/transcriptions')).body['data'] as Transcription[]

/** A member with transcriptions, newest first. */
const withTexts = async (count: number) => {
  const member = await area.member()
  await area.db.query(
    `insert into public.subscriptions (user_uuid, plan_id, status)
     select $1, id, 'active' from public.plans where code = 'premium'`,
    [member.id],
  )
  await member.linkPhone()
  for (let each = count; each > 0; each -= 1) {
    const received_at = new Date(Date.now() - each * 60_000).toISOString()
    await member.receive(`Texto ${count - each + 1}`, { received_at, ...(each % 2 === 1 && { summary: SUMMARY }) })
  }
  return { member, ids: (await rowsOf(member)).map(({ id }) => id) }
}

const openPage = async (member: Member, ids: readonly unknown[]) => {
  const { status, body } = await member.call('POST', '/api/transcriptions/decrypt-page', { ids })
  return { status, body: body as unknown as DecryptedPage & { code?: string } }
}

const unknown = (count: number) => Array.from({ length: count }, () => randomUUID())

const decryptedRow = (id: string | undefined, transcription: string, summary: object | null) => ({
  id,
  transcription,
  summary,
})

describe('a page of transcriptions', () => {
  // Proves API-26.
  it('is decrypted by one call for its owner, with the summaries that exist', async () => {
    const { member, ids } = await withTexts(3)
    const { status, body } = await openPage(member, [...ids, ids[0]])
    expect([status, body.failed]).toEqual([200, []])
    expect(body.opened.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))).toEqual([
      decryptedRow(ids[0], 'Texto 3', SUMMARY),
      decryptedRow(ids[1], 'Texto 2', null),
      decryptedRow(ids[2], 'Texto 1', SUMMARY),
    ])
  })

  // Proves SCRIBE-11, SCRIBE-12.
  it('treats ids of another member as unknown', async () => {
    const [{ member, ids }, other] = [await withTexts(1), await withTexts(1)]
    const { status, body } = await openPage(member, [...ids, ...other.ids, randomUUID()])
    expect([status, body]).toEqual([200, { opened: [decryptedRow(ids[0], 'Texto 1', SUMMARY)], failed: [] }])
    expect((await openPage(member, other.ids)).body).toEqual((await openPage(member, [randomUUID()])).body)
  })

  it('reports which could not be decrypted, and decrypts the others', async () => {
    const [{ member, ids }, other] = [await withTexts(4), await withTexts(1)]
    const [whole, changed, foreignKey, swapped] = ids
    const [theirs] = await rowsOf(other.member)
    await area.db.query(`update public.transcriptions set encrypted_content = 'v1.a.b' where id = $1`, [changed])
    await area.db.query('update public.transcriptions set encryption_key_id = $2 where id = $1', [
      foreignKey,
      theirs?.encryption_key_id,
    ])
    await area.db.query('update public.transcriptions set encrypted_content = $2 where id = $1', [
      swapped,
      theirs?.encrypted_content,
    ])
    const { body } = await openPage(member, ids)
    expect(body.opened.map(({ id }) => id)).toEqual([whole])
    expect(new Set(body.failed.map(({ id }) => id))).toEqual(new Set([changed, foreignKey, swapped]))
    expect(body.failed.map(({ code }) => code)).toEqual(body.failed.map(() => 'transcription.decryptFailed'))
    expect(JSON.stringify(body)).not.toContain(theirs?.encryption_key_id)
  })

  // Proves API-26.
  it('accepts at most as many ids as a page has, and no other parameters', async () => {
    const member = await area.member()
    const many = unknown(11)
    const bodies = [{ ids: many }, { ids: [] }, { ids: ['one'] }, { ids: many[0] }, { ids: [null] }, {}]
    const answers = await Promise.all(
      bodies.map((body) => member.call('POST', '/api/transcriptions/decrypt-page', body)),
    )
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 400))
  })

  // Proves SCRIBE-46.
  it('allows to switch between a list of a hundred and the dashboard while the summaries are shown', async () => {
    const limited = await openAccountArea({ limits: onlyLimits('decryptByUser') })
    const member = await limited.member()
    const [list, dashboard] = [100, 10]
    const statuses: number[] = []
    for (let remaining = list + dashboard + list; remaining > 0; remaining -= 10) {
      statuses.push((await openPage(member, unknown(10))).status)
    }
    expect(statuses).toEqual(statuses.map(() => 200))
  })

  it('counts each transcription against the rate limit', async () => {
    const limited = await openAccountArea({ limits: onlyLimits('decryptByUser') })
    const [member, other] = [await limited.member(), await limited.member()]
    const { points } = LIMITS.decryptByUser
    for (let spent = 0; spent < points - 1; spent += 10) {
      expect((await openPage(member, unknown(Math.min(10, points - 1 - spent)))).status).toBe(200)
    }
    const [refused, theirs] = [await openPage(member, unknown(2)), await openPage(other, unknown(10))]
    expect([refused.status, refused.body.code, theirs.status]).toEqual([429, 'rate.limited', 200])
  })
})
