/** Browser storage with a fallback in memory, for as long as the tab is open, if it is disabled or full. */

export type TextStore = {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
}

/** A store that lists its keys. */
type ListedStore = TextStore & { keys: () => string[] }

const guarded = (pick: () => Storage): ListedStore => {
  const memory = new Map<string, string>()
  const removeStored = (key: string) => {
    try {
      pick().removeItem(key)
    } catch {
      // Storage that throws cannot be read either.
    }
  }
  return {
    keys: () => {
      try {
        return [...Object.keys(pick()), ...memory.keys()]
      } catch {
        return [...memory.keys()]
      }
    },
    getItem: (key) => {
      try {
        return pick().getItem(key) ?? memory.get(key) ?? null
      } catch {
        return memory.get(key) ?? null
      }
    },
    setItem: (key, value) => {
      try {
        pick().setItem(key, value)
        memory.delete(key)
      } catch {
        // Full: the older value would be read first, here and after a reload. For a session, a token that was used already.
        removeStored(key)
        memory.set(key, value)
      }
    },
    removeItem: (key) => {
      memory.delete(key)
      removeStored(key)
    },
  }
}

export const deviceStore = guarded(() => localStorage)
export const tabStore = guarded(() => sessionStorage)

/** Reads what `writeJson` stored; null if there is nothing, or no JSON. */
export const readJson = (store: TextStore, key: string): unknown => {
  const text = store.getItem(key)
  if (text === null) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** The same for a value with a time `at` (ms since the epoch); null if it has none, or is not younger than `ttl` ms. */
export const readFresh = (store: TextStore, key: string, ttl: number): unknown => {
  const kept = readJson(store, key)
  const { at } = Object(kept) as Record<string, unknown>
  return typeof at === 'number' && Math.abs(Date.now() - at) < ttl ? kept : null
}

export const writeJson = (store: TextStore, key: string, value: unknown): void =>
  store.setItem(key, JSON.stringify(value))
