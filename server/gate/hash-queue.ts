/**
 * Bounded queue for password hashing, which takes a core for a tenth of a second: few run, some wait, others are
 * refused at once.
 */
import { availableParallelism } from 'node:os'
import { Refusal } from '#server/http/failures.ts'

export type HashQueue = <T>(work: () => Promise<T>) => Promise<T>

const RETRY_AFTER_SECONDS = 2

/** Threads of libuv, for hashes, files and DNS. */
const THREADS = 4

type Machine = { cores: number; threads: number }

const machine = (): Machine => ({
  cores: availableParallelism(),
  threads: Number.parseInt(process.env['UV_THREADPOOL_SIZE'] ?? '', 10) || THREADS,
})

/** One hash for each core, and one thread left for everything else; ten wait for each. */
export const hashSlots = ({ cores, threads } = machine()): { parallel: number; waiting: number } => {
  const parallel = Math.max(1, Math.min(cores, threads - 1))
  return { parallel, waiting: 10 * parallel }
}

export const createHashQueue = ({ parallel, waiting }: { parallel: number; waiting: number }): HashQueue => {
  const queue: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running < parallel) running += 1
    else {
      if (queue.length >= waiting) throw new Refusal('service.unavailable', { retryAfter: RETRY_AFTER_SECONDS })
      // A finished task passes its slot to the next one.
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
