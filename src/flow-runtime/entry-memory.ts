/**
 * What an effect took out of the address and wiped there, for as long as the history entry lasts: a second start of the same
 * visit, as StrictMode makes one, still finds it. Belongs to whoever makes it.
 */
export const entryMemory = <Value>() => {
  let kept: { entry: unknown; value: Value } | null = null
  return {
    recall: (): Value | null => (kept !== null && kept.entry === history.state ? kept.value : null),
    /** After the address was wiped: a state that is replaced by itself is another object. */
    keep: (value: Value): void => {
      kept = { entry: history.state, value }
    },
  }
}
