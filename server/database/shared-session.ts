/** Statements of several callers that are begun in one turn of the event loop are sent together, on one session. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate } from 'node:timers'
import type { AcquiredSession, SessionPool } from './session.ts'

type SharedSession = { acquired: Promise<AcquiredSession>; users: number }

/** The session of each pool. Nothing joins them once the event loop went on. */
type Group = { sessions: Map<SessionPool, SharedSession> | null }

const storage = new AsyncLocalStorage<Group>()

/** See `Database.together`. */
export const sendTogether = <T>(work: () => T): T => {
  const group: Group = { sessions: new Map() }
  // After the callbacks of settled promises, and before the driver writes.
  setImmediate(() => (group.sessions = null))
  return storage.run(group, work)
}

const join = async (sessions: Map<SessionPool, SharedSession>, pool: SessionPool): Promise<AcquiredSession> => {
  const shared = sessions.get(pool) ?? { acquired: pool.acquire(), users: 0 }
  sessions.set(pool, shared)
  shared.users += 1
  const { session, release } = await shared.acquired
  const leave = () => {
    shared.users -= 1
    if (shared.users > 0) return
    sessions.delete(pool)
    release()
  }
  return { session, release: leave }
}

/** For callers that send everything as soon as they have the session, and wait for nothing in between. */
export const shareTogether = (pool: SessionPool): SessionPool => ({
  acquire: () => {
    const sessions = storage.getStore()?.sessions ?? null
    return sessions === null ? pool.acquire() : join(sessions, pool)
  },
})
