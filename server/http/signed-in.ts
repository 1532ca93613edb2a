/** Who calls: the token says it, and the database still agrees (its session lives, its account is active). */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Queries } from '#server/embedded/database.ts'
import type { AppEnv } from './app-env.ts'
import { bearerOf, type Claims, type VerifyBearer } from './bearer.ts'
import { Refusal } from './failures.ts'

/** A token outlives its session by up to an hour: sign-out and revocation count only where this is asked. */
export const isLive = async (db: Queries, { sessionId, userId }: Claims): Promise<boolean> => {
  const rows = await db.query('select 1 from auth.sessions where id = $1 and user_id = $2', [sessionId, userId])
  return rows.length === 1
}

export const authenticate = async (
  db: Queries,
  verify: VerifyBearer,
  authorization: string | undefined,
): Promise<Claims> => {
  const token = bearerOf(authorization)
  const claims = token === null ? null : await verify(token)
  if (claims === null || !(await isLive(db, claims))) throw new Refusal('auth.unauthenticated')
  return claims
}

/** The caller as the database sees one: every statement then has the caller's rights and no more. */
export const asCaller = (c: Context<AppEnv>): { sub: string; session_id: string } => {
  const { userId, sessionId } = c.get('caller')
  return { sub: userId, session_id: sessionId }
}

/** For routes of the Product API that need an account: 401 without a live session, 403 where the account is inactive. */
export const signedIn = (db: Queries, verify: VerifyBearer) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const claims = await authenticate(db, verify, c.req.header('Authorization'))
    const [user] = await db.query<{ is_active: boolean }>('select is_active from public.users where id = $1', [
      claims.userId,
    ])
    if (user === undefined) throw new Refusal('auth.unauthenticated')
    if (!user.is_active) throw new Refusal('account.inactive')
    c.set('caller', claims)
    await next()
  })

/** After `signedIn`. The role is the database's, whatever the token or the page says (reliability §1, T05). */
export const administrator = (db: Queries) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const rows = await db.query(`select 1 from public.users where id = $1 and role = 'admin'`, [c.get('caller').userId])
    if (rows.length === 0) throw new Refusal('access.denied')
    await next()
  })
