import { useState } from 'react'
import { lastVisitOf } from '#src/clients/last-visit.ts'

/** When the previous visit ended (ms since the epoch), read once on mount; null on the first visit. */
export const useLastVisit = (personId: string): number | null => useState(() => lastVisitOf(personId))[0]
