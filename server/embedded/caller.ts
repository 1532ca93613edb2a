/** Which request a turn of the database is taken for, so that a queue can drop requests whose client is gone. */
import { AsyncLocalStorage } from 'node:async_hooks'

export type Caller = {
  /** The client has disconnected or was answered. */
  isGone: () => boolean
  /** A read: the rest of it may be dropped at any point. */
  isReading: boolean
  /** Its first turn is queued or was taken: it is not shed any more. */
  isAdmitted: boolean
  /** Its first turn was taken: a write is then carried out completely. */
  hasBegun: boolean
  /** The database was busy, even where a layer in between turned that error into another. */
  isHeldUp: boolean
}

const storage = new AsyncLocalStorage<Caller>()

export const withCaller = <T>(caller: Caller, work: () => T): T => storage.run(caller, work)

/** For work that continues after the answer. */
export const withoutCaller = <T>(work: () => T): T => storage.exit(work)

/** Undefined outside of a request. */
export const currentCaller = (): Caller | undefined => storage.getStore()
