import { type ReactNode, useEffect, useRef } from 'react'
import styles from './flow-page.module.css'

/** Names what is shown, for tests and tools: the flow, and which of its views. */
export type Marker = { 'data-flow': string; 'data-view': string | undefined }

type FlowPageProps = {
  /** A new view takes the focus to its title. */
  marker: Marker
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
}

/** One column for one task: title, a line on what it is for, then the step. */
export const FlowPage = ({ marker, title, lead, children }: FlowPageProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const view = marker['data-view']
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    heading.current?.focus()
  }, [view])
  return (
    <div className={styles['page']} {...marker}>
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
