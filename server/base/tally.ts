/** Counts by name until the counts are taken. */
export type Tally = {
  add: (name: string, count?: number) => void
  /** Returns the counts and resets them. */
  take: () => ReadonlyMap<string, number>
}

export const createTally = (): Tally => {
  let counts = new Map<string, number>()
  return {
    add: (name, count = 1) => void counts.set(name, (counts.get(name) ?? 0) + count),
    take: () => {
      const taken = counts
      counts = new Map()
      return taken
    },
  }
}
