/**
 * Runs the maintenance at start and then hourly, so that a retention of a day is about a day; of several servers, one
 * runs it.
 */
import type { PaymentGateway } from '#server/features/billing/gateway.ts'
import type { BillingMailDeps } from '#server/features/billing/billing-mail.ts'
import { reconcile } from '#server/features/billing/reconcile.ts'
import { settlePlans } from '#server/features/billing/settle-plans.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/base/log.ts'
import type { Metrics } from '#server/base/metrics.ts'
import { checkClock, recordRun } from './clock.ts'
import { createFailedTasks } from './failed-tasks.ts'
import { createLease } from './lease.ts'
import { prune } from './prune.ts'

const HOUR = 3_600_000

type MaintenanceDeps = BillingMailDeps & { db: Database; gateway: PaymentGateway | null; log: Log; metrics: Metrics }

export const startMaintenance = ({ db, gateway, log, metrics, ...deps }: MaintenanceDeps): (() => Promise<void>) => {
  const { report, attempt, untilLost, count, reset } = createFailedTasks(db, log, metrics)
  const lease = createLease(db)
  const stopping = new AbortController()

  const reconcileSubscriptions = async (): Promise<number> => {
    if (gateway === null) return 0
    const task = 'reconcileSubscriptions'
    const options = { stop: stopping.signal }
    const work = reconcile({ ...deps, db, gateway, log }, (error) => report(task, error), options)
    const differences = (await attempt(task, work)) ?? 0
    metrics.paymentDifferences(differences)
    return differences
  }

  const runTasks = async () => {
    if ((await attempt('claimLease', lease.claim())) !== true) return
    const clock = await attempt('checkClock', checkClock(db))
    if (clock === null) return
    if (!clock.isTrusted) {
      log.error('the clock is days away from the last maintenance: nothing is deleted', { count: clock.days })
      // Deletes nothing; after an outage of days the provider has many events.
      await reconcileSubscriptions()
      return
    }
    reset()
    // First: the deletion of expired data must not wait for a slow payment provider.
    await prune(db, report)
    const differences = await reconcileSubscriptions()
    const reportPlan = (error: unknown) => report('settlePlans', error)
    await attempt('settlePlans', settlePlans({ ...deps, db }, reportPlan))
    await attempt('recordRun', recordRun(db, { failures: count(), differences }))
  }

  const run = () => untilLost(runTasks())
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, HOUR)
  timer.unref()
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
    await untilLost(attempt('releaseLease', lease.release()))
  }
}
