import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Disclosure } from './disclosure.tsx'
import styles from './filter-menu.module.css'

type FilterMenuProps = {
  /** The active filters. */
  chosen: readonly { key: string; name: ReactNode; className?: string | undefined }[]
  children: ReactNode
}

/** Filters of a list in a disclosure whose label names the active ones. */
export const FilterMenu = ({ chosen, children }: FilterMenuProps) => (
  <div className={styles['filter']}>
    <Disclosure
      title={
        <>
          <Trans>Filtrar</Trans>
          {chosen.map(({ key, name, className = '' }) => (
            <span key={key} className={`${styles['chosen']} ${className}`}>
              {name}
            </span>
          ))}
        </>
      }
    >
      {children}
    </Disclosure>
  </div>
)
