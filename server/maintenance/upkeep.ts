/** Runs the maintenance now and then every hour, until it is stopped: whoever keeps a day means a day. */
import type { MoneyMailDesk } from '#server/billing/money-mail.ts'
import { settlePlans } from '#server/billing/settle-plans.ts'
import type { Database } from '#server/embedded/database.ts'
import { describeError, type Log } from '#server/http/log.ts'
import { prune } from './prune.ts'

const HOUR = 3_600_000

type UpkeepDesk = MoneyMailDesk & { db: Database; log: Log }

export const startUpkeep = ({ db, log, ...desk }: UpkeepDesk): (() => Promise<void>) => {
  const tell = (task: string, error: unknown) =>
    log.error('maintenance failed', { kind: task, ...describeError(error) })
  const tidy = async () => {
    await settlePlans({ ...desk, db }).catch((error: unknown) => tell('plans whose period is over', error))
    await prune(db, tell)
  }
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
