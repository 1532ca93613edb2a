import type { ReactNode } from 'react'
import styles from './definition-list.module.css'

type DefinitionListProps = {
  /** `level`: beside each other. `long`: values below their terms on a phone. `prose`: sentences, always below. */
  kind?: 'level' | 'long' | 'prose'
  children: ReactNode
}

export const DefinitionList = ({ kind = 'level', children }: DefinitionListProps) => (
  <dl className={`${styles['list']} ${styles[kind]}`}>{children}</dl>
)

/** A term with its value. */
export const Definition = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <div className={styles['pair']}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
