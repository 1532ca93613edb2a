/** The page that is shown: the last one whose files have all been loaded. */
import { createContext, useContext } from 'react'
import type { Language } from '#contracts/languages.ts'
import { type RouteId, resolvePath } from '#contracts/routes.ts'
import type { Place } from '#machines/arrival/place.ts'
import { deviceLanguage } from '#src/lib/device-language.ts'

export type { PageId, Place } from '#machines/arrival/place.ts'

export const PlaceContext = createContext<Place | null>(null)

export const usePlace = (): Place => {
  const place = useContext(PlaceContext)
  if (place === null) throw new Error('usePlace was called outside of the router')
  return place
}

export const useLanguage = (): Language => usePlace().language

export type ResolvedLocation = { kind: 'show'; place: Place } | { kind: 'redirect'; to: RouteId; language: Language }

/** Resolves a pathname, with the device's language. */
export const resolveLocation = (pathname: string): ResolvedLocation => {
  const found = resolvePath(pathname)
  const language = found.language ?? deviceLanguage()
  if (found.kind === 'redirect') return { kind: 'redirect', to: found.route, language }
  const page = found.kind === 'page' ? found.route : 'notFound'
  return { kind: 'show', place: { language, page, pathname } }
}
