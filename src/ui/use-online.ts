import { useEffect, useRef } from 'react'

/** Calls the latest `onOnline` whenever the network comes back while the part of the page is shown. */
export const useOnline = (onOnline: () => void): void => {
  const latest = useRef(onOnline)
  useEffect(() => {
    latest.current = onOnline
  })
  useEffect(() => {
    const listening = new AbortController()
    addEventListener('online', () => latest.current(), { signal: listening.signal })
    return () => listening.abort()
  }, [])
}
