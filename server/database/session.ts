/**
 * A session of a database, and the pool that it comes from: the same for both drivers; their transactions are
 * `transactions.ts`.
 */
import type { Row } from './database.ts'

/** Begins a transaction in which Postgres refuses writes. */
export const BEGIN_READ_ONLY = 'begin read only'

/** `command` is the first word of Postgres' command tag; `count` its number of returned or changed rows. */
export type StatementResult<T> = { rows: T[]; command: string; count: number }

export type Session = {
  send: <T extends Row>(sql: string, params: readonly unknown[]) => Promise<StatementResult<T>>
  /** Any number of statements, without parameters. */
  sendScript: (sql: string) => Promise<void>
  /** For a session in an unknown state: nothing is sent on it any more. */
  abandon: () => void
}

export type AcquiredSession = { session: Session; release: () => void }

/** Each session is acquired by one caller at a time, in the order of the requests. */
export type SessionPool = { acquire: () => Promise<AcquiredSession> }

/** A pool of `max` sessions, with the number of those in use and of callers that wait for one. */
export const countAcquired = (pool: SessionPool, max: number) => {
  let acquired = 0
  const acquire = async (): Promise<AcquiredSession> => {
    acquired += 1
    try {
      const { session, release } = await pool.acquire()
      return { session, release: () => ((acquired -= 1), release()) }
    } catch (error) {
      acquired -= 1
      throw error
    }
  }
  const load = () => ({ running: Math.min(acquired, max), waiting: Math.max(0, acquired - max) })
  return { pool: { acquire } satisfies SessionPool, load }
}
