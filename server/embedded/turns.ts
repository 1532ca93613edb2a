/** One turn after the other, with a turn of the event loop between them: the database works synchronously in this thread. */
import { setImmediate } from 'node:timers'
import { type Caller, currentCaller } from './caller.ts'

/** So many may wait before new requests are sent away. */
export const MAX_WAITING = 100

export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy'
  readonly code = 'DATABASE_BUSY'
}

export type Turns = {
  /**
   * Resolves with the function that ends the turn.
   * @throws DatabaseBusy for a request that has not begun where too many wait, and for one whose caller is gone
   */
  acquire: () => Promise<() => void>
}

type Waiting = { caller: Caller | undefined; start: () => void; drop: () => void }

const isDropped = ({ caller }: Waiting) =>
  caller !== undefined && (caller.isReading || !caller.hasBegun) && caller.isGone()

export const createTurns = (maxWaiting = MAX_WAITING): Turns => {
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
