import type { ReactNode } from 'react'
import styles from './definition-list.module.css'

export const DefinitionList = ({ children }: { children: ReactNode }) => <dl className={styles['list']}>{children}</dl>

/** A term with its value. */
export const Definition = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <div className={styles['pair']}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
