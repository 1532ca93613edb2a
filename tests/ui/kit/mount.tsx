/** Renders within what every page is given, as the development build does it: every effect runs twice. */
import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { type Language, LANGUAGE_TAGS } from '#contracts/languages.ts'
import { pathOf } from '#contracts/routes.ts'
import { type FlowHost, flowHost, FlowHostContext } from '#src/flow/flow-host.ts'
import { i18nFor } from '#src/place/i18n.ts'
import { preloadPage } from '#src/app/pages.ts'
import type { PageId } from '#src/place/place.ts'
import { PlaceContext } from '#src/place/place.ts'
import '#src/brand/tokens.css'
import '#src/brand/fonts.css'
import '#src/brand/base.css'
import '#src/brand/comfort.css'

/** The language of the sources, in which views are walked: the other levels play in others. */
const LANGUAGE = 'pt'

export const preload = (page: PageId) => preloadPage(page, LANGUAGE)

type Around = { page: PageId; host?: FlowHost; isAsSent?: boolean }

export type Mounted = {
  /** Takes everything away again. */
  hide: () => void
  /** Goes on in another language, as the switch in the header does, or in other words of it: nothing begins anew. */
  speak: (language: Language, words?: I18n) => Promise<void>
}

/** The page has to be preloaded. */
export const mount = (scene: ReactNode, { page, host = flowHost, isAsSent = false }: Around): Mounted => {
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
            <PlaceContext value={{ language, page, pathname: addressIn(language), isAsSent }}>
              <FlowHostContext value={host}>{scene}</FlowHostContext>
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
    speak: async (language, words) => {
      await preloadPage(page, language)
      flushSync(() => render(language, words))
    },
  }
}
