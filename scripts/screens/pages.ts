/** Everything that `npm run screens` draws: each page, and what pages show after some gestures. */
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../../contracts/languages.ts'
import { userFilterIn, searchOfUser } from '../../contracts/user-list-query.ts'
import { pathOf, ROUTE_IDS, type RouteId, routeOf } from '../../contracts/routes.ts'
import { SEEDED } from '../../server/embedded/seed.ts'
import { type Gestures, STATES } from './states.ts'

export type Viewer = 'visitor' | 'member' | 'admin'

export type Screen = {
  /** Name of its file, without the extension. */
  name: string
  path: string
  viewer: Viewer
  language: Language
} & Partial<Gestures>

const VIEWERS = { public: 'visitor', protected: 'member', admin: 'admin', open: null } as const

/** Drawn in every language; the others in Portuguese only. */
const IN_EVERY_LANGUAGE: readonly RouteId[] = ['home', 'products', 'login', 'dashboard']

const pathTo = (id: RouteId, language: Language) =>
  // A person is named in the URL.
  pathOf(id, language) + (id === 'adminPerson' ? searchOfUser(SEEDED.member.id, userFilterIn('')) : '')

const screensOf = (id: RouteId): Screen[] => {
  const viewer = VIEWERS[routeOf(id).access]
  const languages = IN_EVERY_LANGUAGE.includes(id) ? LANGUAGES : [DEFAULT_LANGUAGE]
  const states = STATES.filter(({ page }) => page === id).map(
    ({ state, search = '', viewer: other = viewer ?? 'visitor', ...gestures }) => ({
      name: `${id}-${state}`,
      path: pathTo(id, DEFAULT_LANGUAGE) + search,
      viewer: other,
      language: DEFAULT_LANGUAGE,
      ...gestures,
    }),
  )
  // A page that a mailed link opens is drawn with what such links bring only.
  if (viewer === null) return states
  const pages = languages.map((language) => ({
    name: language === DEFAULT_LANGUAGE ? id : `${id}-${language}`,
    path: pathTo(id, language),
    viewer,
    language,
  }))
  return [...pages, ...states]
}

export const SCREENS: Screen[] = [
  ...ROUTE_IDS.flatMap(screensOf),
  { name: 'notFound', path: `/${DEFAULT_LANGUAGE}/nada`, viewer: 'visitor', language: DEFAULT_LANGUAGE },
]
