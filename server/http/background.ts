/** Work that continues after the answer was sent. A stopping server waits for it. */
import { withoutRequestContext } from '#server/database/request-context.ts'
import { describeError, type Log } from '#server/base/log.ts'

export type Background = {
  /** `failure` is the event that is logged if the work fails. */
  run: (failure: string, work: () => Promise<void>) => void
  /** Resolves when no work is pending. */
  settled: () => Promise<void>
}

export const createBackground = (log: Log): Background => {
  const pending = new Set<Promise<void>>()
  return {
    run: (failure, work) => {
      const task = new Promise<void>((resolve) => {
        // Runs after the answer was sent, so that its duration does not show in the response time.
        setImmediate(() => {
          withoutRequestContext(work)
            .catch((error: unknown) => log.error(failure, describeError(error)))
            .finally(() => {
              pending.delete(task)
              resolve()
            })
        })
      })
      pending.add(task)
    },
    settled: async () => {
      while (pending.size > 0) await Promise.all(pending)
    },
  }
}
