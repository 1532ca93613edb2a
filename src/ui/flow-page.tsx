import { type ReactNode, useEffect, useRef } from 'react'
import { useScreenTitle } from '#src/page-context/screen-title.ts'
import styles from './flow-page.module.css'

/** Data attributes for tests and tools: the flow, and its current view. */
export type Marker = { 'data-flow': string; 'data-view': string | undefined }

type FlowPageProps = {
  /** When the view changes, the title takes the focus. */
  marker?: Marker
  title: ReactNode
  lead?: ReactNode
  /** A step that confirms success. */
  isDone?: boolean | undefined
  children: ReactNode
}

/** A page with one task: title and lead, and the current step in a bubble under or beside them. */
export const FlowPage = ({ marker, title, lead, isDone = false, children }: FlowPageProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useScreenTitle(heading)
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

/** Buttons and links in a row; full width in a narrow column. */
export const Actions = ({ children }: { children: ReactNode }) => <div className={styles['actions']}>{children}</div>

/** A divider between two alternatives. */
export const Divider = ({ children }: { children: ReactNode }) => <p className={styles['divider']}>{children}</p>

/** A question with a link to another page, at the end of a form. */
export const Aside = ({ children }: { children: ReactNode }) => <p className={styles['aside']}>{children}</p>
