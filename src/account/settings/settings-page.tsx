import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { usePlace } from '#src/page-context/place.ts'
import { nameOf } from '#src/page-context/titles.ts'
import { AccountPage } from '../account-page.tsx'
import styles from './settings-page.module.css'
import { SettingsNav } from './settings-nav.tsx'

type SettingsPageProps = { lead: ReactNode; children: ReactNode }

/** A page of the settings: its heading is the page's title; on wide screens the other settings are listed beside it. */
export const SettingsPage = ({ lead, children }: SettingsPageProps) => {
  const { i18n } = useLingui()
  return (
    <AccountPage title={nameOf(i18n, usePlace().page)} lead={lead}>
      <div className={styles['sides']}>
        <SettingsNav />
        <div className={styles['cards']}>{children}</div>
      </div>
    </AccountPage>
  )
}
