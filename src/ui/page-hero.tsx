import type { ReactNode } from 'react'
import styles from './page-hero.module.css'

type PageHeroProps = {
  title: ReactNode
  lead: ReactNode
  actions?: ReactNode
  /** Stands beside the words, or under them where there is no room. */
  figure?: ReactNode
}

/** How a page of the site begins: what it promises, and the first steps from here. */
export const PageHero = ({ title, lead, actions, figure }: PageHeroProps) => (
  <div className={`${styles['hero']} ${figure === undefined ? '' : styles['figured']}`}>
    <div>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles['lead']}>{lead}</p>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
    {figure}
  </div>
)
