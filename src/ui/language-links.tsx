import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { type Language, LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '#contracts/languages.ts'
import { switchLanguage } from '#contracts/routes.ts'
import { chooseLanguage } from '#src/lib/device-language.ts'
import { usePlace } from '#src/page-context/place.ts'
import { stepsNow } from '#src/page-context/steps.ts'

/** The current page in each language. Plain links; after hydration they keep query, fragment and history state. */
export const LanguageLinks = ({ className }: { className?: string | undefined }) => {
  const { language, pathname } = usePlace()
  const [, navigate] = useLocation()

  const choose = (event: MouseEvent<HTMLAnchorElement>, chosen: Language) => {
    chooseLanguage(chosen)
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // Replaces the entry of a step: otherwise an entry in the old language would lie between two steps.
    navigate(switchLanguage(location, chosen), { state: history.state as unknown, replace: stepsNow().length > 0 })
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
