import { useLingui } from '@lingui/react/macro'
import type { ReactNode, RefObject } from 'react'
import { Link } from 'wouter'
import { pathOf } from '#contracts/routes.ts'
import { usePlace } from '#src/page-context/place.ts'
import styles from './account-page.module.css'
import { accountSectionOf } from './account-sections.ts'

type Parent = { href: string; name: ReactNode }

type AccountPageProps = {
  title: ReactNode
  /** For the focus. */
  heading?: RefObject<HTMLHeadingElement | null>
  lead?: ReactNode
  /** Shown in place of the lead. */
  alert?: ReactNode
  /** The page above this one, if it is not the list of settings. */
  parent?: Parent
  children: ReactNode
}

/** A page of the account: its heading, and one column of cards. */
export const AccountPage = ({ title, heading, lead, alert, parent, children }: AccountPageProps) => {
  const settings = useSettingsParent()
  const above = parent ?? settings
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        {above !== null && <Breadcrumb parent={above} title={title} />}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {alert ?? (lead !== undefined && <p>{lead}</p>)}
      </div>
      {children}
    </div>
  )
}

/** The list of settings, for a page of it. */
const useSettingsParent = (): Parent | null => {
  const { i18n } = useLingui()
  const { page, language } = usePlace()
  const section = accountSectionOf(page)
  if (section?.route !== 'settings' || section.route === page) return null
  return { href: pathOf(section.route, language), name: i18n._(section.name) }
}

/** Link back to the page above. */
const Breadcrumb = ({ parent, title }: { parent: Parent; title: ReactNode }) => {
  const { t } = useLingui()
  return (
    <nav className={styles['trail']} aria-label={t`Você está em`}>
      <ol>
        <li>
          <Link href={parent.href}>{parent.name}</Link>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
