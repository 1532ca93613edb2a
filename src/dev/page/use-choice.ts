/** The open chart is the fragment of the URL, so that the back button works. */
import { useSyncExternalStore } from 'react'
import { FLOW_IDS } from './catalogue.ts'

export const MAP = 'map'

const chosen = () => {
  const name = location.hash.slice(1)
  return FLOW_IDS.includes(name) ? name : MAP
}

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export const useChoice = (): string => useSyncExternalStore(subscribe, chosen)
