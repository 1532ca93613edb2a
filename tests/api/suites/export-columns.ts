/** A data export, compared with the tables: every value of a person is in it, or its column is left out with a reason. */
import { beforeAll, describe, expect, it } from 'vitest'
import { collectAccount } from '#server/features/data-export/collect.ts'
import { createExampleData } from '../kit/examples.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'
import { openShop } from '../kit/shop.ts'

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea()
})

/** Tables and columns of a person that no export has, and why. Ids of our own tables (uuid) are in none. */
const LEFT_OUT: Record<string, string> = {
  'auth.audit_log_entries': 'the auth service notes here what `activity` and `accesses` say',
  'auth.identities.email': 'the same as in `identity_data`',
  'auth.identities.provider': 'always Google there; the other one is the account itself',
  'auth.identities.updated_at': 'of the service',
  'auth.mfa_factors': 'the key of the app; `second_factor_since` says that there is one',
  'auth.refresh_tokens': 'tokens',
  'auth.sessions.not_after': 'of the service',
  'auth.sessions.refreshed_at': '`used_at`',
  'auth.sessions.ip': '`address`',
  'auth.sessions.tag': 'of the service',
  'auth.sessions.refresh_token_hmac_key': 'a key',
  'auth.sessions.refresh_token_counter': 'of the service',
  'auth.sessions.scopes': 'of the service',
  'auth.sessions.updated_at': 'of the service',
  'auth.sessions.aal': '`second_factor_since` says what it asks for',
  'auth.users': 'the same account for the auth service, with hashes, tokens and states of that service',
  'access.records.id': 'a number of our own table',
  'private.admin_acts': '`decisions` has what was decided about the account; other acts are about administrators',
  'private.audit_log.id': 'a number of our own table',
  'private.avatars': 'picture.webp',
  'private.data_keys': 'the key of the transcriptions',
  'private.deleted_transcriptions': 'for the minute in which they can be restored',
  'private.email_changes.current_token_hash': 'a hash of a token',
  'private.email_changes.new_token_hash': 'a hash of a token',
  'private.email_code_attempts': 'guesses of a code, as long as it lives',
  'private.factor_steps': 'the time of a code of the app',
  'private.identity_proofs': 'a reauthentication that counts for minutes',
  'private.ingested_messages.stored_at': 'a state of ours',
  'private.known_devices': 'digests',
  'private.known_networks': 'digests',
  'private.link_codes': 'a hash of a code, for minutes',
  'private.messaging_links.code_hash': 'a hash of a code, for minutes',
  'private.outbox.subject': 'may name others, as a message to the support address does',
  'private.outbox.html': 'has links that open the account',
  'private.outbox.text': 'has links that open the account',
  'private.outbox.link': 'opens the account',
  'private.outbox.code': 'opens the account',
  'private.outbox.attempts': 'of the queue',
  'private.outbox.next_attempt_at': 'of the queue',
  'private.outbox.last_error_code': 'of the queue',
  'private.outbox.given_up_at': 'of the queue',
  'private.outbox.reply_to': 'an address of ours, or that of a contact message until its mail is sent',
  'private.privacy_changes.id': 'a number of our own table',
  'private.provider_subscriptions.price_id': 'a number of the plan',
  'private.provider_subscriptions.is_unwanted': 'a state of ours',
  'private.provider_subscriptions.read_at': 'a state of ours',
  'private.recovery_codes': 'digests of codes',
  'private.repeats': 'sealed answers of a day',
  'public.contact_messages.idempotency_key': 'a number of the request',
  'public.contact_messages.settled_at': 'a state of ours',
  'public.contact_messages.updated_at': 'a state of ours',
  'public.data_export_requests.format': 'always the same',
  'public.data_export_requests.step': 'progress',
  'public.data_export_requests.progress': 'progress',
  'public.data_export_requests.claimed_until': 'progress',
  'public.data_export_requests.attempts': 'of the queue',
  'public.payments.pix_code': 'pays a bill, as long as it waits',
  'public.privacy_settings.created_at': '`updated_at`, and the changes before it',
  'public.subscriptions.is_charged': 'a state of ours',
  'public.subscriptions.updated_at': 'of the plan, which says what it is now',
  'public.transcribe_settings.created_at': '`updated_at`',
  'public.transcriptions': 'decrypted',
  'public.user_profiles.avatar_url': 'picture.webp',
  'public.user_profiles.created_at': 'that of the account',
  'public.user_profiles.updated_at': 'that of the account',
}

/** The mail that brings a contact message to the support address; the message itself is in the export. */
const NOT_THEIRS: Record<string, string> = { 'private.outbox': `and kind <> 'contactNotification'` }

type Column = { table: string; column: string; is_uuid: boolean }

/** Columns of all tables that refer to a person, by a foreign key or by a value. */
const columnsOf = async ({ id, email }: Member) => {
  const columns = await area.db.query<Column>(
    `select table_schema || '.' || table_name as table, column_name as column, data_type = 'uuid' as is_uuid
     from information_schema.columns
     where table_schema in ('public', 'private', 'auth', 'access') and table_name <> 'schema_migrations' order by 1, ordinal_position`,
  )
  const keyed = await area.db.query<{ table: string }>(
    `select distinct n.nspname || '.' || c.relname as table
     from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
     where f.contype = 'f' and f.confrelid in ('public.users'::regclass, 'auth.users'::regclass)`,
  )
  const rows = new Map<string, Record<string, unknown>[]>(keyed.map(({ table }) => [table, []]))
  for (const table of new Set(columns.map((each) => each.table))) {
    const found = await area.db.query(
      `select * from ${table} t where (position($1 in t::text) > 0 or position($2 in t::text) > 0) ${NOT_THEIRS[table] ?? ''}`,
      [id, email],
    )
    if (found.length > 0) rows.set(table, found)
  }
  return columns.flatMap((each) => {
    const found = rows.get(each.table)
    return found === undefined ? [] : [{ ...each, values: found.map((row) => row[each.column] ?? null) }]
  })
}

/** Every name and every value of a JSON document. */
const wordsOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [String(value)]
  return Object.entries(value).flatMap(([name, part]) => [name, ...wordsOf(part)])
}

describe('an export', () => {
  // Proves DATA-11.
  it('has the data of every column about its person, except those with a stated reason', async () => {
    const words = { name: 'Lia Prado', company: 'Prado Ltda', text: 'Oi', summary: 'Oi', phone: '+5511955550101' }
    const { member } = await createExampleData(area, { ...words, cpf: '52998224725' })
    await openShop(area).charge(member)
    await area.db.query(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
       values (gen_random_uuid(), 'google', $1, $2, $3::jsonb, now(), now(), now())`,
      [`google-${member.id}`, member.id, { sub: `google-${member.id}`, email: 'lia@gmail.example' }],
    )
    const columns = await columnsOf(member)
    const copied = new Set(wordsOf(await collectAccount(area.db, member.id)))
    const isCopied = (column: string, value: unknown) =>
      typeof value === 'string'
        ? copied.has(value)
        : copied.has(column) && wordsOf(value).every((word) => copied.has(word))
    const missing = columns
      .filter(({ table, column, is_uuid: isId }) => !isId && !(table in LEFT_OUT || `${table}.${column}` in LEFT_OUT))
      .filter(({ column, values }) => values.some((value) => !isCopied(column, value)))
    expect(missing).toEqual([])
    const known = new Set(columns.flatMap(({ table, column }) => [table, `${table}.${column}`]))
    expect(Object.keys(LEFT_OUT).filter((name) => !known.has(name))).toEqual([])
  })
})
