/** The footer asks for the choices; the question itself may not be loaded yet. */
import { useSyncExternalStore } from 'react'

let requests = 0
const listeners = new Set<() => void>()

export const openConsent = (): void => {
  requests += 1
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How often the choices have been asked for. */
export const useConsentRequests = (): number =>
  useSyncExternalStore(
    subscribe,
    () => requests,
    () => 0,
  )
