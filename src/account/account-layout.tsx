import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { pathOf, type RouteId } from '#contracts/routes.ts'
import { Menu } from '#src/ui/menu.tsx'
import { useLanguage } from '#src/page-context/place.ts'
import { useAccount } from '#src/flow-runtime/session-store.ts'
import styles from './account-layout.module.css'
import { ACCOUNT_SECTIONS } from './account-sections.ts'

type AccountLayoutProps = {
  /** The section this page belongs to: one of its pages, not always its first. */
  section: RouteId
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
}

/** A page of the account: its sections at the side, or behind a word where it is narrow, and one column of cards. */
export const AccountLayout = ({ section, title, lead, children }: AccountLayoutProps) => {
  const { t, i18n } = useLingui()
  const current = ACCOUNT_SECTIONS.find(({ route }) => route === section)
  const hasChoice = ACCOUNT_SECTIONS.length > 1
  return (
    <div className={`${styles['page']} ${hasChoice ? styles['sided'] : ''}`}>
      {hasChoice && (
        <>
          <nav className={styles['side']} aria-label={t`Sua conta`}>
            <SectionLinks section={section} />
          </nav>
          <Menu
            label={t`Sua conta`}
            face={current === undefined ? t`Sua conta` : i18n._(current.name)}
            className={styles['narrow'] ?? ''}
          >
            <SectionLinks section={section} />
          </Menu>
        </>
      )}
      <div className={styles['content']}>
        <div className={styles['head']}>
          <h1 tabIndex={-1}>{title}</h1>
          {lead !== undefined && <p>{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}

const SectionLinks = ({ section }: { section: RouteId }) => {
  const { i18n } = useLingui()
  const language = useLanguage()
  const account = useAccount()
  const isAdmin = account.status === 'signedIn' && account.profile.role === 'admin'
  return (
    <ul className={styles['links']}>
      {ACCOUNT_SECTIONS.filter(({ isForAdmins = false }) => isAdmin || !isForAdmins).map(({ route, name, icon }) => (
        <li key={route}>
          <Link href={pathOf(route, language)} aria-current={route === section ? 'page' : undefined}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
            {i18n._(name)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
