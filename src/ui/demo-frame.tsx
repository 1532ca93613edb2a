import type { ReactNode } from 'react'
import { type LazyPart, useOnDemand } from '#src/page-context/on-demand.ts'
import { Button } from './button.tsx'
import { LoadFailed } from './load-failed.tsx'
import styles from './demo-frame.module.css'

type DemoFrameProps = {
  part: LazyPart
  /** Label of the button. */
  invitation: ReactNode
  /** Static preview, shown until the button is clicked. */
  children?: ReactNode
}

/** The clicked button was unmounted, and would lose the focus to the body. */
const takeFocus = (opened: HTMLElement | null) => opened?.focus({ preventScroll: true })

/** A preview of a demo: a click loads the demo and replaces the preview. */
export const DemoFrame = ({ part, invitation, children }: DemoFrameProps) => {
  const { stage, Body, open } = useOnDemand(part)
  if (Body !== null) {
    return (
      <div ref={takeFocus} tabIndex={-1} className={styles['opened']}>
        <Body />
      </div>
    )
  }
  return (
    <div className={styles['frame']}>
      {children}
      <Button kind="ghost" busy={stage === 'loading'} onClick={open}>
        {invitation}
      </Button>
      {stage === 'failed' && (
        <p>
          <LoadFailed />
        </p>
      )}
    </div>
  )
}
