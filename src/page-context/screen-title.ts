/** The title of the document follows what stands in the page's place: a step of a flow, or why the page is not shown. */
import type { I18n } from '@lingui/core'
import { type RefObject, useLayoutEffect } from 'react'
import { i18nFor } from './i18n.ts'
import { type PageId, usePlace } from './place.ts'
import { titleOf, withBrand } from './titles.ts'

/** The heading of the screen that is shown; null while it is the page itself. */
let screen: string | null = null

export const titleNow = (i18n: I18n, page: PageId): string =>
  screen === null ? titleOf(i18n, page) : withBrand(screen)

/** For a screen whose heading names more than the page does. In a layout effect: the arrival reads the title out after it. */
export const useScreenTitle = (heading: RefObject<HTMLElement | null>): void => {
  const { page, language } = usePlace()
  useLayoutEffect(() => {
    const now = heading.current?.textContent ?? null
    // A form may have put a word for its errors before it.
    if (now === screen) return
    screen = now
    document.title = titleNow(i18nFor(language), page)
  })
  useLayoutEffect(
    () => () => {
      screen = null
      document.title = titleOf(i18nFor(language), page)
    },
    [language, page],
  )
}
