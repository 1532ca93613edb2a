/** Counts by name until the counts are drained. */
export type Tally = {
  add: (name: string, count?: number) => void
  /** Returns the counts and resets them. */
  drain: () => ReadonlyMap<string, number>
}

export const createTally = (): Tally => {
  let counts = new Map<string, number>()
  return {
    add: (name, count = 1) => void counts.set(name, (counts.get(name) ?? 0) + count),
    drain: () => {
      const drained = counts
      counts = new Map()
      return drained
    },
  }
}
