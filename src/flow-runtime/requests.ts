/** The footer asks for something that another part of the page shows, and that may not be loaded yet. */
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
    /** How often it has been asked for. */
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
