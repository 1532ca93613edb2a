import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { type Language, LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '#contracts/languages.ts'
import { switchLanguage } from '#contracts/routes.ts'
import { chooseLanguage } from '#src/lib/device-language.ts'
import { usePlace } from '#src/page-context/place.ts'
import { showInLanguage } from '#src/page-context/show-in-language.ts'

/** The current page in each language. Plain links; after hydration they keep query, fragment and history state. */
export const LanguageLinks = ({ className }: { className?: string | undefined }) => {
  const { language, pathname } = usePlace()
  const [, navigate] = useLocation()

  const choose = (event: MouseEvent<HTMLAnchorElement>, chosen: Language) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return chooseLanguage(chosen)
    event.preventDefault()
    showInLanguage(navigate, chosen)
  }

  return LANGUAGES.map((other) => (
    <a
      key={other}
      className={className}
      href={switchLanguage({ pathname, search: '', hash: '' }, other)}
      hrefLang={LANGUAGE_TAGS[other]}
      lang={LANGUAGE_TAGS[other]}
      aria-current={other === language ? 'true' : undefined}
      onClick={(event) => choose(event, other)}
    >
      {LANGUAGE_NAMES[other]}
    </a>
  ))
}
