import { useEffect, useRef } from 'react'
import { type Failure, isTransientCode } from '#contracts/errors.ts'

/**
 * Calls the latest `onReconnect` when the browser is online again, if the failure may have been caused by the missing
 * connection.
 */
export const useOnReconnect = (failure: Failure | null, onReconnect: () => void): void => {
  const latest = useRef<() => void>(undefined)
  useEffect(() => {
    latest.current = failure !== null && isTransientCode(failure.code) ? onReconnect : undefined
  })
  useEffect(() => {
    const listening = new AbortController()
    addEventListener('online', () => latest.current?.(), { signal: listening.signal })
    return () => listening.abort()
  }, [])
}
