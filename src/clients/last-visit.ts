/** The time of the person's last visit on this device; stored with the id of the person and nothing else (ACCOUNT-56). */
import { ACTIVITY_REPORT_INTERVAL, VISIT_PAUSE } from '#contracts/limits.ts'
import { LAST_VISIT_KEY } from './storage-keys.ts'
import { deviceStore, readJson, writeJson } from './storage.ts'

/** Ms since the epoch: `at` is the last activity in this visit, `before` the last one in the visit before it. */
type Visit = { id: string; at: number; before: number | null }

const isTime = (value: unknown): value is number => typeof value === 'number'

const visitOf = (id: string): Visit | null => {
  const { id: whose, at, before } = Object(readJson(deviceStore, LAST_VISIT_KEY)) as Record<string, unknown>
  return whose === id && isTime(at) ? { id, at, before: isTime(before) ? before : null } : null
}

const record = (id: string, kept: Visit | null): number | null => {
  const now = Date.now()
  if (kept !== null && Math.abs(now - kept.at) < ACTIVITY_REPORT_INTERVAL) return kept.before
  const before = kept !== null && now - kept.at >= VISIT_PAUSE ? kept.at : (kept?.before ?? null)
  writeJson(deviceStore, LAST_VISIT_KEY, { id, at: now, before } satisfies Visit)
  return before
}

/** Stores the current time; returns when the previous visit ended (ms since the epoch), null on the first one. */
export const startVisit = (id: string): number | null => record(id, visitOf(id))

/** The same, but stores nothing after a sign-out has removed the visit: the page may still be shown. */
export const continueVisit = (id: string): number | null => {
  const kept = visitOf(id)
  return kept && record(id, kept)
}

export const forgetVisit = (): void => deviceStore.removeItem(LAST_VISIT_KEY)
