/** What belongs to a place beside its page: language, title and head of the document, scroll, focus and an announcement. */
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '#contracts/languages.ts'
import type { Change } from '#machines/arrival/place.ts'
import { PAGE_CHANGE } from '#src/hydration/show-faces.ts'
import { i18nFor, loadOtherLanguages } from '#src/page-context/i18n.ts'
import { afterFirstAct } from '#src/page-context/first-act.ts'
import type { Place } from '#src/page-context/place.ts'
import { placeArrival, stayInPlace } from '#src/page-context/scroll-memory.ts'
import { titleOf } from '#src/page-context/titles.ts'
import { announce } from '../announcer.tsx'
import { catalogsOf } from '../pages.ts'

type IsShown = (place: Place) => boolean

/** Milliseconds: a link that is pressed at once after an act does not compete with the other languages. */
const LATE = 3_000

/** What the head of any next page needs. */
export const prepareHead = (language: Place['language']): Promise<void> =>
  import('#src/head/move.ts').then((head) => head.loadDescriptions(language))

/** Nobody reads a page's head by eye: one that cannot be loaded is no failure of the page. */
const moveHead = (place: Place, isShown: IsShown): void => {
  import('#src/head/move.ts').then((head) => head.moveHead(place, () => isShown(place))).catch(() => {})
}

/** Every prerendered page has a description, the shell of bare paths has none. */
const hasHead = () => document.querySelector('meta[name="description"]') !== null

/** `isFirst`: the page is the one that the server sent. */
export const namePlace = (place: Place, isShown: IsShown, isFirst = false): void => {
  const page = document.documentElement
  const tag = LANGUAGE_TAGS[place.language]
  // Setting the same one computes every style anew.
  if (page.lang !== tag) page.lang = tag
  document.title = titleOf(i18nFor(place.language), place.page)
  afterFirstAct(LATE, () => {
    if (isShown(place)) loadOtherLanguages(place.language, catalogsOf(place.page))
  })
  if (!isFirst || !hasHead()) moveHead(place, isShown)
}

/** Another page begins at its top, or where it was left, with its heading in focus; the same one stays where it is. */
export const showPlace = (place: Place, change: Change, isShown: IsShown): void => {
  namePlace(place, isShown)
  if (change !== 'address') dispatchEvent(new Event(PAGE_CHANGE))
  if (change !== 'page') {
    stayInPlace()
    if (change === 'language') announce(LANGUAGE_NAMES[place.language])
    return
  }
  placeArrival()
  announce(document.title)
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  if (location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView()
}
