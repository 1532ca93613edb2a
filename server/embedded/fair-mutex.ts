/**
 * A first-in first-out mutex that yields to the event loop between holders: the embedded database works synchronously
 * on this thread, and timers and sockets would starve. Sheds load: beyond a bound, requests are refused at once.
 */
import { setImmediate } from 'node:timers'
import { type Caller, currentCaller } from './caller.ts'

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

type Waiting = { caller: Caller | undefined; start: () => void; drop: () => void }

const isDropped = ({ caller }: Waiting) =>
  caller !== undefined && (caller.isReading || !caller.hasBegun) && caller.isGone()

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

  const admit = (caller: Caller | undefined) => {
    if (caller === undefined || caller.isAdmitted) return
    if (waiting.length >= maxWaiting) {
      caller.isHeldUp = true
      throw new DatabaseBusy('Too many wait for the database')
    }
    caller.isAdmitted = true
  }

  return {
    acquire: async () => {
      const caller = currentCaller()
      admit(caller)
      if (isTaken) {
        await new Promise<void>((resolve, reject) => {
          waiting.push({ caller, start: resolve, drop: () => reject(new DatabaseBusy('Nobody waits for the answer')) })
        })
      }
      isTaken = true
      if (caller !== undefined) caller.hasBegun = true
      return release
    },
  }
}
