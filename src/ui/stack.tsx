import type { ReactNode } from 'react'
import type { Marker } from './flow-page.tsx'
import styles from './stack.module.css'

/** A flow's part of a card: one thing under the other. */
export const Stack = ({ marker, children }: { marker: Marker; children: ReactNode }) => (
  <div className={styles['stack']} {...marker}>
    {children}
  </div>
)
