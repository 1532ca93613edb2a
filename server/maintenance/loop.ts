/**
 * Runs the maintenance at start and then hourly, so that a retention of a day is about a day; of several servers, one
 * does.
 */
import type { PaymentGateway } from '#server/features/billing/gateway.ts'
import type { MoneyMailDeps } from '#server/features/billing/money-mail.ts'
import { reconcile } from '#server/features/billing/reconcile.ts'
import { settlePlans } from '#server/features/billing/settle-plans.ts'
import type { Database } from '#server/embedded/database.ts'
import { describeError, type Log } from '#server/base/log.ts'
import type { Metrics } from '#server/base/metrics.ts'
import { checkClock, recordRun } from './clock.ts'
import { createLease } from './lease.ts'
import { prune } from './prune.ts'

const HOUR = 3_600_000

type MaintenanceDeps = MoneyMailDeps & { db: Database; gateway: PaymentGateway | null; log: Log; metrics: Metrics }

export const startMaintenance = ({ db, gateway, log, metrics, ...deps }: MaintenanceDeps): (() => Promise<void>) => {
  let failures = 0
  const tell = (task: string, error: unknown) => {
    failures += 1
    metrics.maintenanceFailed()
    log.error('maintenance failed', { kind: task, ...describeError(error) })
  }
  const lease = createLease(db)
  const stopping = new AbortController()
  const tidy = async () => {
    if (!(await lease.claim())) return
    const { isBelieved, days } = await checkClock(db)
    if (!isBelieved) {
      log.error('the clock is days away from the last maintenance: nothing is deleted', { count: days })
      return
    }
    failures = 0
    // First: what has run out does not wait for a provider that hardly answers.
    await prune(db, tell)
    let differences = 0
    if (gateway !== null) {
      const report = (error: unknown) => tell('subscriptions at the payment provider', error)
      await reconcile({ ...deps, db, gateway, log }, report, { stop: stopping.signal }).then(
        (found) => (differences = found),
        report,
      )
      metrics.paymentDifferences(differences)
    }
    await settlePlans({ ...deps, db }).catch((error: unknown) => tell('plans whose period is over', error))
    await recordRun(db, { failures, differences })
  }
  const run = () => tidy().catch((error: unknown) => tell('the clock of the upkeep', error))
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, HOUR)
  timer.unref()
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
    await lease.release().catch((error: unknown) => tell('the lease of the maintenance', error))
  }
}
