import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { pathOf } from '#contracts/routes.ts'
import { LanguageLinks } from '#src/ui/language-links.tsx'
import { Logo } from '#src/ui/logo.tsx'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { NavLinks } from './nav-links.tsx'
import { ThemeSwitch } from '#src/ui/theme-switch.tsx'
import { useLanguage } from '#src/page-context/place.ts'

export const Header = () => {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <Link href={pathOf('home', language)} className={styles['home']}>
          <Logo />
        </Link>
        <nav className={styles['links']} aria-label={t`Principal`}>
          <NavLinks />
        </nav>
        <div className={styles['wide']}>
          <ThemeSwitch isCompact />
        </div>
        <LanguageSwitch />
        <Menu label={t`Menu`} trigger={<MenuTrigger />} className={styles['narrow'] ?? ''}>
          <NavLinks />
          <div className={styles['settings']}>
            <div className={styles['languages']}>
              <LanguageLinks className={styles['link']} />
            </div>
            <ThemeSwitch isCompact />
          </div>
        </Menu>
      </div>
    </header>
  )
}

/** Both labels of the menu button; CSS shows the right one, so that it works without JavaScript. */
const MenuTrigger = () => (
  <>
    <span className={styles['toOpen']}>
      <Trans>Menu</Trans>
    </span>
    <span className={styles['toClose']}>
      <Trans>Fechar</Trans>
    </span>
  </>
)
