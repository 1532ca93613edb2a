/** Grants are listed, checked and repaired; a trigger protects the columns of `users` in addition. */
import { afterEach, describe, expect, it } from 'vitest'
import { applyGrants, checkGrants } from '#server/database/grants.ts'
import { GUARDED_USER_COLUMNS } from '../access.matrix.ts'
import { readFixture } from '../kit/fixture-rows.ts'
import { fixtureOf } from '../kit/fixtures.ts'
import type { SuiteContext } from '../kit/suite-context.ts'

/** A generated column cannot be written by anybody. */
const GUARDED = GUARDED_USER_COLUMNS.filter((column) => column !== 'auth_id')

const CHANGED = {
  'a column': ['grant update (role) on public.users to authenticated', 'authenticated may update public.users.role'],
  'a table': ['grant delete on public.plans to anon', 'anon may delete public.plans'],
  'a table of the server': ['grant select (code) on private.outbox to anon', 'anon may select private.outbox.code'],
  everybody: ['grant truncate on public.users to public', 'anon may truncate public.users'],
  'a helper': ['grant execute on function private.apply_grants() to anon', 'anon may execute private.apply_grants()'],
  'too little': ['revoke select on public.plans from anon', 'anon may not select public.plans.code'],
} as const

export const grantSuite = (context: SuiteContext) => {
  describe('grants', () => {
    afterEach(async () => {
      await context.db.exec('revoke usage on schema private from authenticated')
      await applyGrants(context.db)
    })

    it('are as listed', async () => {
      await expect(checkGrants(context.db)).resolves.toBeUndefined()
    })

    // Proves SECURITY-17.
    it.each(Object.entries(CHANGED))(
      'are found and repaired if they were changed for %s',
      async (_, [change, finding]) => {
        await context.db.exec(change)
        await expect(checkGrants(context.db)).rejects.toThrow(finding)
        await applyGrants(context.db)
        await expect(checkGrants(context.db)).resolves.toBeUndefined()
      },
    )

    // Proves DATA-22.
    it('permit access records to one role, which can only read them', async () => {
      const rows = await context.db.query(
        `select role, has_schema_privilege(role, 'access', 'usage') as sees,
           string_agg(privilege, ' ') filter (where has_table_privilege(role, 'access.records', privilege)) as records,
           bool_or(has_table_privilege(role, 'public.users', privilege)) as users
         from unnest(array['anon', 'authenticated', 'service_role', 'access_reader']) as role
         cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as privilege
         group by role order by role`,
      )
      expect(rows.map(({ role, sees, records }) => [role, sees, records])).toEqual([
        ['access_reader', true, 'select'],
        ['anon', false, null],
        ['authenticated', false, null],
        ['service_role', false, null],
      ])
      expect(rows[0]).toMatchObject({ users: false })
    })

    it('are reported if they cannot be repaired', async () => {
      await context.db.exec('grant usage on schema private to authenticated')
      await applyGrants(context.db)
      await expect(checkGrants(context.db)).rejects.toThrow('authenticated may usage schema private')
    })

    // Proves SECURITY-17.
    it('report a table without row level security', async () => {
      await context.db.exec('create table public.forgotten (id integer)')
      try {
        await expect(checkGrants(context.db)).rejects.toThrow('public.forgotten has no row level security')
      } finally {
        await context.db.exec('drop table public.forgotten')
      }
    })

    // Proves FIELD-06.
    it('do not permit changes of the guarded columns of users, even if they permit everything', async () => {
      const { call, db, people } = context
      const { member, other } = people
      const before = await readFixture(db, 'users', member)
      const values = fixtureOf('users').values(other)
      await db.exec('grant all on all tables in schema public to anon, authenticated')
      const answers: unknown[] = []
      for (const column of GUARDED) {
        const body = { name: 'Smuggler', [column]: values[column] }
        const path = `/rest/v1/users?id=eq.${member.id}`
        answers.push([column, (await call(path, { method: 'PATCH', token: member.token, body })).status])
      }
      expect(answers).toEqual(GUARDED.map((column) => [column, 403]))
      expect(await readFixture(db, 'users', member)).toBe(before)
    })
  })
}
