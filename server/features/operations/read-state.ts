/** What is pending, has failed or has stopped, from the database: the same on every server. */
import { isActiveAccount } from '#server/account/active-account.ts'
import type { Queries } from '#server/database/database.ts'
import { IS_GIVEN_UP } from '#server/mail/given-up.ts'

/** Times are ISO 8601. */
export type OperationsState = {
  mails_waiting: number
  /** Seconds since the oldest pending mail was written; 0 if none is pending. */
  mails_oldest_seconds: number
  mails_oldest_at: string | null
  /** Given up in the last three days. */
  mails_given_up: number
  /** In the last day. */
  mails_bounced: number
  /** Accounts whose address is undeliverable. */
  addresses_undeliverable: number
  exports_waiting: number
  exports_running: number
  /** Begun by a server that no longer renews its claim, or pending for more than ten minutes. */
  exports_stuck: number
  /** In the last day. */
  exports_failed: number
  /** Last complete run. */
  maintenance_at: string
  /** Failed tasks of that run. */
  maintenance_failures: number
  /** Plans that the payment provider had changed without an event that arrived, found by that run. */
  payment_differences: number
  /** Null if no backup was recorded. */
  backup_at: string | null
  migrations_applied: number
  newest_migration: string
}

/** The claim of an export lasts 90 seconds and is renewed each 30. */
const STUCK = `((status = 'processing' and claimed_until < now() - interval '2 minutes')
    or (status = 'pending' and requested_at < now() - interval '10 minutes'))
  and ${isActiveAccount('data_export_requests.user_id')}`

const STATE = `select mails.*, bounces.*, exports.*, upkeep.*, migrations.* from
  (select (count(*) filter (where next_attempt_at is not null))::int as mails_waiting,
     coalesce(extract(epoch from now() - min(created_at) filter (where next_attempt_at is not null)), 0)::int
       as mails_oldest_seconds,
     min(created_at) filter (where next_attempt_at is not null) as mails_oldest_at,
     (count(*) filter (where ${IS_GIVEN_UP}))::int as mails_given_up
   from private.outbox where sent_at is null) mails,
  (select (select count(*)::int from private.outbox where bounced_at > now() - interval '1 day') as mails_bounced,
     (select count(*)::int from public.users where email_undeliverable_since is not null)
       as addresses_undeliverable) bounces,
  (select (count(*) filter (where status = 'pending'))::int as exports_waiting,
     (count(*) filter (where status = 'processing'))::int as exports_running,
     (count(*) filter (where ${STUCK}))::int as exports_stuck,
     (count(*) filter (where status = 'failed' and completed_at > now() - interval '1 day'))::int as exports_failed
   from public.data_export_requests) exports,
  (select tidied_at as maintenance_at, failed_tasks as maintenance_failures, payment_differences,
     backed_up_at as backup_at
   from private.upkeep) upkeep,
  (select count(*)::int as migrations_applied, coalesce(max(version), '') as newest_migration
   from supabase_migrations.schema_migrations) migrations`

export const readState = async (queries: Pick<Queries, 'query'>): Promise<OperationsState> => {
  const [state] = await queries.query<OperationsState>(STATE)
  if (state === undefined) throw new Error('private.upkeep has no row')
  return state
}
