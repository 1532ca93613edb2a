/** Retention: deletes data whose retention has ended, that was used or has expired, or that was abandoned. */
import { REDELIVERY_DAYS } from '#contracts/api/ingest.ts'
import { UNDO_POSSIBLE } from '#contracts/limits.ts'
import type { Database, Queries } from '#server/database/database.ts'
import { IS_GIVEN_UP_LONG_AGO } from '#server/mail/given-up.ts'

/** `sql` changes at most `BATCH` rows, and returns one for each. */
type Task = { name: string; sql: string }

/**
 * Small enough for the statement timeout, however large the backlog: a statement that fails is rolled back and deletes
 * nothing.
 */
export const BATCH = 2_000

/** Locked, so that a row that is being changed is checked with its new values, or left for the next run. */
const FIRST = `limit ${BATCH} for update`

/** The table is `t` in `from`, which joins further tables that `where` needs. */
const deleteExpired = (table: string, where: string, { from = `${table} t`, returning = '1' } = {}) =>
  `delete from ${table} where ctid = any(array(
     select t.ctid from ${from} where ${where} ${FIRST} of t skip locked))
   returning ${returning}`

/** In this order; each batch a statement of its own, so that a failing task does not stop the others. */
export const TASKS: readonly Task[] = [
  {
    name: 'transcriptionsPastRetention',
    sql: deleteExpired(
      'public.transcriptions',
      `s.user_id = t.user_uuid and t.created_at < now() - s.retention_days * interval '1 day'`,
      { from: 'public.transcriptions t, public.privacy_settings s' },
    ),
  },
  {
    name: 'deletedTranscriptions',
    sql: deleteExpired(
      'private.deleted_transcriptions',
      `deleted_at < now() - ${UNDO_POSSIBLE} * interval '1 millisecond'`,
    ),
  },
  {
    name: 'ingestedMessages',
    sql: deleteExpired('private.ingested_messages', `stored_at < now() - interval '${REDELIVERY_DAYS} days'`),
  },
  {
    name: 'exportFiles',
    sql: deleteExpired(
      'private.export_files',
      `r.id = t.request_id and (r.expires_at <= now() or r.status = 'failed')`,
      {
        from: 'private.export_files t, public.data_export_requests r',
      },
    ),
  },
  {
    name: 'expiredExports',
    sql: `update public.data_export_requests set status = 'expired'
      where id = any(array(select id from public.data_export_requests
        where status = 'ready' and expires_at <= now() ${FIRST} skip locked))
      returning 1`,
  },
  {
    name: 'idempotentAnswers',
    sql: deleteExpired('private.repeats', `created_at < now() - interval '1 day'`),
  },
  {
    // An hour later, as the clocks of servers differ.
    name: 'rateLimitCounts',
    sql: deleteExpired('limits.counts', `expire < extract(epoch from now() - interval '1 hour') * 1000`),
  },
  {
    name: 'reauthentications',
    sql: deleteExpired('private.identity_proofs', `proven_at < now() - interval '1 day'`),
  },
  {
    name: 'unverifiedFactors',
    sql: deleteExpired('auth.mfa_factors', `status = 'unverified' and created_at < now() - interval '1 day'`),
  },
  {
    name: 'factorChallenges',
    sql: deleteExpired('auth.mfa_challenges', `created_at < now() - interval '1 day'`),
  },
  { name: 'linkCodes', sql: deleteExpired('private.link_codes', 'expires_at <= now()') },
  {
    name: 'emailChanges',
    // With its mails to the other address, which have no other reference to the account.
    sql: `with dropped as (
        ${deleteExpired('private.email_changes', `expires_at < now() - interval '7 days'`, { returning: 'new_email' })}),
      mails as (
        delete from private.outbox o using dropped d
        where o.kind = 'emailChangeNew' and o.recipient = d.new_email and o.created_at < now() - interval '7 days')
      select 1 from dropped`,
  },
  {
    name: 'pendingPayments',
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
    name: 'unfinishedCheckouts',
    sql: deleteExpired(
      'private.checkouts',
      `status in ('open', 'canceled', 'expired') and created_at < now() - interval '30 days'`,
    ),
  },
  {
    name: 'paymentMessages',
    sql: deleteExpired('private.payment_messages', `received_at < now() - interval '90 days'`),
  },
  {
    name: 'adminAuditLog',
    sql: deleteExpired('private.admin_acts', `at < now() - interval '6 months'`),
  },
  {
    name: 'auditLog',
    sql: deleteExpired('private.audit_log', `at < now() - interval '6 months'`),
  },
  {
    name: 'accessRecords',
    sql: deleteExpired('access.records', `at < now() - interval '6 months'`),
  },
  {
    name: 'closedContactMessages',
    sql: deleteExpired(
      'public.contact_messages',
      `answer is null and status <> 'new' and coalesce(settled_at, updated_at) < now() - interval '12 months'`,
    ),
  },
  {
    name: 'answeredContactMessages',
    sql: deleteExpired('public.contact_messages', `answered_at < now() - interval '12 months'`),
  },
  {
    name: 'oldContactMessages',
    sql: deleteExpired('public.contact_messages', `created_at < now() - interval '24 months'`),
  },
  {
    name: 'unconfirmedWaitlistEntries',
    // With its mails, which have the address too.
    sql: `with dropped as (
        ${deleteExpired(
          'private.waitlist_entries',
          `confirmed_at is null and consented_at < now() - interval '7 days'`,
          {
            returning: 'email',
          },
        )}),
      mails as (
        delete from private.outbox o using dropped d
        where o.kind = 'waitlistConfirmation' and o.recipient = d.email and o.created_at < now() - interval '7 days')
      select 1 from dropped`,
  },
  {
    name: 'pendingSignUps',
    sql: deleteExpired('private.pending_sign_ups', `created_at < now() - interval '7 days'`),
  },
  {
    name: 'unconfirmedAccounts',
    sql: deleteExpired(
      'auth.users',
      `email_confirmed_at is null and email is not null and created_at < now() - interval '7 days'
        and not exists (select from auth.sessions s where s.user_id = t.id)`,
    ),
  },
  {
    name: 'knownNetworks',
    sql: deleteExpired('private.known_networks', `seen_at < now() - interval '180 days'`),
  },
  {
    name: 'recoverySessions',
    sql: deleteExpired('private.recovery_sessions', `created_at < now() - interval '1 hour'`),
  },
  {
    name: 'idleSessions',
    sql: deleteExpired('auth.sessions', `coalesce(refreshed_at, created_at) < now() - interval '90 days'`),
  },
  {
    name: 'givenUpMailContent',
    sql: `update private.outbox set html = '', text = '', link = null, code = null, reply_to = null
      where id = any(array(select id from private.outbox
        where ${IS_GIVEN_UP_LONG_AGO} and html <> '' ${FIRST} skip locked))
      returning 1`,
  },
  {
    name: 'stoppedServers',
    sql: deleteExpired('private.servers', `seen_at < now() - interval '1 day'`),
  },
  {
    name: 'rateLimitHits',
    sql: deleteExpired('private.limit_hits', `minute < now() - interval '1 day'`),
  },
  {
    name: 'finishedMails',
    sql: deleteExpired('private.outbox', `next_attempt_at is null and created_at < now() - interval '30 days'`),
  },
  {
    name: 'authFlowStates',
    sql: deleteExpired('auth.flow_state', `created_at < now() - interval '1 day'`),
  },
  {
    name: 'googleAuthorizations',
    sql: deleteExpired('private.google_visits', `created_at < now() - interval '1 day'`),
  },
  {
    name: 'revokedRefreshTokens',
    sql: deleteExpired('auth.refresh_tokens', `revoked and updated_at < now() - interval '7 days'`),
  },
  {
    name: 'authServiceAuditLog',
    sql: deleteExpired('auth.audit_log_entries', `created_at < now() - interval '90 days'`),
  },
]

const run = async (db: Queries, { sql }: Task) => {
  while ((await db.query(sql)).length >= BATCH);
}

/** A task that fails is reported and repeated at the next run. Ends if `onFailure` rejects. */
export const prune = async (db: Database, onFailure: (task: string, error: unknown) => unknown): Promise<void> => {
  for (const task of TASKS) await run(db, task).catch((error: unknown) => onFailure(task.name, error))
}
