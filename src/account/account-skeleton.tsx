import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type PageId, usePlace } from '#src/page-context/place.ts'
import { nameOf } from '#src/page-context/titles.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { SETTINGS_PAGES } from './account-sections.ts'
import layout from './account-page.module.css'
import styles from './account-skeleton.module.css'

/** Number of text lines in each card of a page, about as many as the loaded page has. */
const CARDS: Partial<Record<PageId, readonly number[]>> = {
  dashboard: [9, 6, 5],
  transcriptions: [18],
  subscription: [16],
  settings: [5, 3, 3, 2],
  accountSettings: [3, 12],
  emailSettings: [3],
  privacySettings: [5, 3, 4],
  dataSettings: [6, 10],
  securitySettings: [7, 5, 6, 6],
  transcribeSettings: [4, 12, 4],
  languageSettings: [3, 2, 4],
}
const USUAL = [9, 9]

/**
 * Skeleton of an account page until the session is known: prerendered, with the sizes of the content that replaces it.
 * The greeting has no name yet: no name is stored on the device.
 */
export const AccountSkeleton = () => {
  const { i18n } = useLingui()
  const { page } = usePlace()
  const isSetting = SETTINGS_PAGES.some((id) => id === page)
  return (
    <>
      <output className="visually-hidden">
        <Trans>Carregando...</Trans>
      </output>
      <div className={layout['page']} aria-hidden="true">
        <div className={layout['head']}>
          {isSetting && <span className={styles['trail']} />}
          <p className={styles['title']}>{page === 'dashboard' ? <Trans>Olá</Trans> : nameOf(i18n, page)}</p>
        </div>
        <div className={isSetting ? styles['setting'] : styles['cards']}>
          {(CARDS[page] ?? USUAL).map((lines, card) => (
            <div key={card} className={styles['card']}>
              <Skeleton lines={lines} />
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
