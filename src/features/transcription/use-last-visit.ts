import { useEffect, useState } from 'react'
import { continueVisit, startVisit } from '#src/clients/last-visit.ts'
import { onTabVisible } from '#src/ui/activity.ts'

/**
 * When the previous visit ended (ms since the epoch); null on the first visit. Read on mount, and when the tab becomes
 * visible.
 */
export const useLastVisit = (personId: string): number | null => {
  const [before, setBefore] = useState(() => startVisit(personId))
  useEffect(() => onTabVisible(() => setBefore(continueVisit(personId))), [personId])
  return before
}
