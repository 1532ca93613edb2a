import { useState } from 'react'
import { lastVisitOf } from '#src/clients/last-visit.ts'

/** When the visit before this one ended (ms since the epoch), as it was when the page was opened; null on the first one. */
export const useLastVisit = (personId: string): number | null => useState(() => lastVisitOf(personId))[0]
