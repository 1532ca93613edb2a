/** Runs the maintenance now and then every hour, until it is stopped: whoever keeps a day means a day. */
import type { Database } from '#server/embedded/database.ts'
import { describeError, type Log } from '#server/http/log.ts'
import { prune } from './prune.ts'

const HOUR = 3_600_000

export const startUpkeep = (db: Database, log: Log): (() => Promise<void>) => {
  const tidy = () =>
    prune(db, (task, error) => log.error('maintenance failed', { kind: task, ...describeError(error) }))
  let running = tidy()
  const timer = setInterval(() => {
    running = running.then(tidy)
  }, HOUR)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
