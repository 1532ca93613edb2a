import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './filter-menu.module.css'

type FilterMenuProps = {
  /** The filters in force. */
  chosen: readonly { key: string; name: ReactNode }[]
  children: ReactNode
}

/** Filters of a list, behind one word that names those in force. */
export const FilterMenu = ({ chosen, children }: FilterMenuProps) => (
  <details className={styles['filter']}>
    <summary>
      <Trans>Filtrar</Trans>
      {chosen.map(({ key, name }) => (
        <span key={key}>{name}</span>
      ))}
    </summary>
    {children}
  </details>
)
