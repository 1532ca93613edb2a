import { type ReactNode, useEffect, useRef } from 'react'
import styles from './flow-page.module.css'

type FlowPageProps = {
  /** Which step of the flow is shown. A new step takes the focus to its title. */
  step: string
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
}

/** One column for one task: title, a line on what it is for, then the step. */
export const FlowPage = ({ step, title, lead, children }: FlowPageProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1 ref={heading} tabIndex={-1} className={styles['title']}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      </div>
      <div className={styles['card']}>{children}</div>
    </div>
  )
}

/** Buttons and links side by side, wrapping where there is no room. */
export const Actions = ({ children }: { children: ReactNode }) => <div className={styles['actions']}>{children}</div>

/** A thin line between two ways to go on. */
export const Divider = ({ children }: { children: ReactNode }) => <p className={styles['divider']}>{children}</p>
