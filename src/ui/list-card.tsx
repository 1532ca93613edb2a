import { createContext, type ReactNode, type RefObject, use, useId } from 'react'
import styles from './list-card.module.css'

type ListCardProps = {
  title: ReactNode
  /** The text of the heading, for the focus. */
  heading?: RefObject<HTMLSpanElement | null>
  /** Id of the card, for links with a fragment. */
  anchor?: string
  /** Beside the title: a link to the whole list, a status, a button. */
  action?: ReactNode
  children: ReactNode
}

const TitleContext = createContext<ReactNode>(null)

/** The heading text of the surrounding card, for messages about the card. */
export const useCardTitle = (): ReactNode => use(TitleContext)

/** A section of the account, with its heading. */
export const ListCard = ({ title, heading, anchor, action, children }: ListCardProps) => {
  const id = useId()
  return (
    <section id={anchor} className={styles['card']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>
          {heading === undefined ? (
            title
          ) : (
            <span ref={heading} tabIndex={-1}>
              {title}
            </span>
          )}
        </h2>
        {action}
      </div>
      <TitleContext value={title}>{children}</TitleContext>
    </section>
  )
}

type ListRowsProps = {
  /** A click anywhere on a row follows its link. */
  isClickable?: boolean
  /** The text is short: the end of a row stays beside it on a phone. */
  isShort?: boolean
  children: ReactNode
}

export const ListRows = ({ isClickable = false, isShort = false, children }: ListRowsProps) => (
  <ul className={`${styles['rows']} ${isClickable ? styles['pressed'] : ''} ${isShort ? styles['short'] : ''}`}>
    {children}
  </ul>
)

type ListRowProps = {
  detail?: ReactNode
  /** At the end of the row: an amount, a status, actions. */
  aside?: ReactNode
  /** Under all of it, as wide as the row. */
  below?: ReactNode
  children: ReactNode
}

export const ListRow = ({ detail, aside, below, children }: ListRowProps) => (
  <li className={styles['row']}>
    <div className={styles['words']}>
      {children}
      {detail !== undefined && <p className={styles['detail']}>{detail}</p>}
    </div>
    {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
    {below !== undefined && <div className={styles['below']}>{below}</div>}
  </li>
)
