import type { ReactNode } from 'react'
import { ButtonRow } from './button-row.tsx'
import styles from './page-hero.module.css'

type PageHeroProps = {
  title: ReactNode
  lead: ReactNode
  actions?: ReactNode
  /** Beside the text, or under it on narrow screens. */
  figure?: ReactNode
}

/**
 * The hero of a page: title, lead, actions and figure. In the order of a narrow screen: a document can be painted before all
 * of it has arrived, and what comes later must not push away what is shown.
 */
export const PageHero = ({ title, lead, actions, figure }: PageHeroProps) => (
  <div className={`${styles['hero']} ${figure === undefined ? '' : styles['figured']}`}>
    <div>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles['lead']}>{lead}</p>
      {actions !== undefined && (
        <div className={styles['actions']}>
          <ButtonRow>{actions}</ButtonRow>
        </div>
      )}
    </div>
    {figure !== undefined && <div>{figure}</div>}
  </div>
)
