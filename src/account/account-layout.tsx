import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageLink } from '#src/ui/page-link.tsx'
import { usePlace } from '#src/page-context/place.ts'
import styles from './account-layout.module.css'
import { sectionOf } from './account-sections.ts'

type AccountLayoutProps = {
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
}

/** A page of the account: its heading, and one column of cards. */
export const AccountLayout = ({ title, lead, children }: AccountLayoutProps) => (
  <div className={styles['page']}>
    <div className={styles['head']}>
      <Trail title={title} />
      <h1 tabIndex={-1}>{title}</h1>
      {lead !== undefined && <p>{lead}</p>}
    </div>
    {children}
  </div>
)

/** Link from a page of the settings back to their list. */
const Trail = ({ title }: { title: ReactNode }) => {
  const { t, i18n } = useLingui()
  const { page } = usePlace()
  const section = sectionOf(page)
  if (section?.route !== 'settings' || section.route === page) return null
  return (
    <nav className={styles['trail']} aria-label={t`Você está em`}>
      <ol>
        <li>
          <PageLink to={section.route}>{i18n._(section.name)}</PageLink>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
