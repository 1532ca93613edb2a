/** The data of an export: an allow-list of columns of the person's own rows, decrypted. */
import type { Summary } from '#contracts/api/transcriptions.ts'
import type { DataKey } from '#server/crypto/vault.ts'
import type { Queries, Row } from '#server/database/database.ts'
import { readSummary } from '#server/features/transcriptions/read-summary.ts'

export type ExportedTranscription = { received_at: string; text: string | null; summary: Summary | null }

/** As in `data.json`: keys are spelled like the columns. */
export type ExportedData = {
  account: Row | null
  /** The linked Google account. */
  google: Row | null
  /** A pending or just expired e-mail change, with the other address. */
  email_change: Row | null
  /** Open sessions. */
  sessions: Row[]
  profile: Row | null
  privacy: Row | null
  privacy_changes: Row[]
  transcribe: Row | null
  messaging: Row | null
  subscriptions: Row[]
  payments: Row[]
  /** Payments that were begun, paid or not. */
  checkouts: Row[]
  /** The payment provider's ids of the person. */
  payment_provider: Row[]
  activity: Row[]
  /** Actions of administrators on the account, with the reason that its owner was notified of. */
  decisions: Row[]
  /** Access records, which the law requires to be kept. */
  accesses: Row[]
  /** Sent from the account's address, signed in or not. */
  contact_messages: Row[]
  waitlist: Row[]
  /** The fact that a mail was sent, without its content: its links open the account. */
  mails: Row[]
  /** Earlier copies. */
  exports: Row[]
  /** Received messages, which count towards the quota, whether or not their transcriptions are kept. */
  received_messages: Row[]
  transcriptions: ExportedTranscription[]
}

const firstRow = async (queries: Queries, sql: string, userId: string) =>
  (await queries.query(sql, [userId]))[0] ?? null

/** The data of an export except the transcriptions. */
export type ExportedAccount = Omit<ExportedData, 'transcriptions'>

/** Sign-in methods and open sessions. Never a token, hash or secret. */
const collectSignIn = async (queries: Queries, userId: string) => ({
  account: await firstRow(
    queries,
    `select u.name, u.email, u.email_verified, u.cpf, u.phone_number, u.person_type, u.language, u.role, u.is_active,
       u.terms_accepted_at, u.terms_version, u.created_at, u.updated_at, u.last_message_at, u.email_undeliverable_since,
       (select min(f.created_at) from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified')
         as second_factor_since,
       a.last_sign_in_at, a.raw_user_meta_data as registered_with
     from public.users u join auth.users a on a.id = u.id where u.id = $1`,
    userId,
  ),
  google: await firstRow(
    queries,
    `select provider_id, identity_data, created_at, last_sign_in_at
     from auth.identities where user_id = $1 and provider = 'google'`,
    userId,
  ),
  email_change: await firstRow(
    queries,
    `select new_email, current_confirmed_at, new_confirmed_at, taken_at, expires_at, created_at
     from private.email_changes where user_uuid = $1`,
    userId,
  ),
  // A hosted project stores `refreshed_at` without a time zone, in UTC.
  sessions: await queries.query(
    `select user_agent, host(ip) as address, created_at, greatest(created_at, refreshed_at::timestamptz) as used_at
     from auth.sessions where user_id = $1 order by created_at, id`,
    [userId],
  ),
})

/** Data that the person entered or chose. */
const collectProfile = async (queries: Queries, userId: string) => ({
  profile: await firstRow(
    queries,
    `select to_char(birth_date, 'YYYY-MM-DD') as birth_date, bio, company, job_title, extra
     from public.user_profiles where user_id = $1`,
    userId,
  ),
  privacy: await firstRow(
    queries,
    'select analytics, retention_days, updated_at from public.privacy_settings where user_id = $1',
    userId,
  ),
  privacy_changes: await queries.query(
    'select setting, is_on, changed_at from private.privacy_changes where user_id = $1 order by changed_at, id',
    [userId],
  ),
  transcribe: await firstRow(
    queries,
    `select output_language, summary, extract_details, reply, in_groups, is_paused, updated_at
     from public.transcribe_settings where user_id = $1`,
    userId,
  ),
  messaging: await firstRow(
    queries,
    'select phone_number, linked_at from private.messaging_links where user_uuid = $1',
    userId,
  ),
})

const collectPayments = async (queries: Queries, userId: string) => ({
  subscriptions: await queries.query(
    `select p.name as plan, s.status, s.is_ending, s.current_period_end, s.created_at
     from public.subscriptions s join public.plans p on p.id = s.plan_id where s.user_uuid = $1 order by s.created_at`,
    [userId],
  ),
  payments: await queries.query(
    `select receipt_number, issued_at, plan_code, status, method, amount_cents, refunded_cents, currency,
       period_start, period_end, created_at
     from public.payments where user_uuid = $1 order by created_at`,
    [userId],
  ),
  checkouts: await queries.query(
    `select p.code as plan_code, c.status, c.method, c.amount_cents, c.currency, c.language, c.provider_id, c.created_at
     from private.checkouts c join public.plans p on p.id = c.plan_id where c.user_uuid = $1 order by c.created_at`,
    [userId],
  ),
  payment_provider: await queries.query(
    `select customer_id, id as subscription_id, created_at, ended_at
     from private.provider_subscriptions where user_uuid = $1 order by created_at, id`,
    [userId],
  ),
})

