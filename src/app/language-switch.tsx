import { useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { type Language, LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '#contracts/languages.ts'
import { switchLanguage } from '#contracts/routes.ts'
import { chooseLanguage } from './device-language.ts'
import styles from './header.module.css'
import { Menu } from './menu.tsx'
import { usePlace } from './place.ts'

/** Links to this very page in the other languages: navigation, and no menu. Before the script they are plain links. */
export const LanguageSwitch = () => {
  const { t } = useLingui()
  const { language, pathname } = usePlace()
  const [, navigate] = useLocation()

  const choose = (event: MouseEvent<HTMLAnchorElement>, chosen: Language) => {
    chooseLanguage(chosen)
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    navigate(switchLanguage(location, chosen), { state: history.state as unknown })
  }

  return (
    <Menu
      label={t`Idioma`}
      face={language.toUpperCase()}
      faceLabel={`${language.toUpperCase()}, ${t`Idioma`}: ${LANGUAGE_NAMES[language]}`}
    >
      {LANGUAGES.map((other) => (
        <a
          key={other}
          className={styles['link']}
          href={switchLanguage({ pathname, search: '', hash: '' }, other)}
          hrefLang={LANGUAGE_TAGS[other]}
          lang={LANGUAGE_TAGS[other]}
          aria-current={other === language ? 'true' : undefined}
          onClick={(event) => choose(event, other)}
        >
          {LANGUAGE_NAMES[other]}
        </a>
      ))}
    </Menu>
  )
}
