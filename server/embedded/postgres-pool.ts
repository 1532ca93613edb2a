/** Sessions of a Postgres server, each lent to one caller at a time, in the order of asking. */
import type { PostgresSession } from './postgres-session.ts'
import type { Lease, Lender } from './session.ts'

type Options = {
  max: number
  open: () => Promise<PostgresSession>
  /** Milliseconds after which a session that nobody uses is closed; null for never. */
  idle?: number | null
  /** Milliseconds after which a session is replaced. */
  lifetime?: number
}

export type Pool = Lender & {
  /** Resolves when all sessions were given back and are closed. */
  close: () => Promise<void>
}

class PoolClosed extends Error {
  override readonly name = 'PoolClosed'
  readonly code = 'CONNECTION_ENDED'
}

type Kept = { session: PostgresSession; until: number; idling?: NodeJS.Timeout }

type Waiting = { lend: (kept: Kept) => void; fail: (error: unknown) => void }

const LIFETIME = 45 * 60_000

class SessionPool {
  readonly #options: Options
  readonly #free: Kept[] = []
  readonly #waiting: Waiting[] = []
  /** Sessions that are open, are being opened, or are being closed. */
  #size = 0
  #isClosed = false
  readonly #emptied = Promise.withResolvers<void>()

  constructor(options: Options) {
    this.#options = options
  }

  acquire(): Promise<Lease> {
    if (this.#isClosed) return Promise.reject(new PoolClosed('The connections to the database are closed'))
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { lend: (kept) => resolve(this.#leaseOf(kept)), fail: reject }
      const kept = this.#takeFree()
      if (kept !== null) waiting.lend(kept)
      else if (this.#size < this.#options.max) void this.#openFor(waiting)
      else this.#waiting.push(waiting)
    })
  }

  async close() {
    this.#isClosed = true
    for (const kept of this.#free.splice(0)) void this.#drop(kept)
    this.#notice()
    await this.#emptied.promise
  }

  #notice() {
    if (this.#isClosed && this.#size === 0) this.#emptied.resolve()
  }

  #isUsable({ session, until }: Kept) {
    return !this.#isClosed && !session.isOver() && Date.now() < until
  }

  /** The one used last: its statements are prepared, and those that are not needed become idle. */
  #takeFree(): Kept | null {
    for (let kept = this.#free.pop(); kept !== undefined; kept = this.#free.pop()) {
      clearTimeout(kept.idling)
      if (this.#isUsable(kept)) return kept
      void this.#drop(kept)
    }
    return null
  }

  #leaseOf(kept: Kept): Lease {
    let isGivenBack = false
    const release = () => {
      if (!isGivenBack) this.#giveBack(kept)
      isGivenBack = true
    }
    return { session: kept.session, release }
  }

  async #openFor(waiting: Waiting) {
    const { open, lifetime = LIFETIME } = this.#options
    this.#size += 1
    try {
      const session = await open()
      waiting.lend({ session, until: Date.now() + lifetime })
    } catch (error) {
      this.#size -= 1
      waiting.fail(error)
      this.#serveNext()
      this.#notice()
    }
  }

  #serveNext() {
    const next = this.#size < this.#options.max ? this.#waiting.shift() : undefined
    if (next !== undefined) void this.#openFor(next)
  }

  async #drop({ session }: Kept) {
    await session.end().catch(() => undefined)
    this.#size -= 1
    this.#serveNext()
    this.#notice()
  }

  #giveBack(kept: Kept) {
    if (!this.#isUsable(kept)) {
      void this.#drop(kept)
      return
    }
    const next = this.#waiting.shift()
    if (next !== undefined) {
      next.lend(kept)
      return
    }
    this.#free.push(kept)
    const { idle = null } = this.#options
    if (idle !== null) kept.idling = setTimeout(() => this.#retire(kept), idle).unref()
  }

  #retire(kept: Kept) {
    const place = this.#free.indexOf(kept)
    if (place === -1) return
    this.#free.splice(place, 1)
    void this.#drop(kept)
  }
}

export const createPool = (options: Options): Pool => new SessionPool(options)
