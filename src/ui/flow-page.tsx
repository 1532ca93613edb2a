import { type ReactNode, useEffect, useRef } from 'react'
import styles from './flow-page.module.css'

/** Names what is shown, for tests and tools: the flow, and which of its views. */
export type Marker = { 'data-flow': string; 'data-view': string | undefined }

type FlowPageProps = {
  /** A new view takes the focus to its title. */
  marker?: Marker
  title: ReactNode
  lead?: ReactNode
  /** A step that tells of something done. */
  isDone?: boolean | undefined
  children: ReactNode
}

/** One task: title and a line on what it is for, then the step in a bubble under or beside them. */
export const FlowPage = ({ marker, title, lead, isDone = false, children }: FlowPageProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const view = marker?.['data-view']
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
      <div className={`${styles['card']} ${isDone ? styles['done'] : ''}`}>{children}</div>
    </div>
  )
}

/** Buttons and links side by side, each as wide as the column where it is narrow. */
export const Actions = ({ children }: { children: ReactNode }) => <div className={styles['actions']}>{children}</div>

/** A thin line between two ways to go on. */
export const Divider = ({ children }: { children: ReactNode }) => <p className={styles['divider']}>{children}</p>

/** A question with the way for those it is for, at the end of a form. */
export const Aside = ({ children }: { children: ReactNode }) => <p className={styles['aside']}>{children}</p>
