/** Finds the account of a Google identity: the linked one, the one of the verified address, or a new one. */
import { randomBytes, randomUUID } from 'node:crypto'
import { namedLineField } from '#contracts/forms/fields.ts'
import { TERMS_VERSION } from '#contracts/limits.ts'
import type { Queries } from '#server/database/database.ts'
import { type AuthAccount, accountByEmail, nameProviders, rememberConsent } from './accounts.ts'
import type { AuthorizationRequest } from './google-authorizations.ts'
import type { Identity } from './openid.ts'
import { deletePendingSignUp } from './pending-sign-ups.ts'

/** Error codes that the page after the redirect shows as messages. */
export type GoogleRefusal = 'auth.googleFailed' | 'auth.googleUnverified' | 'auth.googleNoAccount' | 'account.inactive'

export class GoogleRefused extends Error {
  readonly code: GoogleRefusal

  constructor(code: GoogleRefusal) {
    super(code)
    this.name = 'GoogleRefused'
    this.code = code
  }
}

type VerifiedIdentity = { subject: string; email: string; name: string | null }

const linkedAccount = async (queries: Queries, subject: string): Promise<string | null> => {
  const [row] = await queries.query<{ user_id: string }>(
    `update auth.identities set last_sign_in_at = now() where provider = 'google' and provider_id = $1
     returning user_id`,
    [subject],
  )
  return row?.user_id ?? null
}

const link = async (queries: Queries, userId: string, { subject, email }: VerifiedIdentity) => {
  await queries.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1::text::uuid, 'google', $2, $3::text::uuid, $4::text::jsonb, now(), now(), now())`,
    [randomUUID(), subject, userId, JSON.stringify({ sub: subject, email, email_verified: true })],
  )
  await nameProviders(queries, userId)
}

/**
 * Run in the transaction that changes the account's address, before it does. Unlinks the Google account of that address, and
 * deletes what its sign-ins have offered. Without a password it is the only sign-in method: then it is kept.
 * Resolves with whether it was kept.
 */
export const unlinkGivenUpAddress = async (queries: Queries, userId: string): Promise<boolean> => {
  const ofAddress = `i.user_id = a.id and i.provider = 'google' and lower(i.identity_data ->> 'email') = lower(a.email)`
  const unlinked = await queries.query(
    `delete from auth.identities i using auth.users a
     where a.id = $1 and ${ofAddress} and coalesce(a.encrypted_password, '') <> ''
     returning 1`,
    [userId],
  )
  if (unlinked.length > 0) {
    await queries.query('delete from auth.flow_state where user_id = $1', [userId])
    await nameProviders(queries, userId)
    return false
  }
  const identities = await queries.query(
    `select 1 from auth.users a join auth.identities i on ${ofAddress} where a.id = $1`,
    [userId],
  )
  return identities.length > 0
}

/** Deletes the unconfirmed account of the address, since Google has verified who owns it. */
const dropUnconfirmed = async (queries: Queries, { id }: AuthAccount) => {
  const [row] = await queries.query<{ is_active: boolean }>('select is_active from public.users where id = $1', [id])
  if (row?.is_active === false) throw new GoogleRefused('account.inactive')
  await queries.query('delete from auth.users where id = $1 and email_confirmed_at is null', [id])
}

const addAccount = async (
  queries: Queries,
  identity: VerifiedIdentity,
  { language }: AuthorizationRequest,
): Promise<string> => {
  const userId = randomUUID()
  const name = namedLineField.safeParse(identity.name)
  const metadata = { ...(name.success ? { full_name: name.data } : {}), email: identity.email, email_verified: true }
  await queries.query(
    `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
       created_at, updated_at)
     values ($1::text::uuid, 'authenticated', 'authenticated', $2, now(), '{"provider":"google","providers":["google"]}',
       $3::text::jsonb, now(), now())`,
    [userId, identity.email, JSON.stringify(metadata)],
  )
  await queries.query('select private.complete_account($1)', [userId])
  await rememberConsent(queries, { userId, language, termsVersion: TERMS_VERSION })
  return userId
}

/** `linked`: the existing account, if Google was linked to it just now; its owner is notified. */
type GoogleAccountMatch = { userId: string; linked: AuthAccount | null }

/** Run in a transaction. Throws `GoogleRefused`. */
export const findOrCreateAccount = async (
  queries: Queries,
  identity: Identity,
  request: AuthorizationRequest,
): Promise<GoogleAccountMatch> => {
  if (identity.email === null) throw new GoogleRefused('auth.googleUnverified')
  const verified = { ...identity, email: identity.email }
  const linked = await linkedAccount(queries, verified.subject)
  if (linked !== null) return { userId: linked, linked: null }
  const account = await accountByEmail(queries, verified.email)
  if (account?.isConfirmed === true) {
    await link(queries, account.id, verified)
    return { userId: account.id, linked: account }
  }
  if (request.termsVersion !== TERMS_VERSION) throw new GoogleRefused('auth.googleNoAccount')
  if (account !== null) await dropUnconfirmed(queries, account)
  await deletePendingSignUp(queries, verified.email)
  const userId = await addAccount(queries, verified, request)
  await link(queries, userId, verified)
  return { userId, linked: null }
}

/** Stores a single-use authorization code, bound to the PKCE `challenge`, in the auth service's table. */
export const offerCode = async (queries: Queries, userId: string, challenge: string): Promise<string> => {
  const code = randomBytes(32).toString('base64url')
  await queries.query(
    `insert into auth.flow_state (id, user_id, auth_code, authentication_method, code_challenge_method, code_challenge,
       provider_type, provider_access_token, provider_refresh_token, auth_code_issued_at, created_at, updated_at)
     values ($1::text::uuid, $2::text::uuid, $3, 'oauth', 's256', $4, 'google', '', '', now(), now(), now())`,
    [randomUUID(), userId, code, challenge],
  )
  return code
}
