import type { ReactNode } from 'react'
import styles from './faq.module.css'

export const Faq = ({ children }: { children: ReactNode }) => <div className={styles['faq']}>{children}</div>

/** A disclosure with a question and its answer, native `details`. `src/head/questions.ts` reads the marked elements. */
export const FaqItem = ({ question, children }: { question: ReactNode; children: ReactNode }) => (
  <details data-question="" className={styles['item']}>
    <summary>{question}</summary>
    <div className={styles['answer']}>{children}</div>
  </details>
)
