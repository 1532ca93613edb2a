/** A first-in first-out mutex per key; different keys do not wait for each other. */
export type KeyedMutex = <T>(key: string, work: () => Promise<T>) => Promise<T>

export const createKeyedMutex = (): KeyedMutex => {
  const tails = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const before = tails.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    const tail = mine.catch(() => undefined)
    tails.set(key, tail)
    try {
      return await mine
    } finally {
      if (tails.get(key) === tail) tails.delete(key)
    }
  }
}
