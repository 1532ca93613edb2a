import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { pathOf } from '#contracts/routes.ts'
import { Logo } from '../ui/logo.tsx'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { NavLinks } from './nav-links.tsx'
import { usePlace } from './place.ts'

export const Header = () => {
  const { t } = useLingui()
  const { language, pathname } = usePlace()
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
        {/* A new page closes the menu. */}
        <details key={pathname} className={`${styles['menu']} ${styles['narrow']}`}>
          <summary>
            <Trans>Menu</Trans>
          </summary>
          <nav className={styles['panel']} aria-label={t`Menu`}>
            <NavLinks />
          </nav>
        </details>
      </div>
    </header>
  )
}
