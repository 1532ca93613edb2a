/** Where the visitor is: the page that is shown, which is the last one whose files were all there. */
import { createContext, useContext } from 'react'
import type { Language } from '#contracts/languages.ts'
import { type RouteId, resolvePath } from '#contracts/routes.ts'
import { deviceLanguage } from './device-language.ts'

/** What can be shown: a row of the route table, or word that there is none. */
export type PageId = RouteId | 'notFound'

export type Place = {
  language: Language
  page: PageId
  pathname: string
  /** Shown as it was prerendered: the visit brought nothing that a flow would have to look at. */
  isHydrating?: boolean
  /** Where a sign-in with Google has just come back to. */
  isReturn?: boolean
}

export const PlaceContext = createContext<Place | null>(null)

export const usePlace = (): Place => {
  const place = useContext(PlaceContext)
  if (place === null) throw new Error('usePlace was called outside of the router')
  return place
}

export const useLanguage = (): Language => usePlace().language

export type Arrival = { kind: 'show'; place: Place } | { kind: 'redirect'; to: RouteId; language: Language }

/** What a pathname leads to on this device. */
export const arriveAt = (pathname: string): Arrival => {
  const found = resolvePath(pathname)
  const language = found.language ?? deviceLanguage()
  if (found.kind === 'redirect') return { kind: 'redirect', to: found.route, language }
  const page = found.kind === 'page' ? found.route : 'notFound'
  return { kind: 'show', place: { language, page, pathname } }
}
