/** For each maintenance task: an expired row, and one that has not expired. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { Row } from '#server/database/database.ts'
import type { Member } from './members.ts'
import { OVERDUE_OPERATIONS } from './overdue-operations.ts'

const hex = () => randomBytes(32).toString('hex')

export type Query = (sql: string, ...values: unknown[]) => Promise<Row[]>
/** The query that finds the row again. */
export type Trace = { sql: string; values: unknown[] }
/** Inserts a row of that age, an interval of Postgres. */
type InsertRow = (query: Query, age: string, member: Member) => Promise<Trace>

/** `sql` inserts with the time `now() - $1::interval`, `id` is found in `column` of `table`. */
const row =
  (
    table: string,
    column: string,
    sql: (member: Member, id: string) => string,
    newId: () => string = randomUUID,
  ): InsertRow =>
  async (query, age, member) => {
    const id = newId()
    await query(sql(member, id), age)
    return { sql: `select 1 from ${table} where ${column}::text = $1`, values: [id] }
  }

const insertMessage: InsertRow = async (query, age, member) => {
  await member.linkPhone()
  await member.call('POST', '/api/user/privacy-settings', { retention_days: 7 })
  const [time] = await query('select (now() - $1::interval)::text as at', age)
  const { body } = await member.receive('Oi', { received_at: new Date(String(time?.['at'])).toISOString() })
  return { sql: 'select 1 from public.transcriptions where id::text = $1', values: [body['id']] }
}

const ready = async (query: Query, age: string, member: Member) => {
  await member.call('POST', '/api/user/export-data', {})
  await query(
    'update public.data_export_requests set expires_at = now() - $1::interval where user_id = $2',
    age,
    member.id,
  )
  return member.id
}
const exportFile: InsertRow = async (query, age, member) => ({
  sql: `select 1 from private.export_files f join public.data_export_requests r on r.id = f.request_id
    where r.user_id::text = $1`,
  values: [await ready(query, age, member)],
})
const readyExport: InsertRow = async (query, age, member) => ({
  sql: `select 1 from public.data_export_requests where status = 'ready' and user_id::text = $1`,
  values: [await ready(query, age, member)],
})

const pendingPix: InsertRow = async (query, age, { id }) => {
  await query(
    `with opened as (
       insert into private.checkouts (user_uuid, plan_id, amount_cents, currency, status)
       select $2, id, 2990, 'BRL', 'pending' from public.plans where code = 'premium' returning id)
     insert into public.payments (user_uuid, checkout_id, plan_code, status, method, amount_cents, pix_code, expires_at)
     select $2, id, 'premium', 'pending', 'pix', 2990, 'code', now() - $1::interval from opened`,
    age,
    id,
  )
  return {
    sql: `select 1 from public.payments p join private.checkouts c on c.id = p.checkout_id
      where p.status = 'pending' and c.status = 'pending' and pix_code is not null and p.user_uuid::text = $1`,
    values: [id],
  }
}

const session: InsertRow = async (query, age, member) => {
  await query(
    'update auth.sessions set refreshed_at = now() - $1::interval, created_at = now() - $1::interval where user_id = $2',
    age,
    member.id,
  )
  return { sql: 'select 1 from auth.sessions where user_id::text = $1', values: [member.id] }
}

const recoverySession: InsertRow = async (query, age, { id }) => {
  await query(
    `insert into private.recovery_sessions (session_id, created_at)
     select id, now() - $1::interval from auth.sessions where user_id = $2`,
    age,
    id,
  )
  return {
    sql: `select 1 from private.recovery_sessions r join auth.sessions s on s.id = r.session_id where s.user_id::text = $1`,
    values: [id],
  }
}

