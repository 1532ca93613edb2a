import type { ReactNode } from 'react'
import styles from './field-pair.module.css'

/** Two fields, beside each other where the container is wide enough. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={styles['pair']}>{children}</div>
