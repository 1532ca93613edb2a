import { useLingui } from '@lingui/react/macro'
import { LANGUAGE_NAMES } from '#contracts/languages.ts'
import styles from './header.module.css'
import { LanguageLinks } from '#src/ui/language-links.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { useLanguage } from '#src/page-context/place.ts'

/** Menu with links to the page in the other languages. Its button shows the code of the current one. */
export const LanguageSwitch = () => {
  const { t } = useLingui()
  const language = useLanguage()
  const code = language.toUpperCase()
  return (
    <Menu label={t`Idioma`} trigger={code} triggerLabel={`${code}, ${t`Idioma`}: ${LANGUAGE_NAMES[language]}`}>
      <LanguageLinks className={styles['link']} />
    </Menu>
  )
}
