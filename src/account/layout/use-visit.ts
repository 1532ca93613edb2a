import { useEffect } from 'react'
import { continueVisit, startVisit } from '#src/clients/last-visit.ts'
import { listenForActivity, onTabVisible } from '#src/ui/activity.ts'

/** Records that the account is in use, on whichever page. */
export const useVisit = (personId: string | null): void =>
  useEffect(() => {
    if (personId === null) return
    startVisit(personId)
    const see = () => void continueVisit(personId)
    const stops = [listenForActivity(see), onTabVisible(see)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [personId])
