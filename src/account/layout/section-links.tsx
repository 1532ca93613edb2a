import { useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { pathOf } from '#contracts/routes.ts'
import { useAccount } from '#src/flow-runtime/session-store.ts'
import { usePlace } from '#src/page-context/place.ts'
import { ACCOUNT_SECTIONS, accountSectionOf } from '../account-sections.ts'
import styles from './section-links.module.css'

/** Links to the sections of the account. `isRest`: only those that are not in the bottom bar of phones. */
export const SectionLinks = ({ isRest = false }: { isRest?: boolean }) => {
  const { i18n } = useLingui()
  const { language, page } = usePlace()
  const account = useAccount()
  const isAdmin = account.status === 'signedIn' && account.profile.role === 'admin'
  const current = accountSectionOf(page)
  const visible = ACCOUNT_SECTIONS.filter(
    ({ isForAdmins = false, isInBar = false }) => (isAdmin || !isForAdmins) && !(isRest && isInBar),
  )
  return (
    <ul className={isRest ? styles['rest'] : styles['all']}>
      {visible.map(({ route, name, icon, isInBar = false }) => (
        <li key={route} className={isInBar ? undefined : styles['wideOnly']}>
          <Link href={pathOf(route, language)} aria-current={route === current?.route ? 'page' : undefined}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
            <span>{i18n._(name)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
