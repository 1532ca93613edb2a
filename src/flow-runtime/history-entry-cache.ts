/** Dispatched by the router, or by the browser, when another entry is the current one. */
const MOVES = ['pushState', 'popstate'] as const

/**
 * Caches a value that an effect read from the URL and removed there, for the current history entry: a second start of
 * the flow in the same visit, as in StrictMode, still gets it. One instance for each effect.
 */
export const createHistoryEntryCache = <Value>() => {
  let cached: { entry: unknown; value: Value } | null = null
  const clear = () => {
    cached = null
  }
  return {
    get: (): Value | null => (cached !== null && cached.entry === history.state ? cached.value : null),
    /** To be called after `replaceState`, which makes a new `history.state` object even of the same state. */
    set: (value: Value): void => {
      cached = { entry: history.state, value }
      // The states of two entries can both be null.
      for (const move of MOVES) addEventListener(move, clear, { once: true })
    },
  }
}