/** By task name: how to insert a row, and the ages of one to delete and one to keep. */
export const OVERDUE: Record<string, { insert: InsertRow; overdue: string; notYet: string }> = {
  transcriptionsPastRetention: { insert: insertMessage, overdue: '8 days', notYet: '6 days' },
  deletedTranscriptions: {
    insert: row(
      'private.deleted_transcriptions',
      'id',
      ({ id: user }, id) =>
        `insert into private.deleted_transcriptions
           (id, user_uuid, encrypted_content, encryption_key_id, created_at, deleted_at)
         values ('${id}', '${user}', 'x', 'x', now(), now() - $1::interval)`,
    ),
    overdue: '61 seconds',
    notYet: '45 seconds',
  },
  ingestedMessages: {
    insert: row(
      'private.ingested_messages',
      'message_id',
      ({ id: user }, id) =>
        `insert into private.ingested_messages (message_id, user_uuid, transcription_id, stored_at)
         values ('${id}', '${user}', gen_random_uuid(), now() - $1::interval)`,
    ),
    overdue: '91 days',
    notYet: '89 days',
  },
  exportFiles: { insert: exportFile, overdue: '1 second', notYet: '-1 hour' },
  expiredExports: { insert: readyExport, overdue: '1 second', notYet: '-1 hour' },
  idempotentAnswers: {
    insert: row(
      'private.repeats',
      'id',
      ({ id: user }, id) =>
        `insert into private.repeats (id, user_uuid, body_digest, created_at)
         values ('${id}', '${user}', '${hex()}', now() - $1::interval)`,
      hex,
    ),
    overdue: '25 hours',
    notYet: '23 hours',
  },
  reauthentications: {
    insert: row(
      'private.identity_proofs',
      'session_id',
      ({ id: user }, id) =>
        `insert into private.identity_proofs (session_id, user_uuid, proven_at)
         values ('${id}', '${user}', now() - $1::interval)`,
    ),
    overdue: '25 hours',
    notYet: '23 hours',
  },
  linkCodes: {
    insert: row(
      'private.link_codes',
      'code_hash',
      ({ id: user }, id) =>
        `insert into private.link_codes (user_uuid, code_hash, expires_at) values ('${user}', '${id}', now() - $1::interval)`,
    ),
    overdue: '1 second',
    notYet: '-1 minute',
  },
  emailChanges: {
    insert: row(
      'private.email_changes',
      'session_id',
      ({ id: user }, id) =>
        `insert into private.email_changes (user_uuid, session_id, new_email, current_token_hash, new_token_hash, expires_at)
         values ('${user}', '${id}', 'rita@prosa.test', '${hex()}', '${hex()}', now() - $1::interval)`,
    ),
    overdue: '8 days',
    notYet: '6 days',
  },
  pendingPayments: { insert: pendingPix, overdue: '1 second', notYet: '-1 hour' },
  unfinishedCheckouts: {
    insert: row(
      'private.checkouts',
      'id',
      ({ id: user }, id) =>
        `insert into private.checkouts (id, user_uuid, plan_id, amount_cents, currency, created_at)
         select '${id}', '${user}', id, 1, 'BRL', now() - $1::interval from public.plans where code = 'premium'`,
    ),
    overdue: '31 days',
    notYet: '29 days',
  },
  paymentMessages: {
    insert: row(
      'private.payment_messages',
      'id',
      (_member, id) => `insert into private.payment_messages (id, received_at) values ('${id}', now() - $1::interval)`,
    ),
    overdue: '91 days',
    notYet: '89 days',
  },
  adminAuditLog: {
    insert: async (query, age, { id }) => {
      await query(
        `insert into private.admin_acts (act, user_uuid, at) values ('account.activated', $2, now() - $1::interval)`,
        age,
        id,
      )
      return { sql: 'select 1 from private.admin_acts where user_uuid::text = $1', values: [id] }
    },
    overdue: '185 days',
    notYet: '180 days',
  },
  auditLog: {
    insert: row(
      'private.audit_log',
      'session_id',
      ({ id: user }, id) =>
        `insert into private.audit_log (user_uuid, event, session_id, at)
         values ('${user}', 'session.opened', '${id}', now() - $1::interval)`,
    ),
    overdue: '185 days',
    notYet: '180 days',
  },
  accessRecords: {
    insert: row(
      'access.records',
      'account',
      (_, id) =>
        `insert into access.records (account, address, at) values ('${id}', '192.0.2.1', now() - $1::interval)`,
    ),
    overdue: '185 days',
    notYet: '180 days',
  },
  closedContactMessages: {
    insert: row(
      'public.contact_messages',
      'id',
      (_member, id) =>
        `insert into public.contact_messages (id, reference, name, email, subject, message, language, status, updated_at)
         values ('${id}', '${id}', 'Rita', 'rita@prosa.test', 'press', 'Uma pergunta', 'pt', 'answered', now() - $1::interval)`,
    ),
    overdue: '367 days',
    notYet: '364 days',
  },
  answeredContactMessages: {
    insert: row(
      'public.contact_messages',
      'id',
      (_member, id) =>
        `insert into public.contact_messages (id, reference, name, email, subject, message, language, answer, answered_at)
         values ('${id}', '${id}', 'Rita', 'rita@prosa.test', 'press', 'Uma pergunta', 'pt', 'Uma resposta', now() - $1::interval)`,
    ),
    overdue: '367 days',
    notYet: '364 days',
  },
  oldContactMessages: {
    insert: row(
      'public.contact_messages',
      'id',
      (_member, id) =>
        `insert into public.contact_messages (id, reference, name, email, subject, message, language, created_at)
         values ('${id}', '${id}', 'Rita', 'rita@prosa.test', 'press', 'Uma pergunta', 'pt', now() - $1::interval)`,
    ),
    overdue: '735 days',
    notYet: '728 days',
  },
  unconfirmedWaitlistEntries: {
    insert: row(
      'private.waitlist_entries',
      'id',
      (_member, id) =>
        `insert into private.waitlist_entries (id, product, email, language, consented_at)
         values ('${id}', 'lifeReminder', '${id}@prosa.test', 'pt', now() - $1::interval)`,
    ),
    overdue: '8 days',
    notYet: '6 days',
  },
  pendingSignUps: {
    insert: row(
      'private.pending_sign_ups',
      'id',
      (_member, id) =>
        `insert into private.pending_sign_ups (id, email, password_hash, metadata, language, created_at)
         values ('${id}', '${id}@prosa.test', 'x', '{}', 'pt-BR', now() - $1::interval)`,
    ),
    overdue: '8 days',
    notYet: '6 days',
  },
  unconfirmedAccounts: {
    insert: row(
      'auth.users',
      'id',
      (_member, id) =>
        `insert into auth.users (id, email, created_at) values ('${id}', '${id}@prosa.test', now() - $1::interval)`,
    ),
    overdue: '8 days',
    notYet: '6 days',
  },
  knownNetworks: {
    insert: row(
      'private.known_networks',
      'network_digest',
      ({ id: user }, id) =>
        `insert into private.known_networks (user_uuid, network_digest, seen_at)
         values ('${user}', '${id}', now() - $1::interval)`,
    ),
    overdue: '181 days',
    notYet: '179 days',
  },
  recoverySessions: { insert: recoverySession, overdue: '61 minutes', notYet: '59 minutes' },
  idleSessions: { insert: session, overdue: '91 days', notYet: '89 days' },
  ...OVERDUE_OPERATIONS,
  finishedMails: {
    insert: row(
      'private.outbox',
      'id',
      (_member, id) =>
        `insert into private.outbox (id, kind, recipient, language, subject, html, text, next_attempt_at, created_at)
         values ('${id}', 'exportReady', 'rita@prosa.test', 'pt', 'x', 'x', 'x', null, now() - $1::interval)`,
    ),
    overdue: '31 days',
    notYet: '29 days',
  },
  authFlowStates: {
    insert: row(
      'auth.flow_state',
      'id',
      (_member, id) =>
        `insert into auth.flow_state (id, authentication_method, provider_type, created_at)
         values ('${id}', 'oauth', 'google', now() - $1::interval)`,
    ),
    overdue: '25 hours',
    notYet: '23 hours',
  },
  googleAuthorizations: {
    insert: row(
      'private.google_visits',
      'state_hash',
      (_member, id) =>
        `insert into private.google_visits (state_hash, nonce, verifier, challenge, redirect_to, language, created_at)
         values ('${id}', 'x', 'x', 'x', 'x', 'pt', now() - $1::interval)`,
    ),
    overdue: '25 hours',
    notYet: '23 hours',
  },
  unverifiedFactors: {
    insert: row(
      'auth.mfa_factors',
      'id',
      ({ id: user }, id) =>
        `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at)
         values ('${id}', '${user}', 'totp', 'unverified', 'x', now() - $1::interval)`,
    ),
    overdue: '25 hours',
    notYet: '23 hours',
  },
  factorChallenges: {
    insert: row(
      'auth.mfa_challenges',
      'id',
      ({ id: user }, id) =>
        `with factor as (
           insert into auth.mfa_factors (id, user_id, factor_type, status, secret)
           values (gen_random_uuid(), '${user}', 'totp', 'unverified', 'x')
           on conflict (user_id, status) do update set updated_at = now() returning id)
         insert into auth.mfa_challenges (id, factor_id, created_at) select '${id}', id, now() - $1::interval from factor`,
    ),
    overdue: '25 hours',
    notYet: '23 hours',
  },
  rateLimitCounts: {
    insert: row(
      'limits.counts',
      'key',
      (_member, id) =>
        `insert into limits.counts (key, points, expire)
         values ('${id}', 1, extract(epoch from now() - $1::interval) * 1000)`,
    ),
    overdue: '61 minutes',
    notYet: '59 minutes',
  },
  revokedRefreshTokens: {
    insert: row(
      'auth.refresh_tokens',
      'id',
      ({ id: user }, id) =>
        `insert into auth.refresh_tokens (id, token, user_id, revoked, updated_at)
         values ('${id}', '${id}', '${user}', true, now() - $1::interval)`,
    ),
    overdue: '8 days',
    notYet: '6 days',
  },
  authServiceAuditLog: {
    insert: row(
      'auth.audit_log_entries',
      'id',
      (_member, id) => `insert into auth.audit_log_entries (id, created_at) values ('${id}', now() - $1::interval)`,
    ),
    overdue: '91 days',
    notYet: '89 days',
  },
}
