/** Requests of the footer to open a panel that another component renders, and that may not be loaded yet. */
import { useSyncExternalStore } from 'react'

const createRequests = () => {
  let count = 0
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    ask: (): void => {
      count += 1
      for (const listener of listeners) listener()
    },
    /** Number of requests so far. */
    useCount: (): number =>
      useSyncExternalStore(
        subscribe,
        () => count,
        () => 0,
      ),
  }
}

export const consentRequests = createRequests()
export const readingPreferencesRequests = createRequests()
