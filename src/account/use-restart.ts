import { useEffect, useRef, useState } from 'react'
import type { Failure } from '#contracts/errors.ts'

/**
 * A key for a part whose flow restarts with each call of `restart`. The focus moves to `place`, the element around it.
 * `failure` is what the last restart was called with: the new run shows it.
 */
export const useRestart = () => {
  const [{ run, failure }, setRun] = useState<{ run: number; failure: Failure | null }>({ run: 0, failure: null })
  const place = useRef<HTMLDivElement>(null)
  const restart = (shown: Failure | null = null) => {
    if (place.current?.contains(document.activeElement)) place.current.focus({ preventScroll: true })
    setRun({ run: run + 1, failure: shown })
  }
  return { run, failure, place, restart }
}

type FlowInput = {
  /** What was read last, as a string, for comparison. */
  stored: string
  /** What the flow assumes to be stored. */
  assumed: string
  /** Whether a restart would lose nothing. */
  isIdle: boolean
}

/** Restarts an idle flow when its initial data was changed elsewhere. Changes by the flow itself cause no restart. */
export const useRestartOnChange = ({ stored, assumed, isIdle }: FlowInput, restart: () => void): void => {
  const previous = useRef({ stored, assumed })
  useEffect(() => {
    // What was read before its own change is outdated, and read again.
    const isOwn = assumed !== previous.current.assumed
    if (!isOwn && (!isIdle || stored === previous.current.stored)) return
    previous.current = { stored, assumed }
    if (!isOwn && stored !== assumed) restart()
  })
}
