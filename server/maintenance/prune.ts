/** Retention: deletes data whose retention has ended, that was used or has expired, or that was abandoned. */
import { UNDO_POSSIBLE } from '#contracts/limits.ts'
import type { Database, Queries } from '#server/embedded/database.ts'

/** `sql` changes at most `BATCH` rows, and returns one for each. */
type Task = { name: string; sql: string }

/** Few enough for the timeout of a statement, whatever has piled up: one that fails is rolled back and deletes nothing. */
export const BATCH = 2_000

/** Locked, so that a row that is changed at this moment is judged by what it becomes, or left for the next run. */
const FIRST = `limit ${BATCH} for update`

/** The table is `t` in `from`, which joins what else `where` asks for. */
const expired = (table: string, where: string, { from = `${table} t`, returning = '1' } = {}) =>
  `delete from ${table} where ctid = any(array(
     select t.ctid from ${from} where ${where} ${FIRST} of t skip locked))
   returning ${returning}`

/** In this order; each batch a statement of its own, so that a failing task does not stop the others. */
export const TASKS: readonly Task[] = [
  {
    name: 'transcriptions older than their owner keeps them',
    sql: expired(
      'public.transcriptions',
      `s.user_id = t.user_uuid and t.created_at < now() - s.retention_days * interval '1 day'`,
      { from: 'public.transcriptions t, public.privacy_settings s' },
    ),
  },
  {
    name: 'deleted transcriptions that can no longer be restored',
    sql: expired('private.deleted_transcriptions', `deleted_at < now() - ${UNDO_POSSIBLE} * interval '1 millisecond'`),
  },
  {
    name: 'files of exports whose time is over, or that failed',
    sql: expired('private.export_files', `r.id = t.request_id and (r.expires_at <= now() or r.status = 'failed')`, {
      from: 'private.export_files t, public.data_export_requests r',
    }),
  },
  {
    name: 'exports that are over, said to be',
    sql: `update public.data_export_requests set status = 'expired'
      where id = any(array(select id from public.data_export_requests
        where status = 'ready' and expires_at <= now() ${FIRST} skip locked))
      returning 1`,
  },
  {
    name: 'answers for repeated writes, after a day',
    sql: expired('private.repeats', `created_at < now() - interval '1 day'`),
  },
  {
    // An hour later, as the clocks of servers differ.
    name: 'counts of limits whose window is over',
    sql: expired('limits.counts', `expire < extract(epoch from now() - interval '1 hour') * 1000`),
  },
  {
    name: 'proofs of identity, long after they stand for anything',
    sql: expired('private.identity_proofs', `proven_at < now() - interval '1 day'`),
  },
  {
    name: 'second factors whose first code never came',
    sql: expired('auth.mfa_factors', `status = 'unverified' and created_at < now() - interval '1 day'`),
  },
  {
    name: 'challenges of second factors that nobody answered',
    sql: expired('auth.mfa_challenges', `created_at < now() - interval '1 day'`),
  },
  { name: 'linking codes that are over', sql: expired('private.link_codes', 'expires_at <= now()') },
  {
    name: 'e-mail changes that nobody finished, a week after their time was over',
    // With its mails to the other address: nothing else leads from them to the account.
    sql: `with dropped as (
        ${expired('private.email_changes', `expires_at < now() - interval '7 days'`, { returning: 'new_email' })}),
      mails as (
        delete from private.outbox o using dropped d
        where o.kind = 'emailChangeNew' and o.recipient = d.new_email and o.created_at < now() - interval '7 days')
      select 1 from dropped`,
  },
  {
    name: 'payments that nobody made in time',
    sql: `with over as (
        update public.payments set status = 'expired', pix_code = null
        where id = any(array(select id from public.payments
          where status = 'pending' and expires_at <= now() ${FIRST} skip locked))
        returning checkout_id),
      closed as (
        update private.checkouts c set status = 'expired' from over where c.id = over.checkout_id and c.status = 'pending')
      select 1 from over`,
  },
  {
    name: 'checkouts that nobody finished',
    sql: expired(
      'private.checkouts',
      `status in ('open', 'canceled', 'expired') and created_at < now() - interval '30 days'`,
    ),
  },
  {
    name: 'messages of the payment provider, long after it would send them again',
    sql: expired('private.payment_messages', `received_at < now() - interval '90 days'`),
  },
  {
    name: 'acts of administrators after six months',
    sql: expired('private.admin_acts', `at < now() - interval '6 months'`),
  },
  {
    name: 'entries of the audit log after six months',
    sql: expired('private.audit_log', `at < now() - interval '6 months'`),
  },
  {
    name: 'access records after six months',
    sql: expired('access.records', `at < now() - interval '6 months'`),
  },
  {
    name: 'contact messages, a year after their answer',
    sql: expired(
      'public.contact_messages',
      `answer is null and status <> 'new' and updated_at < now() - interval '12 months'`,
    ),
  },
  {
    name: 'contact messages, a year after their answer, whatever changed later',
    sql: expired('public.contact_messages', `answered_at < now() - interval '12 months'`),
  },
  {
    name: 'contact messages, two years after they came',
    sql: expired('public.contact_messages', `created_at < now() - interval '24 months'`),
  },
  {
    name: 'addresses of the waiting list that nobody confirmed',
    sql: expired('private.waitlist_entries', `confirmed_at is null and consented_at < now() - interval '7 days'`),
  },
  {
    name: 'sign-ups that nobody confirmed',
    sql: expired('private.pending_sign_ups', `created_at < now() - interval '7 days'`),
  },
  {
    name: 'accounts whose address nobody confirmed',
    sql: expired(
      'auth.users',
      `email_confirmed_at is null and email is not null and created_at < now() - interval '7 days'
        and not exists (select from auth.sessions s where s.user_id = t.id)`,
    ),
  },
  {
    name: 'networks from which nobody signed in any more',
    sql: expired('private.known_networks', `seen_at < now() - interval '180 days'`),
  },
  {
    name: 'recovery sessions whose minutes are over',
    sql: expired('private.recovery_sessions', `created_at < now() - interval '1 hour'`),
  },
  {
    name: 'sessions that nobody used',
    sql: expired('auth.sessions', `coalesce(refreshed_at, created_at) < now() - interval '90 days'`),
  },
  {
    name: 'content of mails that were given up, after three days',
    sql: `update private.outbox set html = '', text = '', link = null, code = null
      where id = any(array(select id from private.outbox
        where sent_at is null and next_attempt_at is null and last_error_code is not null and html <> ''
          and created_at < now() - interval '3 days' ${FIRST} skip locked))
      returning 1`,
  },
  {
    name: 'servers that are gone',
    sql: expired('private.servers', `seen_at < now() - interval '1 day'`),
  },
  {
    name: 'hits of limits, after a day',
    sql: expired('private.limit_hits', `minute < now() - interval '1 day'`),
  },
  {
    name: 'mails that were sent, or given up, after thirty days',
    sql: expired('private.outbox', `next_attempt_at is null and created_at < now() - interval '30 days'`),
  },
  {
    name: 'sign-ins that were begun and never finished',
    sql: expired('auth.flow_state', `created_at < now() - interval '1 day'`),
  },
  {
    name: 'visits to Google that nobody came back from',
    sql: expired('private.google_visits', `created_at < now() - interval '1 day'`),
  },
  {
    name: 'refresh tokens that were replaced',
    sql: expired('auth.refresh_tokens', `revoked and updated_at < now() - interval '7 days'`),
  },
  {
    name: 'notes of the auth service',
    sql: expired('auth.audit_log_entries', `created_at < now() - interval '90 days'`),
  },
]

const run = async (db: Queries, { sql }: Task) => {
  while ((await db.query(sql)).length >= BATCH);
}

/** A task that fails is reported and repeated at the next run. */
export const prune = async (db: Database, onFailure: (task: string, error: unknown) => void): Promise<void> => {
  for (const task of TASKS) await run(db, task).catch((error: unknown) => onFailure(task.name, error))
}
