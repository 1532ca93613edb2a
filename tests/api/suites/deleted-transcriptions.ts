/** Deleted transcriptions: hidden at once, and restorable for a minute. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { prune } from '#server/maintenance/prune.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea()
})

const rowsOf = async (member: Member) =>
  (await member.call('GET', '/api/transcriptions')).body['data'] as Record<string, unknown>[]

/** A member with transcriptions, newest first. */
const withTexts = async (count: number) => {
  const member = await area.member()
  await member.linkPhone()
  for (let each = 1; each <= count; each += 1) await member.receive(`Texto ${each}`)
  const rows = await rowsOf(member)
  return { member, rows, ids: rows.map(({ id }) => String(id)) }
}

const remove = async (member: Member, ids: readonly unknown[]) => {
  const { status, body } = await member.call('DELETE', '/api/transcriptions', { ids })
  return [status, new Set(body['removed'] as string[])]
}
const restore = async (member: Member, ids: readonly unknown[]) => {
  const { status, body } = await member.call('POST', '/api/transcriptions/restore', { ids })
  return [status, body['code']]
}
const eventsOf = async (member: Member) => {
  const { body } = await member.call('GET', '/api/user/activity')
  return (body['data'] as { event: string }[])
    .map(({ event }) => event)
    .filter((event) => event.startsWith('transcription'))
}
/** As if so many seconds had passed since the deletion. */
const advanceTime = (member: Member, seconds: number) =>
  area.db.query(
    `update private.deleted_transcriptions set deleted_at = deleted_at - $2::integer * interval '1 second'
     where user_uuid = $1`,
    [member.id, seconds],
  )

const GONE = [410, 'transcription.gone']

describe('deleted transcriptions', () => {
  // Proves SCRIBE-33, API-27.
  it('are restored unchanged; both events are in the activity, and both calls are idempotent', async () => {
    const { member, rows, ids } = await withTexts(3)
    const some = ids.slice(0, 2)
    const removed = [200, new Set(some)]
    expect([await remove(member, some), await remove(member, some)]).toEqual([removed, removed])
    expect((await rowsOf(member)).map(({ id }) => id)).toEqual([ids[2]])
    expect([await restore(member, some), await restore(member, some)]).toEqual([
      [200, undefined],
      [200, undefined],
    ])
    expect(await rowsOf(member)).toEqual(rows)
    expect(await eventsOf(member)).toEqual([
      ...Array.from({ length: 2 }, () => 'transcription.restored'),
      ...Array.from({ length: 2 }, () => 'transcription.deleted'),
    ])
  })

  // Proves SCRIBE-35.
  it('appear in no list, table, count or decryption', async () => {
    const { member, ids } = await withTexts(1)
    await area.db.query(`update public.transcriptions set created_at = now() - interval '9 days' where id = $1`, ids)
    await remove(member, ids)
    const table = await member.call('GET', `/rest/v1/transcriptions?select=id&id=eq.${ids[0]}`)
    const decrypted = await member.call('POST', '/api/transcriptions/decrypt-page', { ids })
    const older = await member.call('GET', '/api/user/retention?days=7')
    expect([await rowsOf(member), table.text, decrypted.body, older.body['removes']]).toEqual([
      [],
      '[]',
      { opened: [], failed: [] },
      0,
    ])
    // Everything else that reads transcriptions, such as the export, uses this table.
    expect(await area.db.query('select 1 from public.transcriptions where user_uuid = $1', [member.id])).toEqual([])
    const hidden = await member.call('GET', '/rest/v1/deleted_transcriptions?select=*', undefined, {
      'Accept-Profile': 'private',
    })
    expect(hidden.status).toBeGreaterThanOrEqual(400)
  })

  // Proves API-28.
  it('can be restored for a minute, by all of their ids or none', async () => {
    const { member, ids } = await withTexts(2)
    await remove(member, ids)
    expect(await restore(member, [...ids, randomUUID()])).toEqual(GONE)
    expect(await rowsOf(member)).toEqual([])
    await advanceTime(member, 55)
    expect(await remove(member, ids)).toEqual([200, new Set(ids)])
    await advanceTime(member, 6)
    expect([await restore(member, ids), await remove(member, ids)]).toEqual([GONE, [200, new Set()]])
    expect([await rowsOf(member), await eventsOf(member)]).toEqual([
      [],
      ['transcription.deleted', 'transcription.deleted'],
    ])
    await prune(area.db, () => {})
    const sql = 'select 1 from private.deleted_transcriptions where user_uuid = $1'
    expect(await area.db.query(sql, [member.id])).toEqual([])
  })

  // Proves API-27.
  it('are restricted to their owner: ids of others are treated as unknown', async () => {
    const [owner, other] = [await withTexts(2), await withTexts(1)]
    const [kept, deleted] = owner.ids
    await remove(owner.member, [deleted])
    const ids = [kept, deleted, randomUUID()]
    expect(await remove(other.member, [...ids, ...other.ids])).toEqual([200, new Set(other.ids)])
    expect([await restore(other.member, [deleted]), await restore(other.member, [kept])]).toEqual([GONE, GONE])
    expect(await restore(other.member, [...other.ids, deleted])).toEqual(GONE)
    expect([await rowsOf(other.member), (await rowsOf(owner.member)).map(({ id }) => id)]).toEqual([[], [kept]])
    expect(await restore(owner.member, [deleted])).toEqual([200, undefined])
    expect(await eventsOf(owner.member)).toEqual(['transcription.restored', 'transcription.deleted'])
  })

  // Proves API-27.
  it('are at most fifty in a call, which has their ids and nothing else', async () => {
    const member = await area.member()
    const many = Array.from({ length: 51 }, () => randomUUID())
    const bodies = [{ ids: many }, { ids: [] }, { ids: ['one'] }, { ids: many[0] }, { ids: [null] }, {}, { all: true }]
    for (const [method, path] of [
      ['DELETE', '/api/transcriptions'],
      ['POST', '/api/transcriptions/restore'],
    ] as const) {
      const answers = await Promise.all(bodies.map((body) => member.call(method, path, body)))
      expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 400))
    }
    expect(await remove(member, many.slice(1))).toEqual([200, new Set()])
  })

  // Proves SCRIBE-35.
  it('are not restored by a redelivered message, and are deleted with the account', async () => {
    const { member, ids } = await withTexts(1)
    const [{ message_id: messageId }] = (await area.db.query(
      'select message_id from private.ingested_messages where user_uuid = $1',
      [member.id],
    )) as [{ message_id: string }]
    await remove(member, ids)
    expect((await member.receive('Texto 1', { message_id: messageId })).body['id']).toBe(ids[0])
    expect(await rowsOf(member)).toEqual([])
    await member.call('DELETE', '/api/user/account', {})
    expect(await area.db.query('select 1 from private.deleted_transcriptions where id = $1', ids)).toEqual([])
  })
})
