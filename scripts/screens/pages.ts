/** Everything that `npm run screens` draws: each page, and what pages show after some gestures. */
import type { Page } from '@playwright/test'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../../contracts/languages.ts'
import { peopleIn, searchOfPerson } from '../../contracts/people-address.ts'
import { pathOf, ROUTE_IDS, type RouteId, routeOf } from '../../contracts/routes.ts'
import { SEEDED } from '../../server/embedded/seed.ts'
import { STATES } from './states.ts'

export type Viewer = 'visitor' | 'member' | 'admin'

export type Screen = {
  /** Of its file, without an ending. */
  name: string
  path: string
  viewer: Viewer
  language: Language
  /** Brings the opened page to what is drawn. */
  act?: (page: Page) => Promise<void>
  /** Its gestures change what others show. */
  stores?: true | undefined
  /** Its gestures end the session, so it gets one of its own. */
  endsSession?: true | undefined
}

const VIEWERS = { public: 'visitor', protected: 'member', admin: 'admin', open: null } as const

/** Drawn in every language; the others in Portuguese only. */
const IN_EVERY_LANGUAGE: readonly RouteId[] = ['home', 'products', 'login', 'dashboard']

const pathTo = (id: RouteId, language: Language) =>
  // A person is named in the address.
  pathOf(id, language) + (id === 'adminPerson' ? searchOfPerson(SEEDED.member.id, peopleIn('')) : '')

const screensOf = (id: RouteId): Screen[] => {
  const viewer = VIEWERS[routeOf(id).access]
  // A page that a mailed link opens shows nothing without the link.
  if (viewer === null) return []
  const languages = IN_EVERY_LANGUAGE.includes(id) ? LANGUAGES : [DEFAULT_LANGUAGE]
  const pages = languages.map((language) => ({
    name: language === DEFAULT_LANGUAGE ? id : `${id}-${language}`,
    path: pathTo(id, language),
    viewer,
    language,
  }))
  const states = STATES.filter(({ page }) => page === id).map(({ state, viewer: other = viewer, ...gestures }) => ({
    name: `${id}-${state}`,
    path: pathTo(id, DEFAULT_LANGUAGE),
    viewer: other,
    language: DEFAULT_LANGUAGE,
    ...gestures,
  }))
  return [...pages, ...states]
}

export const SCREENS: Screen[] = [
  ...ROUTE_IDS.flatMap(screensOf),
  { name: 'notFound', path: `/${DEFAULT_LANGUAGE}/nada`, viewer: 'visitor', language: DEFAULT_LANGUAGE },
]
