/** The session as the auth client stored it, read without the client: before it has checked it, which takes a call. */
import { userIdOf } from './assurance.ts'
import { SESSION_KEY } from './storage-keys.ts'
import { deviceStore, readJson } from './storage.ts'

/** Milliseconds before its end from which the auth client refreshes a token instead of using it. */
const EXPIRY_MARGIN = 90_000

/** The access token in a stored session, given as it was parsed. */
export const tokenIn = (session: unknown): string | null => {
  const { access_token: token } = Object(session) as { access_token?: unknown }
  return typeof token === 'string' ? token : null
}

/** Whether or not it has ended: null only if none is stored. */
export const storedToken = (): string | null => tokenIn(readJson(deviceStore, SESSION_KEY))

/** Whose session is stored, whether or not it has ended. */
export const storedUserId = (): string | null => userIdOf(storedToken() ?? '')

export type StoredSession = { token: string; userId: string }

/** Null if none is stored, if it cannot be parsed, or if its token has to be refreshed first. */
export const readStoredSession = (): StoredSession | null => {
  const session = readJson(deviceStore, SESSION_KEY)
  const token = tokenIn(session)
  const { expires_at: end } = Object(session) as { expires_at?: unknown }
  if (token === null || typeof end !== 'number' || end * 1_000 - Date.now() < EXPIRY_MARGIN) return null
  const userId = userIdOf(token)
  return userId === null ? null : { token, userId }
}
