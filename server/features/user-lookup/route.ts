/** `GET /api/user/by-auth-id/{authId}` (API-04). */
import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { PublicUser } from '#contracts/api/user-lookup.ts'
import type { AppUser } from '#contracts/tables/users.ts'
import type { UserLookup } from '#server/account/user-lookup.ts'
import type { Database } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { claimsInHeader, type VerifyBearer } from '#server/http/bearer.ts'
import { Refusal } from '#server/http/failures.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { isSignedIn } from '#server/http/signed-in.ts'

const isId = (text: string) => z.uuid().safeParse(text).success

type Deps = {
  db: Database
  lookup: UserLookup
  verify: VerifyBearer
  limiter: RateLimiter
  network: (c: Context<AppEnv>) => string
}

/** Whether the caller is signed in as that user. An invalid token and a session whose second factor is pending count as none. */
const isSelf = async ({ db, verify }: Deps, c: Context<AppEnv>, id: string): Promise<boolean> => {
  const claims = await claimsInHeader(verify, c.req.header('Authorization'))
  return claims !== null && claims.userId === id && (await isSignedIn(db, claims))
}

const publicPart = ({ id, auth_id, language, is_active }: AppUser): PublicUser => ({ id, auth_id, language, is_active })

export const userByAuthId = (deps: Deps) => async (c: Context<AppEnv>) => {
  await deps.limiter.enforce('userLookupByIp', deps.network(c))
  const id = (c.req.param('authId') ?? '').toLowerCase()
  const user = isId(id) ? await deps.lookup.find(id) : null
  if (user === null) throw new Refusal('request.notFound')
  return c.json({ user: (await isSelf(deps, c, id)) ? user : publicPart(user) })
}
