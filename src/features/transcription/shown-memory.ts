/** Whether the summaries are shown on this device: that alone, in memory, as long as one person is signed in. */
import { SUMMARIES_IDLE } from '#contracts/limits.ts'
import { queryCache } from '#src/clients/query-cache.ts'

const KEY = { name: 'shownSummaries' } as const

export const rememberShown = (): void => void queryCache.read(KEY, () => Promise.resolve(true))

export const forgetShown = (): void => queryCache.apply({ forgets: [KEY.name] })

/** Not any more once nobody was there for as long as hides them. */
export const wereShown = (): boolean => queryCache.last(KEY, SUMMARIES_IDLE) !== null
