import type { ReactNode } from 'react'
import type { Marker } from './flow-page.tsx'
import styles from './stack.module.css'

/** A vertical stack that is a flow's part of a card. */
export const Stack = ({ marker, children }: { marker: Marker; children: ReactNode }) => (
  <div className={styles['stack']} {...marker}>
    {children}
  </div>
)
