import { useEffect, useRef } from 'react'
import { type Failure, isTransient } from '#contracts/errors.ts'

/** Calls the latest `onBack` when the network comes back, if the failure is one that may have passed with it. */
export const useNetworkBack = (failure: Failure | null, onBack: () => void): void => {
  const latest = useRef<() => void>(undefined)
  useEffect(() => {
    latest.current = failure !== null && isTransient(failure.code) ? onBack : undefined
  })
  useEffect(() => {
    const listening = new AbortController()
    addEventListener('online', () => latest.current?.(), { signal: listening.signal })
    return () => listening.abort()
  }, [])
}
