/** Renders within the providers of every page, in strict mode: every effect runs twice. */
import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { type Language, LANGUAGE_TAGS } from '#contracts/languages.ts'
import { pathOf } from '#contracts/routes.ts'
import { type FlowHost, flowHost, FlowHostContext } from '#src/flow-runtime/flow-host.ts'
import { i18nFor } from '#src/page-context/i18n.ts'
import { preloadPage } from '#src/app/pages.ts'
import type { PageId } from '#src/page-context/place.ts'
import { PlaceContext } from '#src/page-context/place.ts'
import '#src/brand/tokens.css'
import '#src/brand/fonts.css'
import '#src/brand/base.css'
import '#src/brand/reading-preferences.css'

/** Views are tested in the source language; the other levels use other languages. */
const LANGUAGE = 'pt'

export const preload = (page: PageId) => preloadPage(page, LANGUAGE)

type Around = { page: PageId; host?: FlowHost; isHydrating?: boolean }

export type MountedView = {
  /** Unmounts. */
  hide: () => void
  /** Rerenders in another language, or with other messages, without remounting. */
  setLanguage: (language: Language, words?: I18n) => Promise<void>
}

/** The page has to be preloaded. */
export const mount = (fixture: ReactNode, { page, host = flowHost, isHydrating = false }: Around): MountedView => {
  const addressIn = (language: Language) => (page === 'notFound' ? '/' : pathOf(page, language))
  const { hook } = memoryLocation({ path: addressIn(LANGUAGE) })
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  const render = (language: Language, words = i18nFor(language)) => {
    document.documentElement.lang = LANGUAGE_TAGS[language]
    root.render(
      <StrictMode>
        <Router hook={hook}>
          <I18nProvider i18n={words}>
            <PlaceContext value={{ language, page, pathname: addressIn(language), isHydrating }}>
              <FlowHostContext value={host}>{fixture}</FlowHostContext>
            </PlaceContext>
          </I18nProvider>
        </Router>
      </StrictMode>,
    )
  }
  render(LANGUAGE)
  return {
    hide: () => {
      root.unmount()
      place.remove()
    },
    setLanguage: async (language, words) => {
      await preloadPage(page, language)
      flushSync(() => render(language, words))
    },
  }
}
