/** `GET /api/user/by-auth-id/{authId}` (API-04), cached in memory for ten seconds per id (SESSION-23). */
import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { PublicUser } from '#contracts/api/user-lookup.ts'
import { USER_LOOKUP_TTL } from '#contracts/limits.ts'
import type { AppUser } from '#contracts/tables/users.ts'
import type { Database } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { claimsInHeader, type VerifyBearer } from '#server/http/bearer.ts'
import { Refusal } from '#server/http/failures.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { isSignedIn } from '#server/http/signed-in.ts'
import { USER_COLUMNS } from './user-columns.ts'

type CachedUser = { user: AppUser | null; expiresAt: number }

export type UserLookup = {
  find: (id: string) => Promise<AppUser | null>
  /** Invalidates the cached row after a change. */
  forget: (id: string) => void
  /** Invalidates all rows, after changes that may have been missed. */
  forgetAll: () => void
}

/** Cache size: more distinct ids within the TTL can only be enumeration. */
const MAX_CACHED = 1_000

const isId = (text: string) => z.uuid().safeParse(text).success

export const createUserLookup = (db: Database, now: () => number = Date.now): UserLookup => {
  const cache = new Map<string, CachedUser>()
  let changes = 0
  const load = async (id: string): Promise<AppUser | null> => {
    const [user] = await db.query<AppUser>(`select ${USER_COLUMNS} from public.users where auth_id = $1`, [id])
    return user ?? null
  }
  return {
    find: async (id) => {
      const known = cache.get(id)
      if (known !== undefined && known.expiresAt > now()) return known.user
      const before = changes
      const user = await load(id)
      // Changed while it was loading: the row may be the old one.
      if (changes !== before) return user
      if (cache.size >= MAX_CACHED) cache.clear()
      cache.set(id, { user, expiresAt: now() + USER_LOOKUP_TTL })
      return user
    },
    forget: (id) => {
      changes += 1
      cache.delete(id)
    },
    forgetAll: () => {
      changes += 1
      cache.clear()
    },
  }
}

/** Invalidates rows that other servers change, as soon as the change is committed. */
export const followChanges = (db: Database, { forget, forgetAll }: UserLookup): Promise<void> =>
  db.listen('prosa_users', { hear: forget, missed: forgetAll })

type Deps = {
  db: Database
  lookup: UserLookup
  verify: VerifyBearer
  limiter: RateLimiter
  network: (c: Context<AppEnv>) => string
}

/** Whether the caller is signed in as that user. An invalid token and a session that owes its factor count as none. */
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
