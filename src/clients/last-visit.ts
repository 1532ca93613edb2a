/** When the person was here before, on this device: the time and whose it is, and nothing else (ACCOUNT-56). */
import { VISIT_PAUSE } from '#contracts/limits.ts'
import { LAST_VISIT_KEY } from './storage-keys.ts'
import { deviceStore, readJson, writeJson } from './storage.ts'

/** Ms since the epoch: `at` of this visit's last sign of life, `before` of the one of the visit before. */
type Visit = { id: string; at: number; before: number | null }

const isTime = (value: unknown): value is number => typeof value === 'number'

const visitOf = (id: string): Visit | null => {
  const { id: whose, at, before } = Object(readJson(deviceStore, LAST_VISIT_KEY)) as Record<string, unknown>
  return whose === id && isTime(at) ? { id, at, before: isTime(before) ? before : null } : null
}

/** When the visit before this one ended (ms since the epoch); null on the first one. Notes that somebody is there now. */
export const lastVisitOf = (id: string): number | null => {
  const now = Date.now()
  const kept = visitOf(id)
  const before = kept !== null && now - kept.at >= VISIT_PAUSE ? kept.at : (kept?.before ?? null)
  writeJson(deviceStore, LAST_VISIT_KEY, { id, at: now, before } satisfies Visit)
  return before
}

export const forgetVisit = (): void => deviceStore.removeItem(LAST_VISIT_KEY)
