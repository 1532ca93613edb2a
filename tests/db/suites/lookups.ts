/** Look-ups of requests use an index, so that they do not slow down with the number of rows. */
import { describe, expect, it } from 'vitest'
import type { SuiteContext } from '../kit/suite-context.ts'

const LOOKUPS = {
  'an account by its address': `select a.id from auth.users a left join public.users u on u.id = a.id where a.email = 'x'`,
  'whether an address has an account': `select 1 from auth.users where email = 'x'`,
  'a person by their address': `select id from public.users where email = 'x'`,
  'mails to an address': `delete from private.outbox where recipient = 'x'`,
  'notes of the auth service about a person': `delete from auth.audit_log_entries where payload ->> 'actor_id' = 'x'`,
  'the newest messages': 'select id from public.contact_messages order by created_at desc, id limit 20',
  'the newest messages of a status': `select id from public.contact_messages where status = 'new' order by created_at desc limit 20`,
  'messages of an address': `select id from public.contact_messages where email = 'x'`,
  'transcriptions of a person': `select id from public.transcriptions where user_uuid = '00000000-0000-4000-8000-000000000001' order by created_at desc limit 10`,
  'the mails of a person': `update private.outbox set user_uuid = null where user_uuid = '00000000-0000-4000-8000-000000000001' and sent_at is not null`,
  'accounts whose address is undeliverable':
    'select count(*) from public.users where email_undeliverable_since is not null',
  'mails that bounced in a day': `select count(*) from private.outbox where bounced_at > now() - interval '1 day'`,
  'what a person pays': `select id from public.payments where user_uuid = '00000000-0000-4000-8000-000000000001' order by created_at desc limit 20`,
}

/** Foreign keys of ours without an index on their column. The index may leave out rows that refer to nothing. */
const UNINDEXED_KEYS = `select c.conrelid::regclass || '.' || a.attname as name
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.connamespace in ('public'::regnamespace, 'private'::regnamespace) and not exists (
    select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum
      and coalesce(pg_get_expr(i.indpred, i.indrelid), '') in ('', format('(%I IS NOT NULL)', a.attname)))
  order by name`

/** Functions of ours that a policy calls, itself or through another, with their languages. */
const POLICY_FUNCTIONS = `with recursive called as (
    select p.* from pg_proc p where p.pronamespace = 'private'::regnamespace and exists (
      select from pg_policies where concat(qual, with_check) ~ ('private\\.' || p.proname || '\\('))
    union
    select p.* from called c join pg_proc p
      on p.pronamespace = 'private'::regnamespace and c.prosrc ~ ('private\\.' || p.proname || '\\('))
  select proname || ' in ' || lanname as name from called join pg_language l on l.oid = prolang order by name`

export const lookupSuite = (context: SuiteContext) => {
  describe('a look-up by', () => {
    it.each(Object.entries(LOOKUPS))('%s uses an index', async (_what, sql) => {
      const plan = await context.db.transaction(async (queries) => {
        // The planner prefers a sequential scan of an empty table.
        await queries.query('set local enable_seqscan = off')
        return queries.query<Record<string, string>>(`explain ${sql}`)
      })
      const text = plan.map((row) => Object.values(row)[0]).join('\n')
      expect(text).toMatch(/Index|Bitmap/)
      expect(text).not.toContain('Seq Scan')
    })
  })

  // The deletion of a row looks up those that refer to it. Plans are never deleted.
  it('every foreign key has an index, except those to plans', async () => {
    const names = (await context.db.query<{ name: string }>(UNINDEXED_KEYS)).map(({ name }) => name)
    expect(names).toEqual(['private.checkouts.plan_id', 'subscriptions.plan_id'])
  })

  // Proves OPS-97. Functions in SQL with privileges of their own are planned again in each statement.
  it('every function of a policy keeps its plans', async () => {
    const names = (await context.db.query<{ name: string }>(POLICY_FUNCTIONS)).map(({ name }) => name)
    expect(names).toEqual(['active_user_id in plpgsql', 'live_user_id in plpgsql', 'owes_factor in plpgsql'])
  })
}
