import { type ComponentType, createElement, useCallback, useEffect, useState } from 'react'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contracts/languages.ts'
import { offeredLanguage } from '#src/lib/device-language.ts'
import { useHasInteracted } from '#src/page-context/first-interaction.ts'
import { usePlace } from '#src/page-context/place.ts'
import { type Answer, OfferLine } from './offer-line.tsx'

/** Milliseconds from the first interaction to loading the flow, so that it does not delay a click. */
const PAUSE = 1_500

const OFFERED = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)

/**
 * Offers the visitor's language on the Portuguese home page (LANG-10). The prerendered page has a line for each
 * language, and the starter shows one of them before the first paint; the flow is a lazy chunk that replaces it.
 */
export const LanguageOffer = () => {
  const { page, language } = usePlace()
  const isLanding = page === 'home' && language === DEFAULT_LANGUAGE
  const hasActed = useHasInteracted(PAUSE)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [bar, setBar] = useState<ComponentType<{ answer: Answer | null }> | null>(null)
  const isDue = isLanding && (hasActed || answer !== null) && bar === null

  const load = useCallback(() => {
    import('./language-offer-bar.tsx').then(
      ({ LanguageOfferBar }) => setBar(() => LanguageOfferBar),
      // The next click tries again, and the language switcher remains.
      () => setAnswer(null),
    )
  }, [])

  useEffect(() => {
    if (isDue && offeredLanguage() !== DEFAULT_LANGUAGE) load()
  }, [isDue, load])

  const press = (choice: Answer) => {
    setAnswer(choice)
    // Already requested: the effect has run, and its file may still be loading.
    if (isDue) load()
  }

  if (!isLanding) return null
  return (
    <div data-offers="">
      {bar !== null && createElement(bar, { answer })}
      {OFFERED.map((other) => (
        <OfferLine key={other} language={other} onAnswer={press} />
      ))}
    </div>
  )
}
