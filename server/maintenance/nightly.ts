/** Runs the maintenance now and then once a day, until it is stopped. */
import type { Database } from '#server/embedded/database.ts'
import { describeError, type Log } from '#server/http/log.ts'
import { prune } from './prune.ts'

const DAY = 86_400_000

export const startNightly = (db: Database, log: Log): (() => Promise<void>) => {
  const tidy = () =>
    prune(db, (task, error) => log.error('maintenance failed', { kind: task, ...describeError(error) }))
  let running = tidy()
  const timer = setInterval(() => {
    running = running.then(tidy)
  }, DAY)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
