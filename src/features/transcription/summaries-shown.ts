/** Stores in memory that summaries are shown in this tab, so that other lists show theirs too. Cleared on sign-out. */
import { SUMMARIES_IDLE } from '#contracts/limits.ts'
import { queryCache } from '#src/clients/query-cache.ts'

const KEY = { name: 'shownSummaries' } as const

export const rememberSummariesShown = (): void => void queryCache.fetch(KEY, () => Promise.resolve(true))

export const forgetSummariesShown = (): void => queryCache.invalidate({ evict: [KEY.name] })

/** False if there was no activity for `SUMMARIES_IDLE`, which hides summaries. */
export const wereSummariesShown = (): boolean => queryCache.get(KEY, SUMMARIES_IDLE) !== null
