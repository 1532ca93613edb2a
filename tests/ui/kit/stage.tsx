/** Where a flow is shown: its page within what every page is given, with effects and a clock that a test holds. */
import { I18nProvider } from '@lingui/react'
import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { LANGUAGE_TAGS } from '#contracts/languages.ts'
import { pathOf } from '#contracts/routes.ts'
import { type FlowHost, FlowHostContext } from '#src/app/flow-host.ts'
import { i18nFor } from '#src/app/i18n.ts'
import { loadedPage, type PageId, preloadPage } from '#src/app/pages.ts'
import { PlaceContext } from '#src/app/place.ts'
import '#src/brand/tokens.css'
import '#src/brand/fonts.css'
import '#src/brand/base.css'
import { SCENES } from './scenes.tsx'
import { comeAs } from './session.ts'

/** The language of the sources: the other levels play in others. */
const LANGUAGE = 'pt'

type Shown = { flow: string; page: PageId; input: unknown; host: FlowHost; isAsSent: boolean }

/** What the address and the history entry say, for flows that read their input there. */
const arrive = (input: unknown): void => {
  const { carried = null, invitation = null } = (input ?? {}) as { carried?: object | null; invitation?: string | null }
  const search = invitation === null ? '' : `?convite=${encodeURIComponent(invitation)}`
  history.replaceState(carried, '', location.pathname + search)
}

/** Renders, as the development build does it: every effect runs twice. Gives back what takes everything away again. */
export const show = async ({ flow, page, input, host, isAsSent }: Shown): Promise<() => void> => {
  await preloadPage(page, LANGUAGE)
  await comeAs(page)
  const scene = (await SCENES[flow]?.(input)) ?? createElement(loadedPage(page))
  const before = { state: history.state as unknown, href: location.href }
  const pathname = page === 'notFound' ? '/' : pathOf(page, LANGUAGE)
  document.documentElement.lang = LANGUAGE_TAGS[LANGUAGE]
  arrive(input)
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
    history.replaceState(before.state, '', before.href)
  }
}
