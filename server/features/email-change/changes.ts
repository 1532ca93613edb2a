/** Pending e-mail changes: which of the two mailboxes have confirmed, and the change itself once both have. */
import { randomBytes } from 'node:crypto'
import type { EmailChange } from '#contracts/api/email-change.ts'
import type { Mailbox } from '#contracts/api/email-confirmation.ts'
import { EMAIL_CHANGE_TTL, EMAIL_RESEND_INTERVAL } from '#contracts/limits.ts'
import { sha256Hex } from '#server/crypto/sha256.ts'
import type { Queries } from '#server/database/database.ts'
import { endOtherSessions, invalidateLinks } from '#server/gate/accounts.ts'
import { unlinkGivenUpAddress } from '#server/gate/google-account.ts'
import { deletePendingSignUp } from '#server/gate/pending-sign-ups.ts'

type Tokens = Record<Mailbox, string>

/** `expiresAt`: until when both mailboxes can confirm, ISO 8601. */
export type MailedToken = { token: string; expiresAt: string }

const newToken = () => randomBytes(32).toString('base64url')
const COLUMNS = {
  current: { token: 'current_token_hash', confirmed: 'current_confirmed_at' },
  new: { token: 'new_token_hash', confirmed: 'new_confirmed_at' },
} as const satisfies Record<Mailbox, { token: string; confirmed: string }>

const IS_OPEN = 'expires_at > now() and taken_at is null'
/** The account has the address. Its row is kept until it is pruned: its links may be used again after a lost response. */
const IS_DONE = 'current_confirmed_at is not null and new_confirmed_at is not null and taken_at is null'

export const emailChangeOf = async (queries: Queries, userId: string): Promise<EmailChange | null> => {
  const [change] = await queries.query<EmailChange>(
    `select new_email, current_confirmed_at is not null as is_current_confirmed,
       new_confirmed_at is not null as is_new_confirmed, expires_at,
       case when taken_at is not null then 'taken' when expires_at <= now() then 'expired' else 'pending' end as status
     from private.email_changes where user_uuid = $1 and not (${IS_DONE})`,
    [userId],
  )
  return change ?? null
}

type ChangeRequest = { userId: string; sessionId: string; newEmail: string }

/**
 * Row lock that serializes all that is done about a person's changes. Each of them locks mails and the change, in an order of its
 * own: without this one two of them could wait for each other.
 */
const lock = (queries: Queries, userId: string) =>
  queries.query('select from public.users where id = $1 for no key update', [userId])

/** Stores a change with new tokens, in place of any earlier one. */
export const beginEmailChange = async (
  queries: Queries,
  { userId, sessionId, newEmail }: ChangeRequest,
): Promise<Tokens & { expiresAt: string }> => {
  await dropEmailChange(queries, userId)
  const tokens = { current: newToken(), new: newToken() }
  const [change] = await queries.query<{ expires_at: string }>(
    `insert into private.email_changes (user_uuid, session_id, new_email, current_token_hash, new_token_hash, expires_at)
     values ($1, $2, $3, $4, $5, now() + $6::integer * interval '1 millisecond') returning expires_at`,
    [userId, sessionId, newEmail, sha256Hex(tokens.current), sha256Hex(tokens.new), EMAIL_CHANGE_TTL],
  )
  if (change === undefined) throw new Error('A change of the address could not be stored.')
  return { ...tokens, expiresAt: change.expires_at }
}

/** Whether this session requested the same address within the resend interval: a repeat sends no second mail. */
export const isRepeatedRequest = async (
  queries: Queries,
  { userId, sessionId, newEmail }: ChangeRequest,
): Promise<boolean> => {
  const rows = await queries.query(
    `select 1 from private.email_changes where user_uuid = $1 and session_id = $2 and new_email = $3 and ${IS_OPEN}
       and created_at > now() - $4::integer * interval '1 millisecond'`,
    [userId, sessionId, newEmail, EMAIL_RESEND_INTERVAL],
  )
  return rows.length === 1
}

/**
 * Replaces the token of a mailbox that has not confirmed yet, and leaves the expiry as it is; null if there is no such
 * mailbox.
 */
export const renewToken = async (queries: Queries, userId: string, mailbox: Mailbox): Promise<MailedToken | null> => {
  const { token: column, confirmed } = COLUMNS[mailbox]
  const token = newToken()
  const [renewed] = await queries.query<{ expires_at: string }>(
    `update private.email_changes set ${column} = $2
     where user_uuid = $1 and ${confirmed} is null and ${IS_OPEN} returning expires_at`,
    [userId, sha256Hex(token)],
  )
  return renewed === undefined ? null : { token, expiresAt: renewed.expires_at }
}

