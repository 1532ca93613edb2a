import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type PageId, usePlace } from '#src/page-context/place.ts'
import { nameOf } from '#src/page-context/titles.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import layout from './account-layout.module.css'
import styles from './account-skeleton.module.css'

/** Lines of text in each card of a page, about as many as it will have. */
const CARDS: Partial<Record<PageId, readonly number[]>> = {
  dashboard: [6, 6, 5],
  transcriptions: [8],
  settings: [8, 3],
  accountSettings: [3, 10],
}
const USUAL = [5, 5]

/**
 * A page of the account before it is known who is signed in: prerendered, in the sizes of what takes its place. The
 * greeting waits for its name: none is kept on the device.
 */
export const AccountSkeleton = () => {
  const { i18n } = useLingui()
  const { page } = usePlace()
  return (
    <>
      <output className="visually-hidden">
        <Trans>Carregando...</Trans>
      </output>
      <div className={layout['page']} aria-hidden="true">
        <div className={layout['head']}>
          <p className={styles['title']}>{page === 'dashboard' ? <Trans>Olá</Trans> : nameOf(i18n, page)}</p>
        </div>
        <div className={styles['cards']}>
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
