import type { ReactNode } from 'react'
import styles from './stages.module.css'

type StageProps = {
  title: ReactNode
  /** Says what `message` shows. */
  caption: ReactNode
  /** The voice message after this stage. */
  message: ReactNode
  children: ReactNode
}

export const Stage = ({ title, caption, message, children }: StageProps) => (
  <li className={styles['stage']}>
    <div className={styles['text']}>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
    <figure className={styles['message']}>
      <figcaption>{caption}</figcaption>
      {message}
    </figure>
  </li>
)
