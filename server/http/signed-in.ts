/** Authenticates the caller: verifies the token, and that session and account are still active in the database. */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Database, Queries, Reads } from '#server/database/database.ts'
import type { AppEnv } from './app-env.ts'
import { type Claims, claimsInHeader, type VerifyBearer } from './bearer.ts'
import { Refusal } from './failures.ts'
import type { RateLimiter } from './rate-limit.ts'

type SignInDeps = { db: Database; verify: VerifyBearer }

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

/** Refuses a session that has ended, and one whose second factor is pending. */
const requireLive = (state: SessionState | undefined): SessionState => {
  if (state === undefined) throw new Refusal('auth.unauthenticated')
  if (state.is_factor_pending) throw new Refusal('auth.secondFactorNeeded')
  return state
}

const requireClaims = async ({ verify }: SignInDeps, authorization: string | undefined): Promise<Claims> => {
  const claims = await claimsInHeader(verify, authorization)
  if (claims === null) throw new Refusal('auth.unauthenticated')
  return claims
}

/** Refuses an invalid token, a session that has ended, and one whose second factor is pending. */
export const requireLiveSession = async (deps: SignInDeps, authorization: string | undefined): Promise<Claims> => {
  const claims = await requireClaims(deps, authorization)
  requireLive(await readSessionState(deps.db, claims))
  return claims
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

const asRowSecurityClaims = ({ userId, sessionId }: Claims) => ({ sub: userId, session_id: sessionId })

/** The caller's claims for `asUser`: row level security then applies to every statement. */
export const rowSecurityClaimsOf = (c: Context<AppEnv>): { sub: string; session_id: string } =>
  asRowSecurityClaims(callerOf(c))

/** What a call reads of its caller's own rows, under row level security. May throw a refusal of its query. */
export type OwnRead<T> = (c: Context<AppEnv>) => (queries: Reads) => Promise<T>

/** The result of the read that `signedIn` has begun for this call, or of one that begins now, as in a batch. */
export const readOwn = <T>(c: Context<AppEnv>, db: Database, read: OwnRead<T>): Promise<T> => {
  const pending = c.get('pendingRead')
  return pending?.read === read ? (pending.result as Promise<T>) : db.readAs(rowSecurityClaimsOf(c), read(c))
}

/** Begins the read before the session is known to be live: it changes nothing. */
const beginRead = (db: Database, c: Context<AppEnv>, claims: Claims, read: OwnRead<unknown>) => {
  const begin = async () => db.readAs(asRowSecurityClaims(claims), read(c))
  const result = begin()
  // Awaited by the handler, unless the call is refused.
  result.catch(() => undefined)
  return { read, result }
}

/** Also refuses an inactive account. Creates the row of one that has none yet (SECURITY-04). */
const requireActiveMember = async (
  deps: SignInDeps,
  c: Context<AppEnv>,
  readOf: () => OwnRead<unknown> | undefined,
) => {
  const caller = await requireClaims(deps, c.req.header('Authorization'))
  const state = readSessionState(deps.db, caller)
  const read = readOf()
  const pendingRead = read === undefined ? undefined : beginRead(deps.db, c, caller, read)
  const { is_active: isActive } = requireLive(await state)
  if (isActive === false) throw new Refusal('account.inactive')
  if (isActive === true) return { caller, pendingRead }
  await deps.db.query('select private.ensure_user($1)', [caller.userId])
  // What was read is from before the row.
  return { caller, pendingRead: undefined }
}

type CountDeps = { limiter: RateLimiter; network: (c: Context<AppEnv>) => string }

/**
 * Middleware of calls that need an account: 401 without a live session, 403 if its second factor is pending or the
 * account is inactive. The count of the call for its network, the state of the session and, if given, what the call reads are
 * sent together, as each would be a round trip to the database. Over the limit every call gets that refusal, and what was read
 * is used only if no check refuses the call.
 */
export const signedIn = ({ limiter, network, ...deps }: SignInDeps & CountDeps, read?: OwnRead<unknown>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    let isRefused = false
    const [counted, member] = deps.db.together(() => [
      limiter.enforce('defaultByIp', network(c)),
      requireActiveMember(deps, c, () => (isRefused ? undefined : read)),
    ])
    // Before the token is verified, if this process knows that the network is over its limit: then nothing is read.
    counted.catch(() => (isRefused = true))
    // Awaited below, unless the call is over the limit.
    member.catch(() => undefined)
    await counted
    const { caller, pendingRead } = await member
    c.set('caller', caller)
    c.set('pendingRead', pendingRead)
    await next()
  })

/** Requires `signedIn` before it. The role is read from the database, not from the token (SECURITY-04). */
export const administrator = (db: Queries) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const rows = await db.query(`select 1 from public.users where id = $1 and role = 'admin'`, [callerOf(c).userId])
    if (rows.length === 0) throw new Refusal('access.denied')
    await next()
  })
