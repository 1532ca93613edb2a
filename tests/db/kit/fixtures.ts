/** One row of every table, for everybody who has rows: the targets of the access matrix's attempts. */
import type { Row } from '#server/database/database.ts'
import type { Person } from './people.ts'

type Fixture = {
  /** Column of the row's key, and its value for this person. */
  key: (person: Person) => [column: string, value: string]
  /** The columns sent by an insert. */
  insert: (person: Person) => Row
  /** A valid other value of every column. */
  values: (stranger: Person) => Row
}

const OTHER_ID = '00000000-0000-4000-8000-00000000000f'
const OTHER_TIME = '2020-02-02T02:02:02+00:00'

/** Keys are the person's id with another first digit: valid, predictable and unique for each person. */
const keyed = (digit: string) => (person: Person) => `${digit}${person.id.slice(1)}`

const PLAN_ID = 'b1a00000-0000-4000-8000-000000000001'
/** A plan in use cannot be removed, so the attempts have one of their own. */
export const SUBSCRIBED_PLAN_ID = 'b1a00000-0000-4000-8000-000000000002'
const MESSAGE_ID = 'c0000000-0000-4000-8000-000000000001'
const subscriptionId = keyed('a')
const transcriptionId = keyed('b')
const exportId = keyed('c')
const paymentId = keyed('d')

export const FIXTURES: Record<string, Fixture> = {
  users: {
    key: ({ id }) => ['id', id],
    insert: ({ id, email }) => ({ id, email, name: 'Intruder', role: 'admin' }),
    values: (stranger) => ({
      id: OTHER_ID,
      auth_id: OTHER_ID,
      name: 'Another Name',
      email: 'another@prosa.test',
      cpf: '52998224725',
      email_verified: false,
      email_undeliverable_since: OTHER_TIME,
      is_active: false,
      language: 'fr',
      last_message_at: OTHER_TIME,
      phone_number: '+5511900000000',
      subscription_id: subscriptionId(stranger),
      terms_accepted_at: OTHER_TIME,
      terms_version: 'another',
      person_type: 'legal',
      role: 'admin',
      created_at: OTHER_TIME,
      updated_at: OTHER_TIME,
    }),
  },
  user_profiles: {
    key: ({ id }) => ['user_id', id],
    insert: ({ id }) => ({ user_id: id, bio: 'Written by an attempt' }),
    values: ({ id }) => ({
      user_id: id,
      birth_date: '1990-01-02',
      bio: 'Another bio',
      company: 'Another company',
      job_title: 'Another title',
      avatar_url: 'https://example.test/a.png',
      extra: { theme: 'dark' },
      created_at: OTHER_TIME,
      updated_at: OTHER_TIME,
    }),
  },
  plans: {
    key: () => ['id', PLAN_ID],
    insert: () => ({ id: PLAN_ID, code: 'mine', name: 'Mine' }),
    values: () => ({
      id: OTHER_ID,
      code: 'another',
      name: 'Another',
      monthly_transcriptions: 1_000,
      price_cents: 1,
      currency: 'EUR',
      is_active: false,
      created_at: OTHER_TIME,
    }),
  },
  subscriptions: {
    key: (person) => ['id', subscriptionId(person)],
    insert: (person) => ({ id: subscriptionId(person), user_uuid: person.id, plan_id: SUBSCRIBED_PLAN_ID }),
    values: ({ id }) => ({
      id: OTHER_ID,
      user_uuid: id,
      plan_id: PLAN_ID,
      status: 'canceled',
      current_period_end: OTHER_TIME,
      is_ending: true,
      is_charged: true,
      created_at: OTHER_TIME,
      updated_at: OTHER_TIME,
    }),
  },
  transcriptions: {
    key: (person) => ['id', transcriptionId(person)],
    insert: (person) => ({
      id: transcriptionId(person),
      user_uuid: person.id,
      encrypted_content: 'c2VjcmV0',
      encryption_key_id: 'key',
    }),
    values: ({ id }) => ({
      id: OTHER_ID,
      user_uuid: id,
      encrypted_content: 'b3RoZXI=',
      encryption_key_id: 'other',
      summary_encrypted: 'b3RoZXI=',
      has_summary: true,
      created_at: OTHER_TIME,
    }),
  },
  privacy_settings: {
    key: ({ id }) => ['user_id', id],
    insert: ({ id }) => ({ user_id: id, analytics: true }),
    values: ({ id }) => ({
      user_id: id,
      analytics: true,
      retention_days: 30,
      created_at: OTHER_TIME,
      updated_at: OTHER_TIME,
    }),
  },
  transcribe_settings: {
    key: ({ id }) => ['user_id', id],
    insert: ({ id }) => ({ user_id: id, is_paused: true }),
    values: ({ id }) => ({
      user_id: id,
      output_language: 'fr',
      summary: 'off',
      extract_details: false,
      reply: 'text',
      in_groups: true,
      is_paused: false,
      created_at: OTHER_TIME,
      updated_at: OTHER_TIME,
    }),
  },
  payments: {
    key: (person) => ['id', paymentId(person)],
    insert: (person) => ({
      id: paymentId(person),
      user_uuid: person.id,
      plan_code: 'premium',
      status: 'paid',
      method: 'pix',
      amount_cents: 2_990,
    }),
    values: ({ id }) => ({
      id: OTHER_ID,
      user_uuid: id,
      checkout_id: OTHER_ID,
      receipt_number: '2020-000001',
      issued_at: OTHER_TIME,
      plan_code: 'another',
      status: 'refunded',
      method: 'card',
      pix_code: 'another code',
      expires_at: OTHER_TIME,
      amount_cents: 1,
      refunded_cents: 1,
      currency: 'EUR',
      period_start: OTHER_TIME,
      period_end: OTHER_TIME,
      created_at: OTHER_TIME,
    }),
  },
  data_export_requests: {
    key: (person) => ['id', exportId(person)],
    insert: (person) => ({ id: exportId(person), user_id: person.id }),
    values: ({ id }) => ({
      id: OTHER_ID,
      user_id: id,
      status: 'ready',
      format: 'json',
      requested_at: OTHER_TIME,
      completed_at: OTHER_TIME,
      expires_at: OTHER_TIME,
      step: 'done',
      progress: 100,
      claim: OTHER_ID,
      claimed_until: OTHER_TIME,
      attempts: 1,
    }),
  },
  contact_messages: {
    key: () => ['id', MESSAGE_ID],
    insert: () => ({
      id: MESSAGE_ID,
      reference: 'PR-MATRIX',
      name: 'Nora',
      email: 'nora@prosa.test',
      subject: 'support',
      message: 'A message of the matrix',
      language: 'pt',
    }),
    values: () => ({
      id: OTHER_ID,
      reference: 'PR-ANOTHER',
      idempotency_key: 'another',
      name: 'Another',
      email: 'another@prosa.test',
      company: 'Another',
      subject: 'press',
      message: 'Another message',
      language: 'fr',
      status: 'closed',
      answer: 'Another answer',
      answered_at: OTHER_TIME,
      answered_by: OTHER_ID,
      settled_at: OTHER_TIME,
      created_at: OTHER_TIME,
      updated_at: OTHER_TIME,
    }),
  },
}

export const fixtureOf = (table: string): Fixture => {
  const fixture = FIXTURES[table]
  if (fixture === undefined) throw new Error(`No fixture for table ${table}`)
  return fixture
}
