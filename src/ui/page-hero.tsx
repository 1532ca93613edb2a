import type { ReactNode } from 'react'
import styles from './page-hero.module.css'

type PageHeroProps = {
  title: ReactNode
  lead: ReactNode
  actions?: ReactNode
  /** Beside the text, or under it on narrow screens. */
  figure?: ReactNode
  /** On narrow screens the figure comes before the actions. */
  isFigureFirst?: boolean
}

/** The hero of a page: title, lead, actions and figure. */
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
