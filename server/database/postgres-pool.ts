/** Sessions of a Postgres server, each acquired by one caller at a time, in the order of the requests. */
import type { PostgresSession } from './postgres-session.ts'
import type { AcquiredSession, SessionPool } from './session.ts'

type Options = {
  max: number
  open: () => Promise<PostgresSession>
  /** Milliseconds after which a session that nobody uses is closed; null for never. */
  idle?: number | null
  /** Milliseconds after which a session is replaced. */
  lifetime?: number
}

export type Pool = SessionPool & {
  /** Resolves when all sessions were released and are closed. */
  close: () => Promise<void>
}

class PoolClosed extends Error {
  override readonly name = 'PoolClosed'
  readonly code = 'CONNECTION_ENDED'
}

type PooledSession = { session: PostgresSession; expiresAt: number; idleTimer?: NodeJS.Timeout }

type Waiting = { resolve: (pooled: PooledSession) => void; reject: (error: unknown) => void }

const LIFETIME = 45 * 60_000

class PostgresSessionPool {
  readonly #options: Options
  readonly #idle: PooledSession[] = []
  readonly #waiting: Waiting[] = []
  /** Sessions that are open, are being opened, or are being closed. */
  #size = 0
  #isClosed = false
  readonly #emptied = Promise.withResolvers<void>()

  constructor(options: Options) {
    this.#options = options
  }

  acquire(): Promise<AcquiredSession> {
    if (this.#isClosed) return Promise.reject(new PoolClosed('The connections to the database are closed'))
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { resolve: (pooled) => resolve(this.#acquiredOf(pooled)), reject }
      const pooled = this.#takeIdle()
      if (pooled !== null) waiting.resolve(pooled)
      else if (this.#size < this.#options.max) void this.#openFor(waiting)
      else this.#waiting.push(waiting)
    })
  }

  async close() {
    this.#isClosed = true
    for (const pooled of this.#idle.splice(0)) void this.#drop(pooled)
    this.#notice()
    await this.#emptied.promise
  }

  #notice() {
    if (this.#isClosed && this.#size === 0) this.#emptied.resolve()
  }

  #isUsable({ session, expiresAt }: PooledSession) {
    return !this.#isClosed && !session.isOver() && Date.now() < expiresAt
  }

  /** The one used last: its statements are prepared, and those that are not needed become idle. */
  #takeIdle(): PooledSession | null {
    for (let pooled = this.#idle.pop(); pooled !== undefined; pooled = this.#idle.pop()) {
      clearTimeout(pooled.idleTimer)
      if (this.#isUsable(pooled)) return pooled
      void this.#drop(pooled)
    }
    return null
  }

  #acquiredOf(pooled: PooledSession): AcquiredSession {
    let isReleased = false
    const release = () => {
      if (!isReleased) this.#release(pooled)
      isReleased = true
    }
    return { session: pooled.session, release }
  }

  async #openFor(waiting: Waiting) {
    const { open, lifetime = LIFETIME } = this.#options
    this.#size += 1
    try {
      const session = await open()
      waiting.resolve({ session, expiresAt: Date.now() + lifetime })
    } catch (error) {
      this.#size -= 1
      waiting.reject(error)
      this.#serveNext()
      this.#notice()
    }
  }

  #serveNext() {
    const next = this.#size < this.#options.max ? this.#waiting.shift() : undefined
    if (next !== undefined) void this.#openFor(next)
  }

  async #drop({ session }: PooledSession) {
    await session.end().catch(() => undefined)
    this.#size -= 1
    this.#serveNext()
    this.#notice()
  }

  #release(pooled: PooledSession) {
    if (!this.#isUsable(pooled)) {
      void this.#drop(pooled)
      return
    }
    const next = this.#waiting.shift()
    if (next !== undefined) {
      next.resolve(pooled)
      return
    }
    this.#idle.push(pooled)
    const { idle = null } = this.#options
    if (idle !== null) pooled.idleTimer = setTimeout(() => this.#retire(pooled), idle).unref()
  }

  #retire(pooled: PooledSession) {
    const place = this.#idle.indexOf(pooled)
    if (place === -1) return
    this.#idle.splice(place, 1)
    void this.#drop(pooled)
  }
}

export const createPool = (options: Options): Pool => new PostgresSessionPool(options)
