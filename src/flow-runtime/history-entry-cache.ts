/** Dispatched by the router, or by the browser, when another entry is the current one. */
const MOVES = ['pushState', 'popstate'] as const

/**
 * Remembers a value that an effect read from the URL and removed there, for the current history entry: a second start of
 * the flow in the same visit, as in StrictMode, still gets it. One instance for each effect.
 */
export const createHistoryEntryCache = <Value>() => {
  let kept: { entry: unknown; value: Value } | null = null
  const forget = () => {
    kept = null
  }
  return {
    recall: (): Value | null => (kept !== null && kept.entry === history.state ? kept.value : null),
    /** To be called after `replaceState`, which makes a new `history.state` object even of the same state. */
    keep: (value: Value): void => {
      kept = { entry: history.state, value }
      // The states of two entries can both be null.
      for (const move of MOVES) addEventListener(move, forget, { once: true })
    },
  }
}
