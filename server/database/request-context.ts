/** Request context of a database query, so that queues can drop requests whose client has disconnected. */
import { AsyncLocalStorage } from 'node:async_hooks'

export type RequestContext = {
  /** The client has disconnected or was answered. */
  isGone: () => boolean
  /** A read-only request: it may be aborted at any point. */
  isReading: boolean
  /** Its first query is queued or running: it is not shed any more. */
  isAdmitted: boolean
  /** Its first query has run: a write is then carried out completely. */
  hasBegun: boolean
  /** The database was busy, even if a layer in between reported another error. */
  isHeldUp: boolean
}

const storage = new AsyncLocalStorage<RequestContext>()

export const withRequestContext = <T>(context: RequestContext, work: () => T): T => storage.run(context, work)

/** For work that continues after the answer. */
export const withoutRequestContext = <T>(work: () => T): T => storage.exit(work)

/** Undefined outside of a request. */
export const currentRequest = (): RequestContext | undefined => storage.getStore()
