/** Users by auth id, cached in memory for ten seconds per id (SESSION-23). */
import { USER_LOOKUP_TTL } from '#contracts/limits.ts'
import type { AppUser } from '#contracts/tables/users.ts'
import type { Database } from '#server/database/database.ts'
import { USER_COLUMNS } from './user-columns.ts'

type CachedUser = { user: AppUser | null; expiresAt: number }

export type UserLookup = {
  find: (id: string) => Promise<AppUser | null>
  /** Invalidates the cached row after a change. */
  evict: (id: string) => void
  /** Invalidates all rows, after changes that may have been missed. */
  clear: () => void
}

/** Cache size: more distinct ids within the TTL can only be enumeration. */
const MAX_CACHED = 1_000

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
    evict: (id) => {
      changes += 1
      cache.delete(id)
    },
    clear: () => {
      changes += 1
      cache.clear()
    },
  }
}

/** Invalidates rows that other servers change, as soon as the change is committed. */
export const followChanges = (db: Database, { evict, clear }: UserLookup): Promise<void> =>
  db.listen('prosa_users', { onNotification: evict, onGap: clear })