/** Activity of the account, and contact messages and waiting lists of its address. */
const collectTraces = async (queries: Queries, userId: string) => ({
  activity: await queries.query('select event, at from private.audit_log where user_uuid = $1 order by at', [userId]),
  decisions: await queries.query(
    `select act, reason, at from private.admin_acts
     where user_uuid = $1 and act in ('account.deactivated', 'account.activated') order by at, id`,
    [userId],
  ),
  accesses: await queries.query(
    'select at, host(address) as address, port from access.records where account = $1 order by at, id',
    [userId],
  ),
  contact_messages: await queries.query(
    `select m.reference, m.name, m.email, m.company, m.subject, m.message, m.language, m.status, m.created_at,
       m.answer, m.answered_at
     from public.contact_messages m join public.users u on u.email = m.email where u.id = $1 order by m.created_at`,
    [userId],
  ),
  waitlist: await queries.query(
    `select w.product, w.email, w.language, w.consented_at, w.confirmed_at
     from private.waitlist_entries w join public.users u on u.email = w.email where u.id = $1`,
    [userId],
  ),
  mails: await queries.query(
    `select o.kind, o.recipient, o.language, o.created_at, o.sent_at, o.bounced_at
     from private.outbox o join public.users u on u.id = $1
     where coalesce(o.user_uuid, u.id) = u.id and (o.user_uuid is not null or o.recipient = u.email)
     order by o.created_at, o.id`,
    [userId],
  ),
  exports: await queries.query(
    `select status, requested_at, completed_at, expires_at
     from public.data_export_requests where user_id = $1 order by requested_at, id`,
    [userId],
  ),
  received_messages: await queries.query(
    'select message_id, received_at from private.ingested_messages where user_uuid = $1 order by received_at, message_id',
    [userId],
  ),
})

export const collectAccount = async (queries: Queries, userId: string): Promise<ExportedAccount> => ({
  ...(await collectSignIn(queries, userId)),
  ...(await collectProfile(queries, userId)),
  ...(await collectPayments(queries, userId)),
  ...(await collectTraces(queries, userId)),
})

/** The stored picture, or null. */
export const collectPicture = async (queries: Queries, userId: string): Promise<Uint8Array | null> => {
  const [found] = await queries.query<{ image: string }>(
    `select encode(image, 'base64') as image from private.avatars where user_uuid = $1`,
    [userId],
  )
  return found === undefined ? null : new Uint8Array(Buffer.from(found.image, 'base64'))
}

type StoredTranscription = {
  id: string
  encrypted_content: string
  summary_encrypted: string | null
  encryption_key_id: string
  created_at: string
  at: string
}

const openSummary = async (key: DataKey, sealed: string | null): Promise<Summary | null> => {
  if (sealed === null || sealed === '') return null
  const text = await key.open('summary', sealed)
  return text === null ? null : readSummary(text)
}

/** A row without a key was never sealed (SCRIBE-04). */
const openText = (key: DataKey, { encryption_key_id: keyId, encrypted_content: content }: StoredTranscription) =>
  keyId === '' ? Promise.resolve(content) : key.open('content', content)

/** Batch size: one query for everything would block the embedded database for all other requests. */
const ROWS_AT_ONCE = 200

/** Keyset pagination, oldest first. The cursor time is text: a number would lose the microseconds. */
const readAfter = (queries: Queries, userId: string, last: StoredTranscription | null) =>
  queries.query<StoredTranscription>(
    `select id, encrypted_content, summary_encrypted, encryption_key_id, created_at, created_at::text as at
     from public.transcriptions
     where user_uuid = $1 and ($2::timestamptz is null or (created_at, id) > ($2::timestamptz, $3::uuid))
     order by created_at, id limit $4`,
    [userId, last?.at ?? null, last?.id ?? null, ROWS_AT_ONCE],
  )

const openRow = async (key: DataKey, row: StoredTranscription): Promise<ExportedTranscription> => ({
  received_at: row.created_at,
  text: await openText(key, row),
  summary: await openSummary(key, row.summary_encrypted),
})

/** Yields batches with the progress. A row that cannot be decrypted is exported without its text. */
export async function* collectTranscriptions(queries: Queries, key: DataKey, userId: string) {
  const [countRow] = await queries.query<{ all: number }>(
    'select count(*)::int as "all" from public.transcriptions where user_uuid = $1',
    [userId],
  )
  let done = 0
  let part = await readAfter(queries, userId, null)
  while (part.length > 0) {
    const rows: ExportedTranscription[] = []
    for (const row of part) rows.push(await openRow(key, row))
    done += rows.length
    // Rows may arrive meanwhile and are exported too: the total grows, so that progress never exceeds 100 %.
    yield { rows, done, all: Math.max(done, countRow?.all ?? 0) }
    part = await readAfter(queries, userId, part.at(-1) ?? null)
  }
}
