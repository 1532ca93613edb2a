import type { ReactNode } from 'react'
import styles from './definition-list.module.css'

type DefinitionListProps = {
  /** Values below their terms on a phone, for values that are long as a rule. */
  isStacked?: boolean
  children: ReactNode
}

export const DefinitionList = ({ isStacked = false, children }: DefinitionListProps) => (
  <dl className={`${styles['list']} ${isStacked ? '' : styles['level']}`}>{children}</dl>
)

/** A term with its value. */
export const Definition = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <div className={styles['pair']}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
