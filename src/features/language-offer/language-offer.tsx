import { type ComponentType, createElement, useEffect, useState } from 'react'
import { languageToOffer } from '#src/page-context/device-language.ts'
import { loadCatalogs } from '#src/page-context/i18n.ts'
import { useActed } from '#src/page-context/first-act.ts'
import { usePlace } from '#src/page-context/place.ts'

/** Milliseconds from the first act: a link that is pressed at once is not held up by the offer. */
const PAUSE = 1_500

/**
 * Offers the visitor's language on the Portuguese home page (LANG-10). The flow is a lazy chunk, fetched only for
 * visitors of another language.
 */
export const LanguageOffer = () => {
  const { page, language } = usePlace()
  const isLanding = page === 'home' && language === 'pt'
  const hasActed = useActed(PAUSE)
  const [bar, setBar] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (!isLanding || !hasActed || bar !== null) return
    const wanted = languageToOffer()
    if (wanted === 'pt') return
    // If the chunk fails to load, no offer is shown: the language switcher remains.
    Promise.all([import('./language-offer-bar.tsx'), loadCatalogs(wanted, ['shell'])]).then(
      ([{ LanguageOfferBar }]) => setBar(() => LanguageOfferBar),
      () => {},
    )
  }, [isLanding, hasActed, bar])

  return isLanding && bar !== null ? createElement(bar) : null
}
