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
  | 'person'
  | 'personHistory'
  | 'payments'
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
  | 'users'
  | 'waitingPayment'

/** `asked` is the parameter of a query, such as a filter; absent if it has none. */
export type QueryKey = { name: QueryName; asked?: string }

/** The queries that a change invalidates. */
export type Invalidation = {
  /** Cached answers are evicted, and mounted readers refetch. */
  refetch?: readonly QueryName[]
  /** Cached answers are evicted without a refetch: the view that made the change shows its outcome itself. */
  evict?: readonly QueryName[]
}

type Answer = { data: unknown; at: number }
type Kept = {
  answers: Map<string, Answer>
  inFlight: ReturnType<typeof createInFlightRequests>
  version: number
  /** Those on their way whose answers will be cached. */
  reads: Set<Promise<unknown>>
  watchers: Set<() => void>
}

/** Maximal number of cached answers of one query: the oldest is evicted. */
const MOST = 10

const unread = (): Kept => ({
  answers: new Map(),
  inFlight: createInFlightRequests(),
  version: 0,
  reads: new Set(),
  watchers: new Set(),
})

const queries = new Map<QueryName, Kept>()

const keptOf = (name: QueryName): Kept => {
  const kept = queries.get(name) ?? unread()
  queries.set(name, kept)
  return kept
}

const forget = (name: QueryName): void => {
  const kept = keptOf(name)
  kept.answers.clear()
  kept.inFlight.forget()
  kept.reads.clear()
  kept.version += 1
}

const evictAll = ({ refetch = [], evict = [] }: Invalidation): void => {
  for (const name of [...refetch, ...evict]) forget(name)
}

const keep = ({ answers }: Kept, asked: string, data: unknown) => {
  answers.delete(asked)
  answers.set(asked, { data, at: Date.now() })
  const [oldest] = answers.keys()
  if (answers.size > MOST && oldest !== undefined) answers.delete(oldest)
}

/** Caches the answer of `read`, unless the query was invalidated meanwhile. */
const readAnswer = async <Data>({ name, asked = '' }: QueryKey, read: () => Promise<Data>): Promise<Data> => {
  const kept = keptOf(name)
  const { version } = kept
  const reading = read()
  kept.reads.add(reading)
  const data = await reading.finally(() => kept.reads.delete(reading))
  if (kept.version === version) keep(kept, asked, data)
  return data
}

export const queryCache = {
  /** The cached answer; null if there is none younger than `maxAge` ms. */
  last: ({ name, asked = '' }: QueryKey, maxAge = Infinity): { data: unknown } | null => {
    const answer = queries.get(name)?.answers.get(asked)
    return answer === undefined || Date.now() - answer.at >= maxAge ? null : { data: answer.data }
  },

  /** Whether an answer of the query is on its way: to read it again would give that one up. */
  isReading: (name: QueryName): boolean => keptOf(name).reads.size > 0,

  /** Whether no cached answer of the query is younger than `age` ms. */
  isOlderThan: (name: QueryName, age: number): boolean =>
    [...keptOf(name).answers.values()].every(({ at }) => Date.now() - at >= age),

  read: readAnswer,

  /** The same for concurrent readers: one request, aborted when all of their signals are. */
  share: <Data>(key: QueryKey, signal: AbortSignal, read: (signal: AbortSignal) => Promise<Data>): Promise<Data> =>
    keptOf(key.name).inFlight.join(key.asked ?? '', signal, (shared) => readAnswer(key, () => read(shared))),

  /** Calls back whenever the query has to be refetched. Returns the function that unsubscribes. */
  watch: (name: QueryName, listener: () => void): (() => void) => {
    const { watchers } = keptOf(name)
    watchers.add(listener)
    return () => void watchers.delete(listener)
  },

  invalidate: (invalidation: Invalidation): void => {
    evictAll(invalidation)
    for (const name of invalidation.refetch ?? []) for (const notify of keptOf(name).watchers) notify()
  },

  /** After a write with unknown outcome: evicts the cached answers of all these queries without a refetch. */
  evict: evictAll,

  /** Called when another person, or nobody, is signed in. */
  clear: (): void => {
    for (const name of queries.keys()) forget(name)
  },
}
