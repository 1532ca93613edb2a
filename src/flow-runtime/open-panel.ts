/** Opens a panel that another component renders, and that may not be loaded yet: the panel subscribes to a counter. */
import { useSyncExternalStore } from 'react'

const createPanel = () => {
  let count = 0
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    open: (): void => {
      count += 1
      for (const listener of listeners) listener()
    },
    /** How often it was opened. */
    useOpenCount: (): number =>
      useSyncExternalStore(
        subscribe,
        () => count,
        () => 0,
      ),
  }
}

export const consentPanel = createPanel()
export const readingPreferencesPanel = createPanel()
