/** For whom a turn of the database is taken, so that a queue can send away what nobody has begun or waits for. */
import { AsyncLocalStorage } from 'node:async_hooks'

export type Caller = {
  /** Nobody waits for the answer any more. */
  isGone: () => boolean
  /** It changes nothing: what is left of it may be dropped at any point. */
  isReading: boolean
  /** Its first turn is waiting or was taken: it is not sent away any more. */
  isAdmitted: boolean
  /** Its first turn was taken: a change is then made to its end. */
  hasBegun: boolean
  /** The database could not take it just now, whatever was made of that error on its way. */
  isHeldUp: boolean
}

const storage = new AsyncLocalStorage<Caller>()

export const withCaller = <T>(caller: Caller, work: () => T): T => storage.run(caller, work)

/** For what goes on after an answer. */
export const withoutCaller = <T>(work: () => T): T => storage.exit(work)

/** Undefined outside of a request. */
export const currentCaller = (): Caller | undefined => storage.getStore()
