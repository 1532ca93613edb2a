/** Tasks of the maintenance that fail: each is reported, and the others are done, unless the database is lost. */
import type { Database } from '#server/database/database.ts'
import { isTransientError } from '#server/database/transient-errors.ts'
import { describeError, type Log } from '#server/base/log.ts'
import type { Metrics } from '#server/base/metrics.ts'

/** Ends a run: every further task would fail too, some only after a timeout. */
class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost'
}

const isLost = async (db: Database, error: unknown): Promise<boolean> => {
  if (!isTransientError(error)) return false
  return db.ping().then(
    () => false,
    () => true,
  )
}

export const createFailedTasks = (db: Database, log: Log, metrics: Metrics) => {
  let failures = 0
  const report = async (task: string, error: unknown): Promise<void> => {
    failures += 1
    metrics.maintenanceFailed()
    log.error('maintenance failed', { kind: task, ...describeError(error) })
    if (await isLost(db, error)) throw new DatabaseLost()
  }
  return {
    /** Rejects if the database is lost. */
    report,
    /** Null if the work fails; rejects if the database is lost. */
    attempt: <T>(task: string, work: Promise<T>): Promise<T | null> =>
      work.catch(async (error: unknown) => {
        if (error instanceof DatabaseLost) throw error
        await report(task, error)
        return null
      }),
    /** Resolves as well once the database is lost. */
    untilLost: async (work: Promise<unknown>): Promise<void> => {
      await work.catch((error: unknown) => {
        if (!(error instanceof DatabaseLost)) throw error
      })
    },
    count: () => failures,
    reset: () => {
      failures = 0
    },
  }
}
