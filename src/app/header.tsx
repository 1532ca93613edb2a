import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { pathOf } from '#contracts/routes.ts'
import { Logo } from '#src/ui/logo.tsx'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { NavLinks } from './nav-links.tsx'
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
        <LanguageSwitch />
        <Menu label={t`Menu`} face={<Trans>Menu</Trans>} className={styles['narrow'] ?? ''}>
          <NavLinks />
        </Menu>
      </div>
    </header>
  )
}
