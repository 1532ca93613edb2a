/** Stores a heartbeat of this server every half minute, with the limits that refused requests meanwhile. */
import { describeError, type Log } from '#server/base/log.ts'
import type { Release } from '#server/base/release.ts'
import type { Tally } from '#server/base/tally.ts'
import type { Database } from '#server/database/database.ts'
import type { Settings } from '#server/settings/env.ts'

const EVERY_MS = 30_000

const BEAT = `insert into private.servers (instance, role, version, started_at, seen_at) values ($1, $2, $3, $4, now())
  on conflict (instance) do update set seen_at = now()`

const ADD_HITS = `insert into private.limit_hits (name, minute, hits)
  select name, date_trunc('minute', now()), hits from unnest($1::text[], $2::integer[]) as counted (name, hits)
  on conflict (name, minute) do update set hits = limit_hits.hits + excluded.hits`

export type HeartbeatDeps = {
  db: Database
  settings: Pick<Settings, 'role'>
  release: Release
  hits: Tally
  log: Log
}

/** One heartbeat. Counts that could not be stored are added to the next. */
export const writeHeartbeat = async ({ db, settings, release, hits }: Omit<HeartbeatDeps, 'log'>): Promise<void> => {
  const { instance, version, revision, startedAt } = release
  const counts = [...hits.drain()]
  try {
    await db.query(BEAT, [instance, settings.role, revision ?? version, startedAt])
    if (counts.length === 0) return
    await db.query(ADD_HITS, [counts.map(([name]) => name), counts.map(([, count]) => count)])
  } catch (error) {
    for (const [name, count] of counts) hits.add(name, count)
    throw error
  }
}

/** Returns the function that stops it: a server that was stopped is not shown as missing. */
export const startHeartbeat = (deps: HeartbeatDeps): (() => Promise<void>) => {
  const { db, release, log } = deps
  const report = (error: unknown) => log.warn('heartbeat failed', describeError(error))
  let running = writeHeartbeat(deps).catch(report)
  const timer = setInterval(() => {
    running = running.then(() => writeHeartbeat(deps)).catch(report)
  }, EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
    await writeHeartbeat(deps)
      .then(() => db.query('delete from private.servers where instance = $1', [release.instance]))
      .catch(report)
  }
}