/** Deletes the queued mails of a change, whose links are invalid then and which contain personal addresses. */
const dropMails = (queries: Queries, userId: string) =>
  queries.query(
    `delete from private.outbox o using private.email_changes c join public.users u on u.id = c.user_uuid
     where c.user_uuid = $1 and ((o.kind = 'emailChangeCurrent' and o.recipient = u.email)
       or (o.kind = 'emailChangeNew' and o.recipient = c.new_email))`,
    [userId],
  )

/** Run in a transaction. Deletes the change with its mails. */
export const dropEmailChange = async (queries: Queries, userId: string): Promise<void> => {
  await lock(queries, userId)
  await dropMails(queries, userId)
  await queries.query('delete from private.email_changes where user_uuid = $1', [userId])
}

/** `isLast`: the other mailbox has confirmed before. `isDone`: this one too, and the account has the address. */
type MailboxConfirmation = ChangeRequest & { mailbox: Mailbox; isLast: boolean; isDone: boolean }

type ChangeRow = { user_uuid: string; session_id: string; new_email: string; is_new: boolean; is_done: boolean }

/** Run in a transaction. Idempotent: confirming a mailbox again keeps its first time. */
export const confirmMailbox = async (queries: Queries, token: string): Promise<MailboxConfirmation | null> => {
  const [owner] = await queries.query<{ user_uuid: string }>(
    'select user_uuid from private.email_changes where $1 in (current_token_hash, new_token_hash)',
    [sha256Hex(token)],
  )
  if (owner === undefined) return null
  await lock(queries, owner.user_uuid)
  const [change] = await queries.query<ChangeRow>(
    `select c.user_uuid, c.session_id, c.new_email, c.new_token_hash = $1 as is_new, ${IS_DONE} as is_done
     from private.email_changes c join public.users u on u.id = c.user_uuid
     where $1 in (c.current_token_hash, c.new_token_hash) and ${IS_OPEN} and u.is_active for update of c`,
    [sha256Hex(token)],
  )
  if (change === undefined) return null
  const mailbox = change.is_new ? 'new' : 'current'
  const { confirmed } = COLUMNS[mailbox]
  const [row] = await queries.query<{ is_last: boolean }>(
    `update private.email_changes set ${confirmed} = coalesce(${confirmed}, now()) where user_uuid = $1
     returning current_confirmed_at is not null and new_confirmed_at is not null as is_last`,
    [change.user_uuid],
  )
  const { user_uuid: userId, session_id: sessionId, new_email: newEmail, is_done: isDone } = change
  return { userId, sessionId, newEmail, mailbox, isLast: row?.is_last === true, isDone }
}

export const markTaken = (queries: Queries, token: string) =>
  queries.query('update private.email_changes set taken_at = now() where $1 in (current_token_hash, new_token_hash)', [
    sha256Hex(token),
  ])

/**
 * Run in a transaction. Changes the address of the account and of its identity, unlinks the Google account of the old
 * one, and ends every session but the one that requested the change. Rejects with a unique violation if somebody else
 * took the address at the same time. Resolves with whether Google still opens the account by the old address.
 */
export const applyEmailChange = async (
  queries: Queries,
  { userId, sessionId, newEmail }: ChangeRequest,
): Promise<boolean> => {
  await dropMails(queries, userId)
  // Mails from before the account existed, such as its confirmation, can only be found by the address.
  await queries.query(
    `update private.outbox o set user_uuid = u.id from public.users u
     where u.id = $1 and o.recipient = u.email and o.user_uuid is null`,
    [userId],
  )
  const isGoogleKept = await unlinkGivenUpAddress(queries, userId)
  await queries.query(
    `update auth.users set email = $2::text, email_confirmed_at = coalesce(email_confirmed_at, now()),
       raw_user_meta_data = case when raw_user_meta_data ->> 'email' is null then raw_user_meta_data
         else raw_user_meta_data || jsonb_build_object('email', $2::text) end
     where id = $1`,
    [userId, newEmail],
  )
  await queries.query(
    `update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text)
     where user_id = $1 and provider = 'email'`,
    [userId, newEmail],
  )
  await deletePendingSignUp(queries, newEmail)
  await invalidateLinks(queries, userId)
  await endOtherSessions(queries, { userId, sessionId })
  return isGoogleKept
}
