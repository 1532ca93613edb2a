/**
 * Expected access to each column of each table over REST; the grants and policies of `supabase/migrations` implement it.
 *
 * Every actor tries it on the member's rows, the inactive person on their own; `plans` and `contact_messages` have no
 * owner. `refused`: the answer is an error and nothing changed. `empty`: no error, no row returned, nothing changed.
 */
import type { Actor } from './kit/people.ts'

export const VERBS = ['select', 'count', 'insert', 'upsert', 'delete'] as const
export type Verb = (typeof VERBS)[number]
export type Outcome = 'allowed' | 'refused' | 'empty'

/** One outcome for each actor, in the order of `ORDER`. */
type Line = string

export const ORDER = ['visitor', 'member', 'other', 'inactive', 'admin'] as const satisfies readonly Actor[]

type TableAccess = Record<Verb, Line> & { update: Record<string, Line> }

const nobody = 'refused refused refused refused refused'
const anybody = 'allowed allowed allowed allowed allowed'
const ownerEvenInactive = 'refused allowed empty   allowed empty'
const owner = 'refused allowed empty   empty   empty'
/** A write of a row with the owner's id in it: hidden rows answer with nothing, forbidden rows with an error. */
const ownerElseError = 'refused allowed refused refused refused'
/** Granted, but the row would no longer be the owner's. */
const changingOwner = 'refused refused empty   empty   empty'

export const ACCESS: Record<string, TableAccess> = {
  users: {
    select: ownerEvenInactive,
    count: ownerEvenInactive,
    insert: nobody,
    upsert: nobody,
    delete: nobody,
    update: {
      id: nobody,
      auth_id: nobody,
      name: owner,
      email: nobody,
      cpf: owner,
      email_verified: nobody,
      email_undeliverable_since: nobody,
      is_active: nobody,
      language: owner,
      last_message_at: nobody,
      phone_number: owner,
      subscription_id: nobody,
      terms_accepted_at: nobody,
      terms_version: nobody,
      person_type: nobody,
      role: nobody,
      created_at: nobody,
      updated_at: nobody,
    },
  },
  user_profiles: {
    select: owner,
    count: owner,
    insert: ownerElseError,
    upsert: ownerElseError,
    delete: nobody,
    update: {
      user_id: changingOwner,
      birth_date: owner,
      bio: owner,
      company: owner,
      job_title: owner,
      avatar_url: nobody,
      extra: owner,
      created_at: nobody,
      updated_at: nobody,
    },
  },
  plans: {
    select: anybody,
    count: anybody,
    insert: nobody,
    upsert: nobody,
    delete: nobody,
    update: {
      id: nobody,
      code: nobody,
      name: nobody,
      monthly_transcriptions: nobody,
      price_cents: nobody,
      currency: nobody,
      is_active: nobody,
      created_at: nobody,
    },
  },
  subscriptions: {
    select: owner,
    count: owner,
    insert: nobody,
    upsert: nobody,
    delete: nobody,
    update: {
      id: nobody,
      user_uuid: nobody,
      plan_id: nobody,
      status: nobody,
      current_period_end: nobody,
      is_ending: nobody,
      is_charged: nobody,
      created_at: nobody,
      updated_at: nobody,
    },
  },
  transcriptions: {
    select: owner,
    count: owner,
    insert: nobody,
    upsert: nobody,
    delete: nobody,
    update: {
      id: nobody,
      user_uuid: nobody,
      encrypted_content: nobody,
      encryption_key_id: nobody,
      summary_encrypted: nobody,
      has_summary: nobody,
      created_at: nobody,
    },
  },
  privacy_settings: {
    select: owner,
    count: owner,
    insert: ownerElseError,
    upsert: ownerElseError,
    delete: nobody,
    update: {
      user_id: changingOwner,
      analytics: owner,
      retention_days: nobody,
      created_at: nobody,
      updated_at: nobody,
    },
  },
  transcribe_settings: {
    select: owner,
    count: owner,
    insert: ownerElseError,
    upsert: ownerElseError,
    delete: nobody,
    update: {
      user_id: changingOwner,
      output_language: owner,
      summary: owner,
      extract_details: owner,
      reply: owner,
      in_groups: owner,
      is_paused: owner,
      created_at: nobody,
      updated_at: nobody,
    },
  },
  payments: {
    select: owner,
    count: owner,
    insert: nobody,
    upsert: nobody,
    delete: nobody,
    update: {
      id: nobody,
      user_uuid: nobody,
      checkout_id: nobody,
      receipt_number: nobody,
      issued_at: nobody,
      plan_code: nobody,
      status: nobody,
      method: nobody,
      pix_code: nobody,
      expires_at: nobody,
      amount_cents: nobody,
      refunded_cents: nobody,
      currency: nobody,
      period_start: nobody,
      period_end: nobody,
      created_at: nobody,
    },
  },
  data_export_requests: {
    select: owner,
    count: owner,
    insert: nobody,
    upsert: nobody,
    delete: nobody,
    update: {
      id: nobody,
      user_id: nobody,
      status: nobody,
      format: nobody,
      requested_at: nobody,
      completed_at: nobody,
      expires_at: nobody,
      step: nobody,
      progress: nobody,
      claim: nobody,
      claimed_until: nobody,
      attempts: nobody,
    },
  },
  contact_messages: {
    select: nobody,
    count: nobody,
    insert: nobody,
    upsert: nobody,
    delete: nobody,
    update: {
      id: nobody,
      reference: nobody,
      idempotency_key: nobody,
      name: nobody,
      email: nobody,
      company: nobody,
      subject: nobody,
      message: nobody,
      language: nobody,
      status: nobody,
      answer: nobody,
      answered_at: nobody,
      answered_by: nobody,
      settled_at: nobody,
      created_at: nobody,
      updated_at: nobody,
    },
  },
}

/** Columns of the own `users` row that cannot be changed by their owner (FIELD-06). */
export const GUARDED_USER_COLUMNS = Object.entries(ACCESS['users']?.update ?? {}).flatMap(([column, line]) =>
  line === nobody ? [column] : [],
)
