/** Authenticates the caller: verifies the token, and that session and account are still active in the database. */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Queries } from '#server/database/database.ts'
import type { AppEnv } from './app-env.ts'
import { type Claims, claimsInHeader, type VerifyBearer } from './bearer.ts'
import { Refusal } from './failures.ts'
import type { RateLimiter } from './rate-limit.ts'

type SignInDeps = { db: Queries; verify: VerifyBearer }

type SessionState = {
  /** Null for an account without a row in `public.users`. */
  is_active: boolean | null
  /** Whether the account has a second factor that this session has not verified. */
  is_factor_pending: boolean
}

/** Session and account in one query. */
const READ_SESSION_STATE = `select u.is_active, private.owes_factor(s.user_id, s.id) as is_factor_pending from auth.sessions s left join public.users u on u.id = s.user_id
  where s.id = $1 and s.user_id = $2`

/**
 * Undefined if the session has ended. A token is valid up to an hour longer than its session: only this query makes sign-out
 * and revocation effective.
 */
export const readSessionState = async (
  db: Queries,
  { sessionId, userId }: Claims,
): Promise<SessionState | undefined> => {
  const [state] = await db.query<SessionState>(READ_SESSION_STATE, [sessionId, userId])
  return state
}

type LiveSession = {
  claims: Claims
  /** Null for an account without a row in `public.users`. */ isActive: boolean | null
}

/** Refuses an invalid token, a session that has ended, and one whose second factor is pending. */
export const requireLiveSession = async (
  { db, verify }: SignInDeps,
  authorization: string | undefined,
): Promise<LiveSession> => {
  const claims = await claimsInHeader(verify, authorization)
  if (claims === null) throw new Refusal('auth.unauthenticated')
  const state = await readSessionState(db, claims)
  if (state === undefined) throw new Refusal('auth.unauthenticated')
  if (state.is_factor_pending) throw new Refusal('auth.secondFactorNeeded')
  return { claims, isActive: state.is_active }
}

/** Whether the session is live with no pending second factor, for calls that return fewer fields to others. */
export const isSignedIn = async (db: Queries, claims: Claims): Promise<boolean> =>
  (await readSessionState(db, claims))?.is_factor_pending === false

/** Throws in a handler without `signedIn` before it. */
export const callerOf = (c: Context<AppEnv>): Claims => {
  const caller = c.get('caller')
  if (caller === undefined) throw new Error('The route has no `signedIn` middleware.')
  return caller
}

/** The caller's claims for `asUser`: row level security then applies to every statement. */
export const rowSecurityClaimsOf = (c: Context<AppEnv>): { sub: string; session_id: string } => {
  const { userId, sessionId } = callerOf(c)
  return { sub: userId, session_id: sessionId }
}

/** Also refuses an inactive account. Creates the row of one that has none yet (SECURITY-04). */
const requireActiveMember = async (deps: SignInDeps, authorization: string | undefined): Promise<Claims> => {
  const { claims, isActive } = await requireLiveSession(deps, authorization)
  if (isActive === false) throw new Refusal('account.inactive')
  if (isActive === null) await deps.db.query('select private.ensure_user($1)', [claims.userId])
  return claims
}

type CountDeps = { limiter: RateLimiter; network: (c: Context<AppEnv>) => string }

/**
 * Middleware of calls that need an account: 401 without a live session, 403 if its second factor is pending or the
 * account is inactive. Counts the call for its network at the same time: both are a round trip to the database, and over
 * the limit every call gets that refusal.
 */
export const signedIn = ({ limiter, network, ...deps }: SignInDeps & CountDeps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const member = requireActiveMember(deps, c.req.header('Authorization'))
    // Awaited below, unless the call is over the limit.
    member.catch(() => undefined)
    await limiter.enforce('defaultByIp', network(c))
    c.set('caller', await member)
    await next()
  })

/** Requires `signedIn` before it. The role is read from the database, not from the token (SECURITY-04). */
export const administrator = (db: Queries) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const rows = await db.query(`select 1 from public.users where id = $1 and role = 'admin'`, [callerOf(c).userId])
    if (rows.length === 0) throw new Refusal('access.denied')
    await next()
  })
