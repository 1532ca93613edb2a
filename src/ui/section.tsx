import type { ReactNode } from 'react'
import styles from './section.module.css'
import { Wave } from './wave.tsx'

type SectionProps = {
  /** Id of the title, for links with a fragment. */
  id: string
  title: ReactNode
  lead?: ReactNode
  /** Under the lead, in the same column; usually buttons. */
  actions?: ReactNode
  /** Two columns, title and content, on wide screens. */
  isSplit?: boolean
  children?: ReactNode
}

const Inside = ({ id, title, lead, actions, isSplit = false, children }: SectionProps) => (
  <div className={`${styles['inside']} ${isSplit ? styles['split'] : ''}`}>
    <div className={styles['head']}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      {actions}
    </div>
    {children}
  </div>
)

/** A section with its heading; a sunken one has another background. */
export const Section = ({ isSunken = false, ...props }: SectionProps & { isSunken?: boolean }) => (
  <section className={isSunken ? styles['sunken'] : styles['section']} aria-labelledby={props.id}>
    <Inside {...props} />
  </section>
)

/** The same in the brand colour, between two waves; a closing one has no wave at its end. */
export const Band = ({ isClosing = false, ...props }: SectionProps & { isClosing?: boolean }) => (
  <section className={styles['banded']} aria-labelledby={props.id}>
    <Wave />
    <div className={`${styles['band']} ${isClosing ? styles['closing'] : ''}`}>
      <Inside {...props} />
    </div>
    {!isClosing && <Wave isEbbing />}
  </section>
)
