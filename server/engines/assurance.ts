/**
 * The embedded auth service has no second factors: this adds to its answers the session's assurance level (`aal`) and
 * the user's factors, as supabase/auth does.
 */
import { decodeJwt, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { Queries } from '#server/database/database.ts'
import type { CallAuth } from './engine.ts'

const userSchema = z.looseObject({ id: z.uuid() })
const sessionSchema = z.looseObject({ access_token: z.string(), user: userSchema })
const claimsSchema = z.looseObject({ session_id: z.uuid() })

type ListedFactor = {
  id: string
  friendly_name: string | null
  factor_type: string
  status: string
  created_at: string
  updated_at: string
}

const factorsOf = (db: Queries, userId: string) =>
  db.query<ListedFactor>(
    `select id, friendly_name, factor_type, status, created_at, updated_at from auth.mfa_factors
     where user_id = $1 order by created_at`,
    [userId],
  )

const assuranceOf = async (db: Queries, sessionId: string): Promise<string> => {
  const [row] = await db.query<{ aal: string | null }>('select aal::text as aal from auth.sessions where id = $1', [
    sessionId,
  ])
  return row?.aal ?? 'aal1'
}

/** `jwtSecret` re-signs access tokens with the level among their claims. */
export const withAssurance = (callAuth: CallAuth, db: Queries, jwtSecret: string): CallAuth => {
  const key = new TextEncoder().encode(jwtSecret)

  const completeToken = async (token: string) => {
    const claims = claimsSchema.parse(decodeJwt(token))
    const aal = await assuranceOf(db, claims.session_id)
    return new SignJWT({ ...claims, aal }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key)
  }
  const completeUser = async (user: z.output<typeof userSchema>) => ({ ...user, factors: await factorsOf(db, user.id) })

  return async (call) => {
    const answer = await callAuth(call)
    if (answer.status !== 200) return answer
    const session = sessionSchema.safeParse(answer.body)
    if (session.success) {
      const { access_token: token, user, ...rest } = session.data
      const [accessToken, completed] = await Promise.all([completeToken(token), completeUser(user)])
      return { ...answer, body: { ...rest, access_token: accessToken, user: completed } }
    }
    const user = userSchema.safeParse(answer.body)
    return user.success ? { ...answer, body: await completeUser(user.data) } : answer
  }
}
