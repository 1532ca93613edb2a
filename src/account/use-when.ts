import { useEffect } from 'react'

/** Runs once each time that it begins to hold. */
export const useWhen = (holds: boolean, run: () => void): void => {
  useEffect(() => {
    if (holds) run()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another function of the next render is no reason
  }, [holds])
}
