/** Browser storage that may be switched off, full or full of garbage: then it lasts as long as the tab, in memory. */

export type TextStore = {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
}

const guarded = (pick: () => Storage): TextStore => {
  const memory = new Map<string, string>()
  return {
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
        memory.set(key, value)
      }
    },
    removeItem: (key) => {
      memory.delete(key)
      try {
        pick().removeItem(key)
      } catch {
        // Memory has forgotten it, and there is no other copy that could be read.
      }
    },
  }
}

export const deviceStore = guarded(() => localStorage)
export const tabStore = guarded(() => sessionStorage)

/** Reads what `writeJson` left; anything else there is nothing. */
export const readJson = (store: TextStore, key: string): unknown => {
  const text = store.getItem(key)
  if (text === null) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** The same, where it carries its time (`at`, ms since the epoch) and is younger than `ttl` (ms). */
export const readFresh = (store: TextStore, key: string, ttl: number): unknown => {
  const kept = readJson(store, key)
  const { at } = Object(kept) as Record<string, unknown>
  return typeof at === 'number' && Math.abs(Date.now() - at) < ttl ? kept : null
}

export const writeJson = (store: TextStore, key: string, value: unknown): void =>
  store.setItem(key, JSON.stringify(value))
