/** The time of the person's last visit on this device; stored with the id of the person and nothing else (ACCOUNT-56). */
import { ACTIVITY_REPORT_INTERVAL, VISIT_PAUSE } from '#contracts/limits.ts'
import { LAST_VISIT_KEY } from './storage-keys.ts'
import { deviceStore, readJson, writeJson } from './storage.ts'

/** Ms since the epoch: `at` is the last activity in this visit, `before` the last one in the visit before it. */
type Visit = { id: string; at: number; before: number | null }

const isTime = (value: unknown): value is number => typeof value === 'number'

const visitOf = (id: string): Visit | null => {
  const { id: ownerId, at, before } = Object(readJson(deviceStore, LAST_VISIT_KEY)) as Record<string, unknown>
  return ownerId === id && isTime(at) ? { id, at, before: isTime(before) ? before : null } : null
}

const record = (id: string, stored: Visit | null): number | null => {
  const now = Date.now()
  if (stored !== null && Math.abs(now - stored.at) < ACTIVITY_REPORT_INTERVAL) return stored.before
  const before = stored !== null && now - stored.at >= VISIT_PAUSE ? stored.at : (stored?.before ?? null)
  writeJson(deviceStore, LAST_VISIT_KEY, { id, at: now, before } satisfies Visit)
  return before
}

/** Stores the current time; returns when the previous visit ended (ms since the epoch), null on the first one. */
export const startVisit = (id: string): number | null => record(id, visitOf(id))

/** The same, but stores nothing after a sign-out has removed the visit: the page may still be shown. */
export const continueVisit = (id: string): number | null => {
  const stored = visitOf(id)
  return stored && record(id, stored)
}

export const forgetVisit = (): void => deviceStore.removeItem(LAST_VISIT_KEY)
