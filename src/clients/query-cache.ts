/**
 * The last answers of what the account area reads, by query and by what was asked of it (a filter, a year). They live in
 * memory, for as long as somebody is signed in, and are never written to the device.
 */
import { createFlights } from './flights.ts'

export type QueryName =
  | 'account'
  | 'activity'
  | 'emailChange'
  | 'exports'
  | 'inbox'
  | 'newestTranscriptions'
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

/** `asked` tells apart what one query answers differently; left out where it is always the same. */
export type QueryKey = { name: QueryName; asked?: string }

/** What a change outside of a query does to it. */
export type Changes = {
  /** Subscribers read it again. */
  changes?: readonly QueryName[]
  /** The kept answer is dropped without a new read: the view that changed it shows the outcome itself. */
  forgets?: readonly QueryName[]
}

type Answer = { data: unknown; at: number }
type Kept = {
  answers: Map<string, Answer>
  flights: ReturnType<typeof createFlights>
  version: number
  watchers: Set<() => void>
}

/** Kept answers of one query: the oldest is evicted. */
const MOST = 10

const createQueryCache = () => {
  const queries = new Map<QueryName, Kept>()

  const keptOf = (name: QueryName): Kept => {
    const kept = queries.get(name) ?? {
      answers: new Map(),
      flights: createFlights(),
      version: 0,
      watchers: new Set(),
    }
    queries.set(name, kept)
    return kept
  }

  const forget = (name: QueryName): void => {
    const kept = keptOf(name)
    kept.answers.clear()
    kept.flights.forget()
    kept.version += 1
  }

  const keep = ({ answers }: Kept, asked: string, data: unknown) => {
    answers.delete(asked)
    answers.set(asked, { data, at: Date.now() })
    const [oldest] = answers.keys()
    if (answers.size > MOST && oldest !== undefined) answers.delete(oldest)
  }

  /** Keeps what `read` answers, unless it was changed or forgotten while it was being read. */
  const readAnswer = async <Data>({ name, asked = '' }: QueryKey, read: () => Promise<Data>): Promise<Data> => {
    const kept = keptOf(name)
    const { version } = kept
    const data = await read()
    if (kept.version === version) keep(kept, asked, data)
    return data
  }

  return {
    /** Null where nothing is kept, or nothing that is younger than `maxAge` ms. */
    last: ({ name, asked = '' }: QueryKey, maxAge = Infinity): { data: unknown } | null => {
      const answer = queries.get(name)?.answers.get(asked)
      return answer === undefined || Date.now() - answer.at >= maxAge ? null : { data: answer.data }
    },

    /** Whether nothing is kept of the query, or nothing that is younger than `age` ms. */
    isOlderThan: (name: QueryName, age: number): boolean =>
      [...keptOf(name).answers.values()].every(({ at }) => Date.now() - at >= age),

    read: readAnswer,

    /** The same for several readers at once: one request, aborted when the last of them has left. */
    share: <Data>(key: QueryKey, signal: AbortSignal, read: (signal: AbortSignal) => Promise<Data>): Promise<Data> =>
      keptOf(key.name).flights.join(key.asked ?? '', signal, (shared) => readAnswer(key, () => read(shared))),

    /** Calls back whenever the query has to be read again. Returns the function that unsubscribes. */
    watch: (name: QueryName, listener: () => void): (() => void) => {
      const { watchers } = keptOf(name)
      watchers.add(listener)
      return () => void watchers.delete(listener)
    },

    apply: ({ changes = [], forgets = [] }: Changes): void => {
      for (const name of [...changes, ...forgets]) forget(name)
      for (const name of changes) for (const tell of keptOf(name).watchers) tell()
    },

    /** Whether it changed is not known: nothing that is kept is shown as if it were true. */
    doubt: ({ changes = [], forgets = [] }: Changes): void => {
      for (const name of [...changes, ...forgets]) forget(name)
    },

    /** Somebody else is signed in, or nobody. */
    clear: (): void => {
      for (const name of queries.keys()) forget(name)
    },
  }
}

export const queryCache = createQueryCache()
