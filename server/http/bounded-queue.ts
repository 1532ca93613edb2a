/** A bounded queue: a few pieces of work run, some wait in the order in which they came, others are refused at once. */
import { Refusal } from './failures.ts'

export type BoundedQueue = <T>(work: () => Promise<T>) => Promise<T>

const RETRY_AFTER_SECONDS = 2

export const createBoundedQueue = ({ parallel, waiting }: { parallel: number; waiting: number }): BoundedQueue => {
  const queue: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running < parallel) running += 1
    else {
      if (queue.length >= waiting) throw new Refusal('service.unavailable', { retryAfter: RETRY_AFTER_SECONDS })
      // Finished work passes its slot to the next one.
      const { promise, resolve } = Promise.withResolvers<void>()
      queue.push(resolve)
      await promise
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
