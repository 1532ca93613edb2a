/** What a navigation changes beside the content: language, title and head of the document, scroll, focus, announcement. */
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '#contracts/languages.ts'
import type { Change } from '#machines/arrival/place.ts'
import { PAGE_CHANGE } from '#src/hydration/apply-fonts.ts'
import { focusHeading } from '#src/lib/focus-heading.ts'
import { i18nFor, loadOtherLanguages } from '#src/page-context/i18n.ts'
import { afterFirstInteraction } from '#src/page-context/first-interaction.ts'
import type { Place } from '#src/page-context/place.ts'
import { restoreScroll, showAnchor, keepScroll } from '#src/page-context/scroll-restoration.ts'
import { titleNow } from '#src/page-context/screen-title.ts'
import { announce } from '../announcer.tsx'
import { catalogsOf } from '../pages.ts'

type IsShown = (place: Place) => boolean

/** Milliseconds from the first interaction to the prefetch of the other languages, so that it does not delay a click. */
const LATE = 3_000

/** Loads the code and the descriptions that the head of any next page needs. */
export const prepareHead = (language: Place['language']): Promise<void> =>
  import('#src/head/update-head.ts').then((head) => head.loadDescriptions(language))

/** Failures are ignored: the visible page does not depend on its head. */
const updateHead = (place: Place, isShown: IsShown): void => {
  import('#src/head/update-head.ts').then((head) => head.updateHead(place, () => isShown(place))).catch(() => {})
}

/** Every prerendered page has a description; the shell that is served for paths without a language has none. */
const hasHead = () => document.querySelector('meta[name="description"]') !== null

/** Sets language, title and head of the document. `isFirst`: the page was sent by the server, so its head is complete. */
export const updateDocument = (place: Place, isShown: IsShown, isFirst = false): void => {
  const page = document.documentElement
  const tag = LANGUAGE_TAGS[place.language]
  // Setting the attribute to the same value would recalculate all styles. Chrome's translator sets the language it translates to.
  if (page.lang !== tag && !/\btranslated-/.test(page.className)) page.lang = tag
  document.title = titleNow(i18nFor(place.language), place.page)
  afterFirstInteraction(LATE, () => {
    if (isShown(place)) loadOtherLanguages(place.language, catalogsOf(place.page))
  })
  if (!isFirst || !hasHead()) updateHead(place, isShown)
}

/** A new page restores its scroll position or starts at the top, and focuses its heading; the same page does not move. */
export const showPlace = (place: Place, change: Change, isShown: IsShown): void => {
  updateDocument(place, isShown)
  if (change !== 'url') dispatchEvent(new Event(PAGE_CHANGE))
  if (change !== 'page') {
    keepScroll()
    if (change === 'language') announce(LANGUAGE_NAMES[place.language])
    return
  }
  restoreScroll()
  announce(document.title)
  focusHeading()
  if (scrollY === 0) showAnchor()
}
