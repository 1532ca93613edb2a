/**
 * Cache of the account area's queries, by name and parameter (a filter, a year). In memory only, and cleared when another
 * person, or nobody, is signed in.
 */
import { createInFlightRequests } from './in-flight-requests.ts'

export type QueryName =
  | 'account'
  | 'activity'
  | 'emailChange'
  | 'exports'
  | 'inbox'
  | 'operations'
  | 'newestTranscriptions'
  | 'payments'
  | 'pendingPayment'
  | 'plans'
  | 'privacySettings'
  | 'profile'
  | 'recentTranscriptions'
  | 'services'
  | 'sessions'
  | 'shownSummaries'
  | 'signInMethods'
  | 'subscription'
  | 'transcribeSettings'
  | 'transcriptions'
  | 'usage'
  | 'user'
  | 'userHistory'
  | 'users'

/** `params` distinguishes the answers of a query, such as those of each filter; absent if it has one. */
export type QueryKey = { name: QueryName; params?: string }

/** The queries that a change invalidates. */
export type Invalidation = {
  /** Cached answers are evicted, and mounted readers refetch. */
  refetch?: readonly QueryName[]
  /** Cached answers are evicted without a refetch: the view that made the change shows its outcome itself. */
  evict?: readonly QueryName[]
}

type Answer = { data: unknown; at: number }
type CacheEntry = {
  answers: Map<string, Answer>
  inFlight: ReturnType<typeof createInFlightRequests>
  version: number
  /** Requests in flight whose answers will be cached. */
  fetches: Set<Promise<unknown>>
  watchers: Set<() => void>
}

/** Maximal number of cached answers of one query: the oldest is evicted. */
const MAX_ANSWERS = 10

const emptyEntry = (): CacheEntry => ({
  answers: new Map(),
  inFlight: createInFlightRequests(),
  version: 0,
  fetches: new Set(),
  watchers: new Set(),
})

const queries = new Map<QueryName, CacheEntry>()

const entryOf = (name: QueryName): CacheEntry => {
  const entry = queries.get(name) ?? emptyEntry()
  queries.set(name, entry)
  return entry
}

const evictQuery = (name: QueryName): void => {
  const entry = entryOf(name)
  entry.answers.clear()
  entry.inFlight.clear()
  entry.fetches.clear()
  entry.version += 1
}

const evictAll = ({ refetch = [], evict = [] }: Invalidation): void => {
  for (const name of [...refetch, ...evict]) evictQuery(name)
}

const cacheAnswer = ({ answers }: CacheEntry, params: string, data: unknown) => {
  answers.delete(params)
  answers.set(params, { data, at: Date.now() })
  const [oldest] = answers.keys()
  if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest)
}

/** Caches the answer of `read`, unless the query was invalidated meanwhile. */
const fetchAnswer = async <Data>({ name, params = '' }: QueryKey, read: () => Promise<Data>): Promise<Data> => {
  const entry = entryOf(name)
  const { version } = entry
  const request = read()
  entry.fetches.add(request)
  const data = await request.finally(() => entry.fetches.delete(request))
  if (entry.version === version) cacheAnswer(entry, params, data)
  return data
}

export const queryCache = {
  /** The cached answer; null if there is none younger than `maxAge` ms. */
  get: ({ name, params = '' }: QueryKey, maxAge = Infinity): { data: unknown } | null => {
    const answer = queries.get(name)?.answers.get(params)
    return answer === undefined || Date.now() - answer.at >= maxAge ? null : { data: answer.data }
  },

  /** Whether a request of the query is in flight: fetching again would discard its answer. */
  isFetching: (name: QueryName): boolean => entryOf(name).fetches.size > 0,

  /** Whether no cached answer of the query is younger than `age` ms. */
  isOlderThan: (name: QueryName, age: number): boolean =>
    [...entryOf(name).answers.values()].every(({ at }) => Date.now() - at >= age),

  fetch: fetchAnswer,

  /** The same for concurrent readers, who share one request, aborted when all of their signals are. */
  fetchShared: <Data>(
    key: QueryKey,
    signal: AbortSignal,
    read: (signal: AbortSignal) => Promise<Data>,
  ): Promise<Data> =>
    entryOf(key.name).inFlight.join(key.params ?? '', signal, (shared) => fetchAnswer(key, () => read(shared))),

  /** Calls back whenever the query has to be refetched. Returns the function that unsubscribes. */
  watch: (name: QueryName, listener: () => void): (() => void) => {
    const { watchers } = entryOf(name)
    watchers.add(listener)
    return () => void watchers.delete(listener)
  },

  invalidate: (invalidation: Invalidation): void => {
    evictAll(invalidation)
    for (const name of invalidation.refetch ?? []) for (const notify of entryOf(name).watchers) notify()
  },

  /** After a write with unknown outcome: evicts the cached answers of all these queries without a refetch. */
  evict: evictAll,

  /** Called when another person, or nobody, is signed in. */
  clear: (): void => {
    for (const name of queries.keys()) evictQuery(name)
  },
}
