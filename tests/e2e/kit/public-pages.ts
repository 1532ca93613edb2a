/** URLs of all public pages. */
import type { Language } from '#contracts/languages.ts'
import { pathOf, ROUTE_IDS, ROUTES } from '#contracts/routes.ts'

const OPEN = ROUTE_IDS.filter((id) => ROUTES[id].access === 'public' || ROUTES[id].access === 'open')

/** The last one is unknown, for the 404 page. */
export const publicPathsIn = (language: Language): string[] => [
  ...OPEN.map((id) => pathOf(id, language)),
  `/${language}/nada`,
]
