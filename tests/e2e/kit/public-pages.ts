/** Every page that anybody may open, as addresses. */
import type { Language } from '#contracts/languages.ts'
import { pathOf, ROUTE_IDS, ROUTES } from '#contracts/routes.ts'

const OPEN = ROUTE_IDS.filter((id) => ROUTES[id].access === 'public' || ROUTES[id].access === 'open')

/** The last one leads nowhere, and is a page too: its answer is a 404. */
export const publicPathsIn = (language: Language): string[] => [
  ...OPEN.map((id) => pathOf(id, language)),
  `/${language}/nada`,
]
