/**
 * Remembers a value that an effect read from the URL and removed there, for the current history entry: a second start of
 * the flow in the same visit, as in StrictMode, still gets it. One instance for each effect.
 */
export const createHistoryEntryCache = <Value>() => {
  let kept: { entry: unknown; value: Value } | null = null
  return {
    recall: (): Value | null => (kept !== null && kept.entry === history.state ? kept.value : null),
    /** To be called after `replaceState`, which makes a new `history.state` object even of the same state. */
    keep: (value: Value): void => {
      kept = { entry: history.state, value }
    },
  }
}
