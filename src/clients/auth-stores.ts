/** Where the auth client stores the session, and the user beside it. */
import { userIdOf } from './assurance.ts'
import { SESSION_KEY } from './storage-keys.ts'
import { deviceStore, readJson, type TextStore } from './storage.ts'
import { storedToken, tokenIn } from './stored-session.ts'

/** The access tokens that the auth client of this tab has read: about one more an hour, until the tab is reloaded or closed. */
const storedTokens = new Set<string | null>()

/** Whether a session that the auth client wants to store is one that it has read, and that was replaced since. */
const isReplaced = (session: string): boolean => {
  const now = storedToken()
  const token = tokenIn(JSON.parse(session))
  return now !== null && now !== token && storedTokens.has(token)
}

/**
 * With a changed user the auth client stores again the session that it read before the call. If it was refreshed meanwhile,
 * here or in another tab, the newer one is kept: the refresh token of the older one is used up.
 */
export const sessionStore: TextStore = {
  ...deviceStore,
  getItem: (key) => {
    if (key === SESSION_KEY) storedTokens.add(storedToken())
    return deviceStore.getItem(key)
  },
  setItem: (key, value) => {
    if (key !== SESSION_KEY || !isReplaced(value)) deviceStore.setItem(key, value)
  },
}

const memory = new Map<string, string>()
const memoryStore: TextStore = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
}

/**
 * The user object is kept in memory, not in `localStorage`, as it has personal data. The stored session can be that of
 * another tab, where somebody else has signed in since: such a session gets no user.
 */
export const userStore: TextStore = {
  ...memoryStore,
  getItem: (key) => {
    const token = storedToken()
    const { user } = Object(readJson(memoryStore, key)) as { user?: { id?: unknown } }
    return token !== null && user?.id === userIdOf(token) ? memoryStore.getItem(key) : null
  },
}
