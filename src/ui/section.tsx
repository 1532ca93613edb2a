import type { ReactNode } from 'react'
import styles from './section.module.css'
import { Wave } from './wave.tsx'

type SectionProps = {
  /** Of the title, and the fragment that leads here. */
  id: string
  title: ReactNode
  lead?: ReactNode
  /** Stands under the lead, in the same column: buttons, as a rule. */
  actions?: ReactNode
  /** Title on the left and content on the right, where there is room. */
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

/** One thought of a page under its own heading; a sunken one stands apart from its neighbours. */
export const Section = ({ isSunken = false, ...props }: SectionProps & { isSunken?: boolean }) => (
  <section className={isSunken ? styles['sunken'] : styles['section']} aria-labelledby={props.id}>
    <Inside {...props} />
  </section>
)

/** The same in the brand's own colour, between two waves; a closing one runs into the end of the page. */
export const Band = ({ isClosing = false, ...props }: SectionProps & { isClosing?: boolean }) => (
  <section className={styles['banded']} aria-labelledby={props.id}>
    <Wave />
    <div className={`${styles['band']} ${isClosing ? styles['closing'] : ''}`}>
      <Inside {...props} />
    </div>
    {!isClosing && <Wave isEbbing />}
  </section>
)
