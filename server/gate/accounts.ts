/** Account queries of the gate, in the auth service's tables and ours. */
import { randomUUID } from 'node:crypto'
import type { EmailPurpose } from '#contracts/callback.ts'
import { LANGUAGE_TAGS, languageOfTag, type Language } from '#contracts/languages.ts'
import { REAUTH_MAX_AGE } from '#contracts/limits.ts'
import type { Queries } from '#server/database/database.ts'

export type AuthAccount = {
  id: string
  email: string
  isConfirmed: boolean
  passwordHash: string | null
  /** Tokens of the last mails, as the auth service stores them; null once used or invalidated. */
  tokens: Record<EmailPurpose, string | null>
  language: Language | null
  name: string
  /** Since when mails to the address bounce (ISO 8601). */
  undeliverableSince: string | null
}

type AccountRow = {
  id: string
  email: string
  is_confirmed: boolean
  encrypted_password: string | null
  confirmation_token: string | null
  recovery_token: string | null
  language: string | null
  name: string | null
  email_undeliverable_since: string | null
}

const SELECT = `select a.id, a.email, a.email_confirmed_at is not null as is_confirmed, a.encrypted_password,
    nullif(a.confirmation_token, '') as confirmation_token, nullif(a.recovery_token, '') as recovery_token,
    u.language, u.name, u.email_undeliverable_since
  from auth.users a left join public.users u on u.id = a.id`

const asAccount = (row: AccountRow | undefined): AuthAccount | null =>
  row === undefined
    ? null
    : {
        id: row.id,
        email: row.email,
        isConfirmed: row.is_confirmed,
        passwordHash: row.encrypted_password,
        tokens: { signup: row.confirmation_token, recovery: row.recovery_token },
        language: languageOfTag(row.language),
        name: row.name ?? '',
        undeliverableSince: row.email_undeliverable_since,
      }

export const accountByEmail = async (db: Queries, email: string): Promise<AuthAccount | null> =>
  asAccount((await db.query<AccountRow>(`${SELECT} where a.email = $1`, [email]))[0])

export const accountById = async (db: Queries, id: string): Promise<AuthAccount | null> =>
  asAccount((await db.query<AccountRow>(`${SELECT} where a.id = $1`, [id]))[0])

type Consent = { userId: string; language: Language; termsVersion: string; acceptedAt?: string }

/** Stores the accepted terms and the language. The time is the server's (REG-24), unless `acceptedAt` is given. */
export const rememberConsent = (db: Queries, { userId, language, termsVersion, acceptedAt }: Consent) =>
  db.query(
    `update public.users set language = $2, terms_version = $3,
       terms_accepted_at = coalesce($4::text::timestamptz, now()) where id = $1`,
    [userId, LANGUAGE_TAGS[language], termsVersion, acceptedAt ?? null],
  )

/** Invalidates mailed links. */
export const invalidateLinks = (queries: Queries, userId: string) =>
  queries.query('select private.forget_email_tokens($1)', [userId])

/**
 * Run in the transaction of the change. Every auth service reads the hash from this column; its own call would run
 * outside of the transaction.
 */
export const setPassword = async (queries: Queries, userId: string, passwordHash: string) => {
  await queries.query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1', [
    userId,
    passwordHash,
  ])
  await invalidateLinks(queries, userId)
}

/** An account that had Google only and now has a password gets an e-mail identity. */
export const addEmailSignIn = async (db: Queries, { id, email }: Pick<AuthAccount, 'id' | 'email'>) => {
  await db.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
     select $1::text::uuid, 'email', $2::text, $2::text::uuid, $3::text::jsonb, now(), now()
     where not exists (select from auth.identities where provider = 'email' and user_id = $2::text::uuid)`,
    [randomUUID(), id, JSON.stringify({ sub: id, email, email_verified: true })],
  )
  await nameProviders(db, id)
}

/** The auth service keeps a second list of providers, in the user's metadata. */
export const nameProviders = (db: Queries, userId: string) =>
  db.query(
    `update auth.users set updated_at = now(), raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || jsonb_build_object(
       'providers', (select jsonb_agg(distinct provider) from auth.identities where user_id = $1::text::uuid))
     where id = $1::text::uuid`,
    [userId],
  )

export const rememberRecovery = (db: Queries, sessionId: string) =>
  db.query('insert into private.recovery_sessions (session_id) values ($1) on conflict do nothing', [sessionId])

/** In the first minutes only: otherwise an unattended browser would allow a takeover of the account. */
export const isRecovery = async (db: Queries, sessionId: string): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from private.recovery_sessions
     where session_id = $1 and created_at > now() - $2::integer * interval '1 millisecond'`,
    [sessionId, REAUTH_MAX_AGE],
  )
  return rows.length === 1
}

type Session = { userId: string; sessionId: string }

/** After the change this session needs the current password for another one. */
export const endRecovery = (db: Queries, { sessionId }: Pick<Session, 'sessionId'>) =>
  db.query('delete from private.recovery_sessions where session_id = $1', [sessionId])

export const endOwnSession = async (db: Queries, { userId, sessionId }: Session) => {
  await db.query('delete from auth.sessions where id = $1 and user_id = $2', [sessionId, userId])
}

export const endOtherSessions = async (db: Queries, { userId, sessionId }: Session) => {
  await db.query('delete from auth.sessions where user_id = $1 and id <> $2', [userId, sessionId])
  await endRecovery(db, { sessionId })
}
