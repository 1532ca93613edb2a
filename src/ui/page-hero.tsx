import type { ReactNode } from 'react'
import styles from './page-hero.module.css'

type PageHeroProps = {
  title: ReactNode
  lead: ReactNode
  actions?: ReactNode
  /** Stands beside the words, or under them where there is no room. */
  figure?: ReactNode
  /** The figure is what the page is about: on a narrow screen it comes before the actions. */
  isFigureFirst?: boolean
}

/** How a page of the site begins: what it promises, and the first steps from here. */
export const PageHero = ({ title, lead, actions, figure, isFigureFirst = false }: PageHeroProps) => (
  <div
    className={`${styles['hero']} ${figure === undefined ? '' : styles['figured']} ${isFigureFirst ? styles['first'] : ''}`}
  >
    <div className={styles['head']}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles['lead']}>{lead}</p>
    </div>
    {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    {figure !== undefined && <div className={styles['figure']}>{figure}</div>}
  </div>
)
