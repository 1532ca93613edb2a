/**
 * A first-in first-out mutex that yields to the event loop between holders: the embedded database works synchronously
 * on this thread, and timers and sockets would starve. Sheds load: beyond a bound, requests are refused at once.
 */
import { setImmediate } from 'node:timers'
import { type RequestContext, currentRequest } from './request-context.ts'

/** Maximum number of waiting requests. */
const MAX_WAITING = 100

export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy'
  readonly code = 'DATABASE_BUSY'
}

export type FairMutex = {
  /**
   * Resolves with the function that releases the mutex.
   * @throws DatabaseBusy for a new request while too many wait, and for one whose client has disconnected
   */
  acquire: () => Promise<() => void>
}

type Waiting = { context: RequestContext | undefined; start: () => void; drop: () => void }

const isDropped = ({ context }: Waiting) =>
  context !== undefined && (context.isReading || !context.hasBegun) && context.isGone()

export const createFairMutex = (maxWaiting = MAX_WAITING): FairMutex => {
  const waiting: Waiting[] = []
  let isTaken = false

  const next = () => {
    const first = waiting.shift()
    if (first === undefined) isTaken = false
    else if (isDropped(first)) {
      first.drop()
      next()
    } else first.start()
  }
  const release = () => void setImmediate(next)

  const admit = (context: RequestContext | undefined) => {
    if (context === undefined || context.isAdmitted) return
    if (waiting.length >= maxWaiting) {
      context.isHeldUp = true
      throw new DatabaseBusy('Too many wait for the database')
    }
    context.isAdmitted = true
  }

  return {
    acquire: async () => {
      const context = currentRequest()
      admit(context)
      if (isTaken) {
        await new Promise<void>((resolve, reject) => {
          waiting.push({ context, start: resolve, drop: () => reject(new DatabaseBusy('Nobody waits for the answer')) })
        })
      }
      isTaken = true
      if (context !== undefined) context.hasBegun = true
      return release
    },
  }
}
