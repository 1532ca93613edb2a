/** Sessions as supabase/auth v2.196 opens, refreshes and ends them (recorded from its source: `internal/tokens`). */
import { randomBytes, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Queries } from '#server/database/database.ts'
import { findUser, GotrueError, userBody, type UserRow } from './answers.ts'

/** Seconds. */
const LIFETIME = 3600
/** Milliseconds in which a token that was just replaced may be sent again. */
const REUSE_INTERVAL = 10_000

export type Signing = { secret: Uint8Array; issuer: string }

/** Twelve characters of a-z and 0-9, as of algorithm 0. */
const newToken = () =>
  BigInt(`0x${randomBytes(10).toString('hex')}`)
    .toString(36)
    .padStart(12, '0')
    .slice(-12)

const addToken = async (db: Queries, user: UserRow, sessionId: string, parent: string | null): Promise<string> => {
  const token = newToken()
  await db.query(
    `insert into auth.refresh_tokens (instance_id, token, user_id, revoked, created_at, updated_at, parent, session_id)
     values ('00000000-0000-0000-0000-000000000000', $1, $2, false, now(), now(), $3, $4)`,
    [token, user.id, parent, sessionId],
  )
  return token
}

const AAL2: ReadonlySet<string> = new Set(['totp', 'mfa/phone', 'mfa/webauthn'])

/** The level is calculated from the methods that the session was signed in with, whatever its row says. */
const assuranceOf = async (db: Queries, sessionId: string) => {
  const methods = await db.query<{ method: string; timestamp: number }>(
    `select authentication_method as method, extract(epoch from updated_at)::int as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [sessionId],
  )
  return { aal: methods.some(({ method }) => AAL2.has(method)) ? 'aal2' : 'aal1', amr: methods }
}

type IssuedSession = { user: UserRow; sessionId: string; refreshToken: string }

const sessionBody = async (
  db: Queries,
  { secret, issuer }: Signing,
  { user, sessionId, refreshToken }: IssuedSession,
) => {
  const publicUser = await userBody(db, user)
  const now = Math.floor(Date.now() / 1000)
  const token = await new SignJWT({
    email: user.email,
    phone: '',
    app_metadata: publicUser.app_metadata,
    user_metadata: publicUser.user_metadata,
    role: 'authenticated',
    ...(await assuranceOf(db, sessionId)),
    session_id: sessionId,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(user.id)
    .setAudience('authenticated')
    .setIssuedAt(now)
    .setExpirationTime(now + LIFETIME)
    // Its tokens of one second are equal only if nothing else is.
    .sign(secret)
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: LIFETIME,
    expires_at: now + LIFETIME,
    refresh_token: refreshToken,
    user: publicUser,
  }
}

type NewSession = { userId: string; method: 'password' | 'otp' | 'oauth'; userAgent: string }

export const openSession = async (db: Queries, signing: Signing, { userId, method, userAgent }: NewSession) => {
  const sessionId = randomUUID()
  await db.query('update auth.users set last_sign_in_at = now() where id = $1', [userId])
  await db.query(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip)
     values ($1, $2, now(), now(), 'aal1', $3, '127.0.0.1')`,
    [sessionId, userId, userAgent],
  )
  await db.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values (gen_random_uuid(), $1, now(), now(), $2)`,
    [sessionId, method],
  )
  await db.query(
    `insert into auth.audit_log_entries (instance_id, id, payload, created_at, ip_address)
     values ('00000000-0000-0000-0000-000000000000', gen_random_uuid(),
       json_build_object('action', 'login', 'actor_id', $1::text), now(), '')`,
    [userId],
  )
  const user = await findUser(db, 'id = $1', userId)
  if (user === null) throw new GotrueError(500, 'unexpected_failure', 'Database error finding user')
  return sessionBody(db, signing, { user, sessionId, refreshToken: await addToken(db, user, sessionId, null) })
}

type TokenRow = { token: string; session_id: string | null; revoked: boolean; user_id: string; is_recent: boolean }

/** Null where the token was used too long ago: the whole session is revoked then. */
const successorOf = async (db: Queries, user: UserRow, row: TokenRow): Promise<string | null> => {
  const sessionId = row.session_id ?? ''
  if (row.revoked) {
    const [active] = await db.query<{ token: string; parent: string | null }>(
      'select token, parent from auth.refresh_tokens where session_id = $1 and not revoked order by id desc limit 1',
      [sessionId],
    )
    if (active?.parent === row.token) return active.token
    if (!row.is_recent) {
      await db.query('update auth.refresh_tokens set revoked = true, updated_at = now() where session_id = $1', [
        sessionId,
      ])
      return null
    }
  }
  await db.query('update auth.refresh_tokens set revoked = true, updated_at = now() where token = $1', [row.token])
  return addToken(db, user, sessionId, row.token)
}

const FORMAT = /^([a-z0-9]{12}|[\w-]{50,})$/

export const refreshSession = async (
  db: Queries,
  signing: Signing,
  { token, userAgent }: { token: unknown; userAgent: string },
) => {
  if (typeof token !== 'string' || !FORMAT.test(token)) {
    throw new GotrueError(400, 'validation_failed', 'Refresh token is not valid')
  }
  const [row] = await db.query<TokenRow>(
    `select token, session_id, revoked, user_id, updated_at > now() - $2::integer * interval '1 millisecond' as is_recent
     from auth.refresh_tokens where token = $1 for update`,
    [token, REUSE_INTERVAL],
  )
  const user = row === undefined ? null : await findUser(db, 'id = $1::uuid', row.user_id)
  if (row === undefined || user === null) {
    throw new GotrueError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
  }
  const refreshToken = await successorOf(db, user, row)
  // Committed all the same: the caller throws it after the transaction.
  if (refreshToken === null) {
    return new GotrueError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
  }
  const sessionId = row.session_id ?? ''
  await db.query('update auth.sessions set refreshed_at = now(), user_agent = nullif($2, $3) where id = $1', [
    sessionId,
    userAgent,
    '',
  ])
  return sessionBody(db, signing, { user, sessionId, refreshToken })
}
