import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { LANGUAGE_TAGS } from '#contracts/languages.ts'
import { pathOf } from '#contracts/routes.ts'
import { watchPageErrors } from './app/page-errors.ts'
import { loadPlace } from './app/load-place.ts'
import { TEXTS_ID } from './hydration/start-plan.ts'
import { addTexts, type Texts } from './page-context/i18n.ts'
import { isSignInReturn } from './page-context/sign-in-return.ts'
import { resolveLocation } from './page-context/place.ts'
import { App } from './app/router.tsx'
import { createArrival } from './app/arrival/arrival.ts'
import { watchTranslation } from './app/translated-page.ts'
import { captureInput, replayClicks } from './hydration/hydrate.ts'
import { applyFonts } from './hydration/apply-fonts.ts'
import './brand/tokens.css'
import './brand/fonts.css'
import './brand/base.css'
import './brand/reading-preferences.css'

const appFor = (first: Parameters<typeof createArrival>[0], fillIn = () => {}) => {
  const arrival = createArrival(first)
  const onHydrated = () => {
    arrival.start()
    fillIn()
    replayClicks()
  }
  return <App arrival={arrival} onHydrated={onHydrated} />
}

/** Cached scripts can run before the end of the document. */
const documentParsed = async () => {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  }
}

const start = async () => {
  await documentParsed()
  const arrival = resolveLocation(location.pathname)
  if (arrival.kind === 'redirect') {
    const path = pathOf(arrival.to, arrival.language)
    history.replaceState(history.state, '', path + location.search + location.hash)
    return start()
  }
  const place = { ...arrival.place, isReturn: isSignInReturn(arrival.place.page) }
  const texts = document.getElementById(TEXTS_ID)?.textContent
  if (texts !== undefined) addTexts(place.language, JSON.parse(texts) as Texts)
  const isMissing = await loadPlace(place).then(
    () => false,
    () => true,
  )
  watchTranslation()
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no root')
  const page = document.documentElement
  // Hydration needs markup in the language of the page: the shell for paths without a language is empty. With a history
  // state, or a start cause (`starter.ts`), the flow starts in another state than the prerendered one: it is rendered again.
  const isHydrating =
    !isMissing &&
    root.firstElementChild !== null &&
    page.lang === LANGUAGE_TAGS[place.language] &&
    history.state === null &&
    page.dataset['starting'] === undefined
  // A transition is rendered in time slices, so that the page stays responsive.
  if (isHydrating) startTransition(() => void hydrateRoot(root, appFor({ place: { ...place, isHydrating } })))
  else createRoot(root).render(appFor({ place, isMissing }, captureInput(root)))
}

watchPageErrors()
if (import.meta.env.DEV) (await import('./dev/observe.ts')).observeFlows()
applyFonts()
  .catch(() => {})
  .finally(() => delete document.documentElement.dataset['fresh'])
// Not awaited: page chunks import this module, so a top-level await that loads them would deadlock.
start().catch((error: unknown) => {
  delete document.documentElement.dataset['starting']
  reportError(error)
})
