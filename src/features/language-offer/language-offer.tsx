import { type ComponentType, createElement, useEffect, useState } from 'react'
import { languageToOffer } from '#src/page-context/device-language.ts'
import { loadCatalogs } from '#src/page-context/i18n.ts'
import { usePlace } from '#src/page-context/place.ts'

/**
 * Offers the visitor's own language on the Portuguese root (LANG-10). The flow behind it is fetched when the browser is idle,
 * and only for a visitor of another language.
 */
export const LanguageOffer = () => {
  const { page, language } = usePlace()
  const isLanding = page === 'home' && language === 'pt'
  const [bar, setBar] = useState<ComponentType | null>(null)

  useEffect(() => {
    const wanted = languageToOffer()
    if (!isLanding || wanted === 'pt' || bar !== null) return
    // Where it cannot be had there is no offer: the switcher is still there.
    Promise.all([import('./language-offer-bar.tsx'), loadCatalogs(wanted, ['shell'])]).then(
      ([{ LanguageOfferBar }]) => setBar(() => LanguageOfferBar),
      () => {},
    )
  }, [isLanding, bar])

  return isLanding && bar !== null ? createElement(bar) : null
}
