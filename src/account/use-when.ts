import { useEffect } from 'react'

/** Runs the callback once each time that the condition becomes true. */
export const useWhen = (condition: boolean, run: () => void): void => {
  useEffect(() => {
    if (condition) run()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new callback must not run it again
  }, [condition])
}
