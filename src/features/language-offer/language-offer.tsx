import { type ComponentType, createElement, useEffect, useState } from 'react'
import { languageToOffer } from '#src/page-context/device-language.ts'
import { loadCatalogs } from '#src/page-context/i18n.ts'
import { usePlace } from '#src/page-context/place.ts'

/**
 * Offers the visitor's language on the Portuguese home page (LANG-10). The flow is a lazy chunk, fetched only for
 * visitors of another language.
 */
export const LanguageOffer = () => {
  const { page, language } = usePlace()
  const isLanding = page === 'home' && language === 'pt'
  const [bar, setBar] = useState<ComponentType | null>(null)

  useEffect(() => {
    const wanted = languageToOffer()
    if (!isLanding || wanted === 'pt' || bar !== null) return
    // If the chunk fails to load, no offer is shown: the language switcher remains.
    Promise.all([import('./language-offer-bar.tsx'), loadCatalogs(wanted, ['shell'])]).then(
      ([{ LanguageOfferBar }]) => setBar(() => LanguageOfferBar),
      () => {},
    )
  }, [isLanding, bar])

  return isLanding && bar !== null ? createElement(bar) : null
}
