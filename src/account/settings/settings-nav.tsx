import { useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { pathOf } from '#contracts/routes.ts'
import { usePlace } from '#src/page-context/place.ts'
import { nameOf } from '#src/page-context/titles.ts'
import { SETTINGS_PAGES } from '../account-sections.ts'
import styles from './settings-page.module.css'

/** Side navigation of the settings; on narrow screens the list of `pages/settings` takes its place. */
export const SettingsNav = () => {
  const { t, i18n } = useLingui()
  const { language, page } = usePlace()
  return (
    <nav className={styles['nav']} aria-label={t`Configurações da conta`}>
      <ul>
        {SETTINGS_PAGES.map((id) => (
          <li key={id}>
            <Link href={pathOf(id, language)} aria-current={id === page ? 'page' : undefined}>
              {nameOf(i18n, id)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
