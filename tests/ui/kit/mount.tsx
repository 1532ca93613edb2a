/** Renders within what every page is given, as the development build does it: every effect runs twice. */
import { I18nProvider } from '@lingui/react'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { LANGUAGE_TAGS } from '#contracts/languages.ts'
import { pathOf } from '#contracts/routes.ts'
import { type FlowHost, flowHost, FlowHostContext } from '#src/app/flow-host.ts'
import { i18nFor } from '#src/app/i18n.ts'
import { type PageId, preloadPage } from '#src/app/pages.ts'
import { PlaceContext } from '#src/app/place.ts'
import '#src/brand/tokens.css'
import '#src/brand/fonts.css'
import '#src/brand/base.css'
import '#src/brand/comfort.css'

/** The language of the sources: the other levels play in others. */
const LANGUAGE = 'pt'

export const preload = (page: PageId) => preloadPage(page, LANGUAGE)

type Around = { page: PageId; host?: FlowHost; isAsSent?: boolean }

/** The page has to be preloaded. Gives back what takes everything away again. */
export const mount = (scene: ReactNode, { page, host = flowHost, isAsSent = false }: Around): (() => void) => {
  const pathname = page === 'notFound' ? '/' : pathOf(page, LANGUAGE)
  document.documentElement.lang = LANGUAGE_TAGS[LANGUAGE]
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  root.render(
    <StrictMode>
      <Router hook={memoryLocation({ path: pathname }).hook}>
        <I18nProvider i18n={i18nFor(LANGUAGE)}>
          <PlaceContext value={{ language: LANGUAGE, page, pathname, isAsSent }}>
            <FlowHostContext value={host}>{scene}</FlowHostContext>
          </PlaceContext>
        </I18nProvider>
      </Router>
    </StrictMode>,
  )
  return () => {
    root.unmount()
    place.remove()
  }
}
