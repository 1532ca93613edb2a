import type { Language } from '#contracts/languages.ts'
import type { RouteId } from '#contracts/routes.ts'

/** A page that can be shown: a route, or the 404 page. */
export type PageId = RouteId | 'notFound'

/** A location in the site. */
export type Place = {
  language: Language
  page: PageId
  pathname: string
  /** Hydrated as prerendered: the visit has no state that a flow would have to read. */
  isHydrating?: boolean
  /** The redirect target of a Google sign-in. */
  isReturn?: boolean
}

/** What differs between two places: the page, its language, or only the URL. */
export type Change = 'page' | 'language' | 'url'

/** Commands of the machine to the browser. */
export type ArrivalCommand =
  /** Redirect by `history.replaceState`, keeping query and fragment. */
  | { type: 'replaceUrl'; to: RouteId; language: Language }
  /** Missing files mean a new release: reloads the document, but never twice in a row. */
  | { type: 'reloadOnce' }
  /** Another place is shown now. */
  | { type: 'placeShown'; place: Place; change: Change }

export const changeBetween = (before: Place, after: Place): Change => {
  if (before.page !== after.page) return 'page'
  return before.language === after.language ? 'url' : 'language'
}
