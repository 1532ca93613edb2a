/** The session as the auth client stored it, read without the client: before it has checked it, which takes a call. */
import { userIdOf } from './assurance.ts'
import { SESSION_KEY } from './storage-keys.ts'
import { deviceStore, readJson } from './storage.ts'

/** Milliseconds before its end from which the auth client refreshes a token instead of using it. */
const EXPIRY_MARGIN = 90_000

export type StoredSession = { token: string; userId: string }

/** Null if none is stored, if it cannot be parsed, or if its token has to be refreshed first. */
export const readStoredSession = (): StoredSession | null => {
  const { access_token: token, expires_at: end } = Object(readJson(deviceStore, SESSION_KEY)) as Record<string, unknown>
  if (typeof token !== 'string' || typeof end !== 'number' || end * 1_000 - Date.now() < EXPIRY_MARGIN) return null
  const userId = userIdOf(token)
  return userId === null ? null : { token, userId }
}
