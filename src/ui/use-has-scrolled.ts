import { useEffect, useState } from 'react'

/** Whether the window has been scrolled since the first render. */
export const useHasScrolled = (): boolean => {
  const [hasScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    addEventListener('scroll', () => setScrolled(true), { once: true, passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
  return hasScrolled
}
