/** Browser storage with a fallback in memory, for as long as the tab is open, if it is disabled or full. */

export type TextStore = {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
}

/** A store that lists its keys. */
type ListedStore = TextStore & { keys: () => string[] }

/** What `run` returns; null if it throws: storage is disabled, or full. */
const orNull = <Result>(run: () => Result): Result | null => {
  try {
    return run()
  } catch {
    return null
  }
}

const withMemoryFallback = (pick: () => Storage): ListedStore => {
  const memory = new Map<string, string>()
  const store: ListedStore = {
    keys: () => [...(orNull(() => Object.keys(pick())) ?? []), ...memory.keys()],
    getItem: (key) => orNull(() => pick().getItem(key)) ?? memory.get(key) ?? null,
    setItem: (key, value) => {
      const isKept = orNull(() => pick().setItem(key, value)) !== null
      // Where it does not fit, the older value would be read, after a reload too: of a session, a token that was used already.
      if (isKept) return void memory.delete(key)
      store.removeItem(key)
      memory.set(key, value)
    },
    removeItem: (key) => {
      memory.delete(key)
      orNull(() => pick().removeItem(key))
    },
  }
  return store
}

export const deviceStore = withMemoryFallback(() => localStorage)
export const tabStore = withMemoryFallback(() => sessionStorage)

/** Reads what `writeJson` stored; null if there is nothing, or no JSON. */
export const readJson = (store: TextStore, key: string): unknown =>
  orNull(() => JSON.parse(store.getItem(key) ?? 'null') as unknown)

/** The same for a value with a time `at` (ms since the epoch); null if it has none, or is not younger than `ttl` ms. */
export const readFresh = (store: TextStore, key: string, ttl: number): unknown => {
  const stored = readJson(store, key)
  const { at } = Object(stored) as Record<string, unknown>
  return typeof at === 'number' && Math.abs(Date.now() - at) < ttl ? stored : null
}

export const writeJson = (store: TextStore, key: string, value: unknown): void =>
  store.setItem(key, JSON.stringify(value))
