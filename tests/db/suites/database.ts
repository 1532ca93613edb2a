/** Our own SQL: values, transactions, and queries in the role of a user. */
import { describe, expect, it } from 'vitest'
import type { SuiteContext } from '../kit/suite-context.ts'

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/

export const databaseSuite = (context: SuiteContext) => {
  describe('values', () => {
    it('times are ISO 8601, in SQL as over REST', async () => {
      const [row] = await context.db.query(
        `select '2026-11-20 23:29:55.439+00'::timestamptz as z, '2026-11-20 20:29:55-03'::timestamptz as local`,
      )
      expect(row).toEqual({ z: '2026-11-20T23:29:55.439+00:00', local: '2026-11-20T23:29:55+00:00' })
      const { token } = context.people.member
      const { body } = await context.call('/rest/v1/users?select=created_at,updated_at', { token })
      expect(body).toEqual([{ created_at: expect.stringMatching(ISO), updated_at: expect.stringMatching(ISO) }])
    })

    it('dates can be passed as Date or text', async () => {
      const time = '2026-11-20T23:29:55.439+00:00'
      const rows = await context.db.query('select $1::timestamptz as a, $2::timestamptz as b', [new Date(time), time])
      expect(rows).toEqual([{ a: time, b: time }])
    })

    it('JSON is stored as objects, by us and by the auth service', async () => {
      const { db, people } = context
      const [row] = await db.query('select jsonb_typeof($1::jsonb) as type, $1::jsonb as value', [{ a: [1, null] }])
      expect(row).toEqual({ type: 'object', value: { a: [1, null] } })
      const stored = await db.query(
        `select jsonb_typeof(u.raw_user_meta_data) as metadata, jsonb_typeof(i.identity_data) as identity, i.email
         from auth.users u join auth.identities i on i.user_id = u.id where u.id = $1`,
        [people.other.id],
      )
      expect(stored).toEqual([{ metadata: 'object', identity: 'object', email: 'otto@prosa.test' }])
    })

    it('arrays are arrays for every type of a column', async () => {
      const { db } = context
      const id = '00000000-0000-4000-8000-00000000000f'
      const [row] = await db.query(
        `select array['a, b', ''] as text, array[1, 2] as int4, array[true] as bool, array[$1]::uuid[] as uuid,
                array['{"a": 1}'::jsonb] as jsonb, array['2026-11-20 23:29:55.439+00'::timestamptz] as timestamptz`,
        [id],
      )
      const expected = {
        text: ['a, b', ''],
        int4: [1, 2],
        bool: [true],
        uuid: [id],
        jsonb: [{ a: 1 }],
        timestamptz: ['2026-11-20T23:29:55.439+00:00'],
      }
      expect(row).toEqual(expected)
      const columns = await db.query<{ type: string }>(
        `select distinct e.typname as type from pg_attribute a join pg_type t on t.oid = a.atttypid
         join pg_type e on e.oid = t.typelem join pg_class c on c.oid = a.attrelid
         where t.typcategory = 'A' and c.relkind in ('r', 'v') and c.relnamespace in (select oid from pg_namespace
           where nspname in ('auth', 'private', 'public'))`,
      )
      expect(Object.keys(expected)).toEqual(expect.arrayContaining(columns.map(({ type }) => type)))
    })

    it('numbers are numbers', async () => {
      expect(await context.db.query('select count(*) as n, 1.5::numeric as d from (values (1), (2)) as t')).toEqual([
        { n: 2, d: 1.5 },
      ])
    })
  })

  describe('a transaction', () => {
    it('is atomic, and later transactions work', async () => {
      const { db } = context
      const failing = db.transaction(async (queries) => {
        await queries.query(`insert into private.leaving_reasons (reason) values ('half')`)
        throw new Error('stopped')
      })
      await expect(failing).rejects.toThrow('stopped')
      await db.transaction((queries) => queries.exec(`insert into private.leaving_reasons (reason) values ('whole')`))
      expect(await db.query('select reason from private.leaving_reasons')).toEqual([{ reason: 'whole' }])
    })

    it('returns its value', async () => {
      expect(await context.db.transaction((queries) => queries.query('select 1 as one'))).toEqual([{ one: 1 }])
    })
  })

  // Proves OPS-98.
  describe('statements that are sent together', () => {
    it('use one connection, and each is a transaction of its own', async () => {
      const { db, people } = context
      const insert = `insert into private.leaving_reasons (reason) values ($1) returning reason`
      const results = await Promise.allSettled(
        db.together(() => [
          db.query('select pg_backend_pid() as pid'),
          db.query(insert, ['together']),
          db.readAs({ sub: people.other.id }, ({ query }) =>
            query('select pg_backend_pid() as pid, id from public.users'),
          ),
          db.query('select 1 / 0'),
          db.query(`select pg_backend_pid() as pid, current_user::text <> 'authenticated' as is_reset`),
          db.query('delete from private.leaving_reasons where reason = $1 returning reason', ['together']),
        ]),
      )
      const values = results.map((result) => (result.status === 'fulfilled' ? result.value[0] : 'failed'))
      const pid = expect.any(Number) as number
      expect(values).toEqual([
        { pid },
        { reason: 'together' },
        { pid, id: people.other.id },
        'failed',
        { pid, is_reset: true },
        { reason: 'together' },
      ])
      const pids = values.flatMap((value) =>
        Object(value) === value && 'pid' in Object(value) ? [Object(value).pid] : [],
      )
      expect(new Set(pids).size).toBe(1)
    })

    it('are joined by none that begins later', async () => {
      const { db } = context
      const queryThenTransaction = async () => {
        await db.query('select 1')
        return db.transaction((queries) => queries.query('select 2 as two'))
      }
      expect(await Promise.all(db.together(() => [queryThenTransaction(), queryThenTransaction()]))).toEqual([
        [{ two: 2 }],
        [{ two: 2 }],
      ])
    })
  })

  describe('as a user', () => {
    it('only the own rows are visible, and the role is reset with the transaction', async () => {
      const { db, people } = context
      const rows = await db.asUser({ sub: people.other.id }, (queries) =>
        queries.query('select id, current_user::text as role from public.users'),
      )
      expect(rows).toEqual([{ id: people.other.id, role: 'authenticated' }])
      const [after] = await db.query<{ role: string; people: number }>(
        'select current_user::text as role, count(*) as people from public.users',
      )
      expect(after?.role).not.toBe('authenticated')
      expect(after?.people).toBeGreaterThan(3)
    })

    it('a session that has ended reads no rows', async () => {
      const { db, people } = context
      const read = (session_id: string) =>
        db.asUser({ sub: people.other.id, session_id }, (queries) => queries.query('select id from public.users'))
      expect(await read(people.other.sessionId)).toEqual([{ id: people.other.id }])
      expect(await read('00000000-0000-4000-8000-00000000000f')).toEqual([])
      expect(await read(people.member.sessionId)).toEqual([])
    })

    // Proves OPS-41.
    it('concurrent reads see the own rows only, and change nothing', async () => {
      const { db, people } = context
      const claims = { sub: people.other.id }
      const results = await db.readAs(claims, ({ query }) =>
        Promise.all([query('select id from public.users'), query('select current_user::text as role')]),
      )
      expect(results).toEqual([[{ id: people.other.id }], [{ role: 'authenticated' }]])
      const write = `update public.users set name = 'Other' where id = $1`
      await expect(db.readAs(claims, ({ query }) => query(write, [people.other.id]))).rejects.toMatchObject({
        code: '25006',
      })
      await expect(db.readAtOnce(({ query }) => query(write, [people.other.id]))).rejects.toMatchObject({
        code: '25006',
      })
      const [after] = await db.query<{ role: string }>('select current_user::text as role')
      expect(after?.role).not.toBe('authenticated')
    })

    it('a read that waits for another is refused', async () => {
      const read = context.db.readAs({ sub: context.people.other.id }, async ({ query }) => {
        await query('select 1')
        return query('select 2')
      })
      await expect(read).rejects.toThrow('A read begins all its queries at once')
    })

    it('a failed read does not affect the next one', async () => {
      const { db, people } = context
      const claims = { sub: people.other.id }
      await expect(db.readAs(claims, ({ query }) => query('select 1 / 0'))).rejects.toMatchObject({ code: '22012' })
      expect(await db.readAs(claims, ({ query }) => query('select id from public.users'))).toHaveLength(1)
    })

    it('a statement without permission fails', async () => {
      const { db, people } = context
      const attack = db.asUser({ sub: people.other.id }, (queries) =>
        queries.query(`update public.users set role = 'admin' where id = $1`, [people.other.id]),
      )
      await expect(attack).rejects.toMatchObject({ code: '42501' })
    })
  })
}
