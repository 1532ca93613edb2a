/**
 * `GET /metrics` (OPS-15, OPS-16): counters of this process, and gauges of all servers from the database, which is read at
 * most every ten seconds however many scrape.
 */
import type { Context } from 'hono'
import { withTimeout } from '#server/base/with-timeout.ts'
import type { Metrics } from '#server/base/metrics.ts'
import type { Database } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { type OperationsState, readState } from './read-state.ts'

const CACHE_MS = 10_000
const TIMEOUT_MS = 3_000

/** Gauges of the database. Their names are those of `ops/alerts.yml`. */
const GAUGES: readonly (readonly [string, string, (state: OperationsState) => number])[] = [
  ['prosa_mails_waiting', 'Mails that wait to be sent.', (state) => state.mails_waiting],
  ['prosa_mails_oldest_seconds', 'Age of the oldest mail that waits.', (state) => state.mails_oldest_seconds],
  ['prosa_mails_given_up', 'Mails given up in three days.', (state) => state.mails_given_up],
  ['prosa_mails_bounced', 'Mails that bounced in a day.', (state) => state.mails_bounced],
  [
    'prosa_addresses_undeliverable',
    'Accounts whose address is undeliverable.',
    (state) => state.addresses_undeliverable,
  ],
  ['prosa_exports_waiting', 'Exports that nobody has begun.', (state) => state.exports_waiting],
  ['prosa_exports_running', 'Exports that are being made.', (state) => state.exports_running],
  ['prosa_exports_stuck', 'Exports whose server is gone, or that nobody begins.', (state) => state.exports_stuck],
  ['prosa_exports_failed', 'Exports that failed in a day.', (state) => state.exports_failed],
  [
    'prosa_maintenance_last_run_timestamp_seconds',
    'Last complete maintenance, in seconds since 1970.',
    (state) => Date.parse(state.maintenance_at) / 1000,
  ],
  ['prosa_maintenance_failed_tasks', 'Failed tasks of that run.', (state) => state.maintenance_failures],
  ['prosa_payment_differences', 'Changed plans that the last run found.', (state) => state.payment_differences],
  ['prosa_migrations_applied', 'Migrations that the database has.', (state) => state.migrations_applied],
  ['prosa_newest_migration', 'Version of the newest of them.', (state) => Number(state.newest_migration)],
]

type Deps = { db: Database; metrics: Metrics }

/** Concurrent requests share one read. If the database is unreachable, that is reported and its other gauges are removed. */
const createRefresh = ({ db, metrics }: Deps) => {
  let current: { until: number; done: Promise<void> } | null = null
  const refresh = async () => {
    const state = await withTimeout(TIMEOUT_MS, readState(db)).catch(() => null)
    metrics.gauge('prosa_database_up', '1 if the database answers.', state === null ? 0 : 1)
    for (const [name, help, read] of GAUGES) metrics.gauge(name, help, state === null ? undefined : read(state))
  }
  return () => {
    const now = performance.now()
    if (current === null || current.until <= now) current = { until: now + CACHE_MS, done: refresh() }
    return current.done
  }
}

export const readMetrics = ({ db, metrics }: Deps) => {
  const refresh = createRefresh({ db, metrics })
  return async (c: Context<AppEnv>) => {
    await refresh()
    const { running, waiting } = db.load()
    metrics.gauge('prosa_database_running', 'Connections of the pool in use.', running)
    metrics.gauge('prosa_database_waiting', 'Callers that wait for a connection.', waiting)
    const { contentType, text } = await metrics.read()
    return c.body(text, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' })
  }
}
