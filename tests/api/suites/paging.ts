import { beforeAll, describe, expect, it } from 'vitest'
import { callOf } from '#contracts/api/calls.ts'
import { callsWhere, shapeOf, urlOf } from '../kit/calls.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea()
})

/** Three rows of one microsecond, one before and one after them; `newer` is one that comes in later. */
const TIMES = ['01:00:00.000001', '01:00:00.000002', '01:00:00.000002', '01:00:00.000002', '01:00:00.000003']
const NEWER = '01:00:00.000004'

/** A list that this person reads, and a function that inserts a row at a time of day. Returns the row's id. */
type List = { path: string; add: (time: string) => Promise<string> }

const idOf = async (sql: string, values: readonly unknown[]) => {
  const [row] = await area.db.query<{ id: string }>(sql, values)
  return row?.id ?? ''
}

const LISTS: Record<string, (reader: Member) => List> = {
  'contact messages': () => ({
    path: '/api/admin/contact-messages?status=closed',
    add: (time) =>
      idOf(
        `insert into public.contact_messages (reference, name, email, subject, message, language, status, created_at)
         values ('PR-' || upper(substr(md5(random()::text), 1, 6)), 'Nora', 'nora@prosa.test', 'press', 'Uma pergunta.', 'pt',
           'closed', $1) returning id`,
        [`2026-03-01T${time}Z`],
      ),
  }),
  people: ({ id }) => ({
    path: `/api/admin/users?search=${id}`,
    add: async (time) => {
      const person = await area.member({ name: `Pessoa ${id}` })
      await area.db.query('update public.users set created_at = $2 where id = $1', [person.id, `2026-03-01T${time}Z`])
      return person.id
    },
  }),
  transcriptions: ({ id }) => ({
    path: '/api/transcriptions?summary=without',
    add: (time) =>
      idOf(
        `insert into public.transcriptions (user_uuid, encrypted_content, encryption_key_id, created_at)
         values ($1, 'sealed', 'key', $2) returning id`,
        [id, `2026-03-01T${time}Z`],
      ),
  }),
  payments: ({ id }) => ({
    path: '/api/billing/history?year=2026',
    add: (time) =>
      idOf(
        `with opened as (
           insert into private.checkouts (user_uuid, plan_id, amount_cents, currency, status)
           select $1, id, 2990, 'BRL', 'paid' from public.plans where code = 'premium' returning id)
         insert into public.payments (user_uuid, checkout_id, plan_code, status, method, amount_cents, created_at)
         select $1, id, 'premium', 'paid', 'card', 2990, $2 from opened returning id`,
        [id, `2026-03-01T${time}Z`],
      ),
  }),
  activity: ({ id }) => ({
    path: '/api/user/activity?',
    add: (time) =>
      idOf(
        `insert into private.audit_log (user_uuid, event, at) values ($1, 'profile.changed', $2) returning id::text as id`,
        [id, `2126-03-01T${time}Z`],
      ),
  }),
}

type Answer = { data: { id: string }[]; total: number; next: string | null }

describe('pages of a list', () => {
  it.each(Object.keys(LISTS))(
    'have each of the %s once, newest first, while new rows are added',
    { timeout: 60_000 },
    async (name) => {
      const reader = await area.admin()
      const { path, add } = LISTS[name]?.(reader) ?? { path: '', add: () => Promise.reject(new Error(name)) }
      const read = async (after: string | null) => {
        const cursor = after === null ? '' : `&after=${after}`
        const { body, status } = await reader.call('GET', `${path}&limit=2${cursor}`)
        expect(status).toBe(200)
        return body as unknown as Answer
      }
      // Rows from before, such as the sign-in of the reader.
      const [totalBefore] = [(await read(null)).total]
      const added: string[] = []
      for (const time of TIMES) added.push(await add(time))

      const [ids, totals]: [string[], number[]] = [[], []]
      for (let after: string | null = null; ;) {
        const page: Answer = await read(after)
        ids.push(...page.data.map(({ id }) => id))
        totals.push(page.total)
        if (page.next === null) break
        after = page.next
        // Newer than all that was read.
        await add(NEWER)
      }
      expect(ids.slice(0, added.length).toSorted()).toEqual(added.toSorted())
      expect([ids[0], ids[added.length - 1]]).toEqual([added.at(-1), added[0]])
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBe(added.length + totalBefore)
      expect(totals).toEqual(totals.map((_, page) => added.length + totalBefore + page))
    },
  )

  it.each(['nothing', Buffer.from('now x').toString('base64url'), '%00'])('refuse the cursor %s', async (cursor) => {
    const reader = await area.admin()
    const statuses = []
    for (const name of Object.keys(LISTS)) {
      const path = LISTS[name]?.(reader).path ?? ''
      statuses.push((await reader.call('GET', `${path}&after=${cursor}`)).status)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400])
  })

  // Proves SECURITY-30.
  it.each([
    '2026-02-30T00:00:00+00:00',
    '2026-13-01T00:00:00+00:00',
    '2026-01-01T25:00:00+00:00',
    '2026-01-01T00:60:00+00:00',
    '0000-01-01T00:00:00+00:00',
    '2026-01-01T00:00:00+16:00',
    '2026-01-01T00:00:00+00:99',
  ])('refuse a cursor with the impossible time %s', async (time) => {
    const reader = await area.admin()
    const paged = callsWhere((name) => shapeOf(callOf(name).query).properties?.['after'] !== undefined)
    expect(paged).toHaveLength(6)
    const ids = [reader.id, '1']
    const cursors = ids.map((id) => Buffer.from(`${time} ${id}`).toString('base64url'))
    const answers: unknown[] = []
    for (const name of paged) {
      const path = urlOf(name, { params: { id: reader.id } })
      for (const after of cursors) answers.push([name, (await reader.call('GET', `${path}?after=${after}`)).status])
    }
    expect(answers).toEqual(paged.flatMap((name) => cursors.map(() => [name, 400])))
  })
})
