import { useEffect, useRef, useState } from 'react'

/** A key for a part whose flow begins anew with each call of `renew`. The focus in it moves to `place` around it. */
export const useRuns = () => {
  const [run, setRun] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const renew = () => {
    if (place.current?.contains(document.activeElement)) place.current.focus({ preventScroll: true })
    setRun(run + 1)
  }
  return { run, place, renew }
}

type Standing = {
  /** What was read last, in words that can be compared. */
  stored: string
  /** What the flow goes by. */
  known: string
  /** Nothing would be lost. */
  isResting: boolean
}

/** Renews a flow when what it began with was changed elsewhere, once it rests. What it changed itself is no reason. */
export const useRenewal = ({ stored, known, isResting }: Standing, renew: () => void): void => {
  const seen = useRef({ stored, known })
  useEffect(() => {
    // What was read before its own change is outdated, and read again.
    const isOwn = known !== seen.current.known
    if (!isOwn && (!isResting || stored === seen.current.stored)) return
    seen.current = { stored, known }
    if (!isOwn && stored !== known) renew()
  })
}
