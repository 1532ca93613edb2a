/** Links a phone number to an account, proven by sending a code from it. */
import type { LinkCode, MessagingLink, MessagingLinkStatus } from '#contracts/api/messaging-link.ts'
import { LINK_CODE_LENGTH, LINK_CODE_TTL } from '#contracts/limits.ts'
import { sha256Hex } from '#server/crypto/sha256.ts'
import type { Queries, Reads } from '#server/database/database.ts'
import { randomCode } from '#server/base/random-code.ts'

/** Normalizes a typed code: case, spaces and separators are ignored. */
const normalizeCode = (code: string) => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

const maskPhone = (phone: string) => `•••• ${phone.slice(-4)}`

export const messagingLinkOf = async (queries: Reads, userId: string): Promise<MessagingLink> => {
  const [link] = await queries.query<{ phone_number: string; linked_at: string }>(
    'select phone_number, linked_at from private.messaging_links where user_uuid = $1',
    [userId],
  )
  return link === undefined ? null : { phone_masked: maskPhone(link.phone_number), linked_at: link.linked_at }
}

export const linkStatusOf = async (queries: Queries, userId: string): Promise<MessagingLinkStatus> => {
  const [code] = await queries.query<NonNullable<MessagingLinkStatus['open_code']>>(
    `select expires_at, refused_at is not null as is_number_in_use
     from private.link_codes where user_uuid = $1 and expires_at > now()`,
    [userId],
  )
  return { link: await messagingLinkOf(queries, userId), open_code: code ?? null }
}

export const createLinkCode = async (queries: Queries, userId: string): Promise<LinkCode> => {
  const code = randomCode(LINK_CODE_LENGTH)
  const expiresAt = new Date(Date.now() + LINK_CODE_TTL).toISOString()
  await queries.query(
    `insert into private.link_codes (user_uuid, code_hash, expires_at) values ($1, $2, $3::text::timestamptz)
     on conflict (user_uuid) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at,
       refused_at = null`,
    [userId, sha256Hex(code), expiresAt],
  )
  return { code, expires_at: expiresAt }
}

export const unlinkNumber = async (queries: Queries, userId: string): Promise<boolean> =>
  (await queries.query('delete from private.messaging_links where user_uuid = $1 returning 1', [userId])).length > 0

type Outcome =
  | { kind: 'linked'; userId: string }
  | { kind: 'alreadyLinked' }
  | { kind: 'unknownCode' }
  | { kind: 'numberInUse' }

/** A repeated message, as its answer may have been lost; accepted at most until the code would have expired. */
const isRepeat = async (queries: Queries, codeHash: string, phone: string): Promise<boolean> => {
  const rows = await queries.query(
    `select 1 from private.messaging_links l join public.users u on u.id = l.user_uuid
     where l.phone_number = $1 and l.code_hash = $2 and u.is_active
       and l.linked_at > now() - $3::integer * interval '1 millisecond'`,
    [phone, codeHash, LINK_CODE_TTL],
  )
  return rows.length > 0
}

/** Run in a transaction. Linking consumes the code; a number of another account is not moved. */
export const linkByCode = async (queries: Queries, code: string, phone: string): Promise<Outcome> => {
  const codeHash = sha256Hex(normalizeCode(code))
  const [owner] = await queries.query<{ user_uuid: string }>(
    `select c.user_uuid from private.link_codes c join public.users u on u.id = c.user_uuid
     where c.code_hash = $1 and c.expires_at > now() and u.is_active`,
    [codeHash],
  )
  if (owner === undefined) return { kind: (await isRepeat(queries, codeHash, phone)) ? 'alreadyLinked' : 'unknownCode' }
  const [used] = await queries.query<{ user_uuid: string }>(
    'select user_uuid from private.messaging_links where phone_number = $1',
    [phone],
  )
  if (used !== undefined && used.user_uuid !== owner.user_uuid) {
    await queries.query('update private.link_codes set refused_at = now() where user_uuid = $1', [owner.user_uuid])
    return { kind: 'numberInUse' }
  }
  await queries.query('delete from private.link_codes where user_uuid = $1', [owner.user_uuid])
  await queries.query(
    `insert into private.messaging_links (phone_number, user_uuid, code_hash) values ($1, $2, $3)
     on conflict (user_uuid) do update set phone_number = excluded.phone_number, linked_at = now(),
       code_hash = excluded.code_hash`,
    [phone, owner.user_uuid, codeHash],
  )
  return { kind: 'linked', userId: owner.user_uuid }
}
