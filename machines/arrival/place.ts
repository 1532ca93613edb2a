import type { Language } from '#contracts/languages.ts'
import type { RouteId } from '#contracts/routes.ts'

/** What can be shown: a row of the route table, or word that there is none. */
export type PageId = RouteId | 'notFound'

/** Where a visitor is, or wants to go. */
export type Place = {
  language: Language
  page: PageId
  pathname: string
  /** Shown as it was prerendered: the visit brought nothing that a flow would have to look at. */
  isHydrating?: boolean
  /** Where a sign-in with Google has just come back to. */
  isReturn?: boolean
}

/** What is new to whoever is shown another place: the page, its language, or nothing but the address. */
export type Change = 'page' | 'language' | 'address'

/** What a machine of arrivals asks of the browser around it. */
export type ArrivalCommand =
  /** The address takes the one it leads to in its place, with the same query and fragment. */
  | { type: 'replaceAddress'; to: RouteId; language: Language }
  /** Files that are gone mean a new release: the page is loaded anew, never twice in a row. */
  | { type: 'reloadOnce' }
  /** Another place is on the screen. */
  | { type: 'placeShown'; place: Place; change: Change }

export const changeBetween = (before: Place, after: Place): Change => {
  if (before.page !== after.page) return 'page'
  return before.language === after.language ? 'address' : 'language'
}
