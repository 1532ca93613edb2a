/** Document title of a screen that replaces its page: a step of a flow, denied access, an error. */
import type { I18n } from '@lingui/core'
import { type RefObject, useLayoutEffect } from 'react'
import { i18nFor } from './i18n.ts'
import { type PageId, usePlace } from './place.ts'
import { titleOf, withBrand } from './titles.ts'

/** Heading of such a screen; null while the page itself is shown. */
let screen: string | null = null

export const titleNow = (i18n: I18n, page: PageId): string =>
  screen === null ? titleOf(i18n, page) : withBrand(screen)

/** Makes `heading` the title of the document while it is mounted. Layout effects, as the arrival announces the title next. */
export const useScreenTitle = (heading: RefObject<HTMLElement | null>): void => {
  const { page, language } = usePlace()
  useLayoutEffect(() => {
    const now = heading.current?.textContent ?? null
    // Keeps the prefix that a form with errors has added.
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
