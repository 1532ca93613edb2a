/** The time of the person's last visit on this device; stored with the id of the person and nothing else (ACCOUNT-56). */
import { VISIT_PAUSE } from '#contracts/limits.ts'
import { LAST_VISIT_KEY } from './storage-keys.ts'
import { deviceStore, readJson, writeJson } from './storage.ts'

/** Ms since the epoch: `at` is the last call in this visit, `before` the last one in the visit before it. */
type Visit = { id: string; at: number; before: number | null }

const isTime = (value: unknown): value is number => typeof value === 'number'

const visitOf = (id: string): Visit | null => {
  const { id: whose, at, before } = Object(readJson(deviceStore, LAST_VISIT_KEY)) as Record<string, unknown>
  return whose === id && isTime(at) ? { id, at, before: isTime(before) ? before : null } : null
}

/** When the previous visit ended (ms since the epoch); null on the first one. Also stores the current time. */
export const lastVisitOf = (id: string): number | null => {
  const now = Date.now()
  const kept = visitOf(id)
  const before = kept !== null && now - kept.at >= VISIT_PAUSE ? kept.at : (kept?.before ?? null)
  writeJson(deviceStore, LAST_VISIT_KEY, { id, at: now, before } satisfies Visit)
  return before
}

export const forgetVisit = (): void => deviceStore.removeItem(LAST_VISIT_KEY)
