/**
 * Sign-ups that are not confirmed yet. Each is bound to the token of its own mail, which confirms its password, name
 * and consent only, and nothing of another sign-up for the same address.
 */
import { randomUUID } from 'node:crypto'
import type { SignUpMetadata } from '#contracts/api/sign-up.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, languageOfTag, type Language } from '#contracts/languages.ts'
import { EMAIL_CODE_MAX_ATTEMPTS, EMAIL_LINK_TTL_SECONDS } from '#contracts/limits.ts'
import type { Queries } from '#server/database/database.ts'
import { type EmailToken, emailTokenHash, newEmailToken } from '#server/embedded/email-tokens.ts'
import { accountByEmail, rememberConsent } from './accounts.ts'

type SignUp = { email: string; passwordHash: string; data: SignUpMetadata; networkDigest: string }

export type Pending = { id: string; email: string; passwordHash: string; name: string; language: Language | null }

/** Codes have six digits: two pending ones of an address must differ. */
const withNewToken = async (email: string, write: (token: EmailToken) => Promise<unknown[]>): Promise<EmailToken> => {
  const token = newEmailToken(email)
  return (await write(token)).length === 1 ? token : withNewToken(email, write)
}

export const insertSignUp = (queries: Queries, { email, passwordHash, data, networkDigest }: SignUp) => {
  const { language, terms_version: termsVersion, ...metadata } = data
  return withNewToken(email, ({ tokenHash }) =>
    queries.query(
      `insert into private.pending_sign_ups
         (email, password_hash, metadata, language, terms_version, network_digest, token_hash)
       values ($1, $2, $3::text::jsonb, $4, $5, $6, $7) on conflict (token_hash) do nothing returning 1`,
      [email, passwordHash, JSON.stringify(metadata), LANGUAGE_TAGS[language], termsVersion, networkDigest, tokenHash],
    ),
  )
}

/** Issues a new link and code for a pending sign-up; the previous ones become invalid. */
export const renewSignUp = (queries: Queries, { id, email }: Pending) =>
  withNewToken(email, ({ tokenHash }) =>
    queries.query(
      `update private.pending_sign_ups set token_hash = $2, token_sent_at = now(), attempts = 0
       where id = $1 and not exists (select from private.pending_sign_ups where token_hash = $2) returning 1`,
      [id, tokenHash],
    ),
  )

/**
 * The latest sign-up of an address from this network. With `orOnly` also one from another network, if all sign-ups of
 * the address come from that one.
 */
export const pendingOf = async (
  queries: Queries,
  { email, networkDigest, orOnly }: { email: string; networkDigest: string; orOnly: boolean },
): Promise<Pending | null> => {
  const [row] = await queries.query<{ id: string; password_hash: string; name: string | null; language: string }>(
    `with waiting as (select * from private.pending_sign_ups where email = $1)
     select id, password_hash, metadata ->> 'full_name' as name, language from waiting
     where network_digest = $2 or ($3 and (select count(distinct network_digest) from waiting) = 1)
     order by created_at desc limit 1`,
    [email, networkDigest, orOnly],
  )
  if (row === undefined) return null
  const { id, password_hash: passwordHash, name, language } = row
  return { id, email, passwordHash, name: name ?? '', language: languageOfTag(language) }
}

const IS_LIVE = `token_hash is not null and token_sent_at > now() - interval '${EMAIL_LINK_TTL_SECONDS} seconds'`

/**
 * Counts an attempt on every mail that the code could be from, before the outcome is known, so that concurrent
 * attempts are all counted. Five wrong codes invalidate a mail, with its link.
 * @returns the token of the code, or null
 */
export const matchCode = async (queries: Queries, email: string, code: string): Promise<string | null> => {
  const tokenHash = emailTokenHash(email, code)
  const pending = await queries.query<{ is_right: boolean }>(
    `update private.pending_sign_ups set attempts = attempts + 1,
       token_hash = case when attempts + 1 >= $3 and token_hash <> $2 then null else token_hash end
     where email = $1 and ${IS_LIVE} returning attempts <= $3 and token_hash is not distinct from $2 as is_right`,
    [email, tokenHash, EMAIL_CODE_MAX_ATTEMPTS],
  )
  return pending.some(({ is_right: isRight }) => isRight) ? tokenHash : null
}

type ClaimedRow = {
  email: string
  password_hash: string
  metadata: Record<string, unknown>
  language: string
  terms_version: string | null
  accepted_at: string
}

/** Deletes an unconfirmed account: its data was not entered by the person who confirms now. */
const dropUnconfirmed = (queries: Queries, id: string) => queries.query('delete from auth.users where id = $1', [id])

const addAccount = async (queries: Queries, row: ClaimedRow, tokenHash: string) => {
  const id = randomUUID()
  const identity = { email: row.email, phone_verified: false, sub: id }
  await queries.query(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
       raw_user_meta_data, created_at, updated_at)
     values ($1, 'authenticated', 'authenticated', $2, $3, now(), '{"provider":"email","providers":["email"]}',
       $4::text::jsonb, now(), now())`,
    [id, row.email, row.password_hash, JSON.stringify({ ...row.metadata, ...identity, email_verified: true })],
  )
  await queries.query('select private.complete_account($1)', [id])
  await queries.query(`select private.keep_email_token($1, 'signup', $2)`, [id, tokenHash])
  await queries.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
     values (gen_random_uuid(), 'email', $1::text, $1::text::uuid, $2::text::jsonb, now(), now())`,
    [id, JSON.stringify({ ...row.metadata, ...identity, email_verified: true })],
  )
  const { terms_version: termsVersion, accepted_at: acceptedAt } = row
  const language = languageOfTag(row.language) ?? DEFAULT_LANGUAGE
  if (termsVersion !== null) await rememberConsent(queries, { userId: id, language, termsVersion, acceptedAt })
}

/** Deletes all pending sign-ups of an address once it is that of an account. */
export const deletePendingSignUp = (queries: Queries, email: string) =>
  queries.query('delete from private.pending_sign_ups where email = $1', [email])

/**
 * Run in a transaction, before the auth service verifies the token: creates account, identity and consent of the
 * sign-up that this token was mailed for, and deletes all others of the address. Does nothing for any other token.
 */
export const applySignUp = async (queries: Queries, tokenHash: string): Promise<void> => {
  // Locks all rows of the address in one order: of two mails used at the same time, the second finds none.
  await queries.query(
    `select 1 from private.pending_sign_ups
     where email = (select email from private.pending_sign_ups where token_hash = $1) order by id for update`,
    [tokenHash],
  )
  const [row] = await queries.query<ClaimedRow>(
    `delete from private.pending_sign_ups where token_hash = $1 and ${IS_LIVE}
     returning email, password_hash, metadata, language, terms_version, created_at as accepted_at`,
    [tokenHash],
  )
  if (row === undefined) return
  await deletePendingSignUp(queries, row.email)
  const account = await accountByEmail(queries, row.email)
  if (account?.isConfirmed === true) return
  if (account !== null) await dropUnconfirmed(queries, account.id)
  await addAccount(queries, row, tokenHash)
}
