import type { ReactNode } from 'react'
import styles from './faq.module.css'

export const Faq = ({ children }: { children: ReactNode }) => <div className={styles['faq']}>{children}</div>

/** A question that opens its answer, without a script too. Its mark is where `src/head/questions.ts` reads it. */
export const FaqItem = ({ question, children }: { question: ReactNode; children: ReactNode }) => (
  <details data-question="" className={styles['item']}>
    <summary>{question}</summary>
    <div className={styles['answer']}>{children}</div>
  </details>
)
