/** Retention: deletes data whose retention has ended, that was used or has expired, or that was abandoned. */
import { UNDO_POSSIBLE } from '#contracts/limits.ts'
import type { Database, Queries } from '#server/embedded/database.ts'

type Task = { name: string; sql: string }

/** In this order; each a statement of its own, so that a failing one does not stop the others. */
export const TASKS: readonly Task[] = [
  {
    name: 'transcriptions older than their owner keeps them',
    sql: `delete from public.transcriptions t using public.privacy_settings s
      where s.user_id = t.user_uuid and t.created_at < now() - s.retention_days * interval '1 day'`,
  },
  {
    name: 'deleted transcriptions that can no longer be restored',
    sql: `delete from private.deleted_transcriptions
      where deleted_at < now() - ${UNDO_POSSIBLE} * interval '1 millisecond'`,
  },
  {
    name: 'files of exports whose time is over',
    sql: `delete from private.export_files f using public.data_export_requests r
      where r.id = f.request_id and r.expires_at <= now()`,
  },
  {
    name: 'exports that are over, said to be',
    sql: `update public.data_export_requests set status = 'expired' where status = 'ready' and expires_at <= now()`,
  },
  {
    name: 'answers for repeated writes, after a day',
    sql: `delete from private.repeats where created_at < now() - interval '1 day'`,
  },
  {
    // An hour later, as the clocks of servers differ.
    name: 'counts of limits whose window is over',
    sql: `delete from limits.counts where expire < extract(epoch from now() - interval '1 hour') * 1000`,
  },
  {
    name: 'proofs of identity, long after they stand for anything',
    sql: `delete from private.identity_proofs where proven_at < now() - interval '1 day'`,
  },
  {
    name: 'second factors whose first code never came',
    sql: `delete from auth.mfa_factors where status = 'unverified' and created_at < now() - interval '1 day'`,
  },
  {
    name: 'challenges of second factors that nobody answered',
    sql: `delete from auth.mfa_challenges where created_at < now() - interval '1 day'`,
  },
  { name: 'linking codes that are over', sql: 'delete from private.link_codes where expires_at <= now()' },
  {
    name: 'e-mail changes that nobody finished, a week after their time was over',
    sql: `delete from private.email_changes where expires_at < now() - interval '7 days'`,
  },
  {
    name: 'payments that nobody made in time',
    sql: `with over as (
        update public.payments set status = 'expired', pix_code = null
        where status = 'pending' and expires_at <= now() returning checkout_id)
      update private.checkouts c set status = 'expired' from over where c.id = over.checkout_id and c.status = 'pending'`,
  },
  {
    name: 'checkouts that nobody finished',
    sql: `delete from private.checkouts where status in ('open', 'canceled', 'expired') and created_at < now() - interval '30 days'`,
  },
  {
    name: 'messages of the payment provider, long after it would send them again',
    sql: `delete from private.payment_messages where received_at < now() - interval '90 days'`,
  },
  {
    name: 'acts of administrators after six months',
    sql: `delete from private.admin_acts where at < now() - interval '6 months'`,
  },
  {
    name: 'entries of the audit log after six months',
    sql: `delete from private.audit_log where at < now() - interval '6 months'`,
  },
  {
    name: 'access records after six months',
    sql: `delete from access.records where at < now() - interval '6 months'`,
  },
  {
    name: 'contact messages, a year after their answer',
    sql: `delete from public.contact_messages
      where answer is null and status <> 'new' and updated_at < now() - interval '12 months'`,
  },
  {
    name: 'contact messages, a year after their answer, whatever changed later',
    sql: `delete from public.contact_messages where answered_at < now() - interval '12 months'`,
  },
  {
    name: 'contact messages, two years after they came',
    sql: `delete from public.contact_messages where created_at < now() - interval '24 months'`,
  },
  {
    name: 'addresses of the waiting list that nobody confirmed',
    sql: `delete from private.waitlist_entries
      where confirmed_at is null and consented_at < now() - interval '7 days'`,
  },
  {
    name: 'sign-ups that nobody confirmed',
    sql: `delete from private.pending_sign_ups where created_at < now() - interval '7 days'`,
  },
  {
    name: 'accounts whose address nobody confirmed',
    sql: `delete from auth.users a where email_confirmed_at is null and email is not null
      and created_at < now() - interval '7 days'
      and not exists (select from auth.sessions s where s.user_id = a.id)`,
  },
  {
    name: 'networks from which nobody signed in any more',
    sql: `delete from private.known_networks where seen_at < now() - interval '180 days'`,
  },
  {
    name: 'recovery sessions whose minutes are over',
    sql: `delete from private.recovery_sessions where created_at < now() - interval '1 hour'`,
  },
  {
    name: 'sessions that nobody used',
    sql: `delete from auth.sessions where coalesce(refreshed_at, created_at) < now() - interval '90 days'`,
  },
  {
    name: 'content of mails that were given up, after three days',
    sql: `update private.outbox set html = '', text = '', link = null, code = null
      where sent_at is null and next_attempt_at is null and last_error_code is not null and html <> ''
        and created_at < now() - interval '3 days'`,
  },
  {
    name: 'servers that are gone',
    sql: `delete from private.servers where seen_at < now() - interval '1 day'`,
  },
  {
    name: 'hits of limits, after a day',
    sql: `delete from private.limit_hits where minute < now() - interval '1 day'`,
  },
  {
    name: 'mails that were sent, or given up, after thirty days',
    sql: `delete from private.outbox where next_attempt_at is null and created_at < now() - interval '30 days'`,
  },
  {
    name: 'sign-ins that were begun and never finished',
    sql: `delete from auth.flow_state where created_at < now() - interval '1 day'`,
  },
  {
    name: 'visits to Google that nobody came back from',
    sql: `delete from private.google_visits where created_at < now() - interval '1 day'`,
  },
  {
    name: 'refresh tokens that were replaced',
    sql: `delete from auth.refresh_tokens where revoked and updated_at < now() - interval '7 days'`,
  },
  {
    name: 'notes of the auth service',
    sql: `delete from auth.audit_log_entries where created_at < now() - interval '90 days'`,
  },
]

const run = (db: Queries, { sql }: Task) => db.query(sql)

/** A task that fails is reported and repeated at the next run. */
export const prune = async (db: Database, onFailure: (task: string, error: unknown) => void): Promise<void> => {
  for (const task of TASKS) await run(db, task).catch((error: unknown) => onFailure(task.name, error))
}
