import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import styles from './transcription.module.css'

/** Rarely needed actions in a disclosure. */
export const MoreActions = ({ actions, children }: { actions: ReactNode; children: ReactNode }) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={styles['actions']}>
        <ButtonRow>
          {actions}
          <Button kind="ghost" expanded={isOpen} controls={id} onClick={() => setOpen(!isOpen)}>
            <Trans>Mais</Trans>
          </Button>
        </ButtonRow>
      </div>
      <div id={id} hidden={!isOpen}>
        <ButtonRow>{children}</ButtonRow>
      </div>
    </>
  )
}
