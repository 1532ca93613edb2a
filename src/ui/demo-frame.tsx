import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Part, useOnDemand } from '#src/page-context/on-demand.ts'
import { Button } from './button.tsx'
import styles from './demo-frame.module.css'

type DemoFrameProps = {
  part: Part
  /** What the button says. */
  invitation: ReactNode
  /** The picture of it, for whoever does not ask for more. */
  children?: ReactNode
}

/** The button that was pressed is gone, and the focus with it. */
const takeFocus = (opened: HTMLElement | null) => opened?.focus({ preventScroll: true })

/** A picture of something that can be tried: a press puts the thing itself in its place. */
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
        <p role="alert">
          <Trans>Não foi possível carregar. Verifique a conexão e tente de novo.</Trans>
        </p>
      )}
    </div>
  )
}
