import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'

type SaveButtonsProps = {
  isSaving: boolean
  isUnsaved: boolean
  onSave: () => void
  onRevert: () => void
  /** Label of the button that saves. */
  children: ReactNode
}

/** Both are idle as long as nothing is unsaved. */
export const SaveButtons = ({ isSaving, isUnsaved, onSave, onRevert, children }: SaveButtonsProps) => {
  const idle = !isSaving && !isUnsaved
  return (
    <SaveBar isUnsaved={isSaving || isUnsaved}>
      <Button kind="primary" busy={isSaving} idle={idle} onClick={onSave}>
        {isSaving ? <Trans>Salvando...</Trans> : children}
      </Button>
      <Button kind="quiet" busy={isSaving} idle={idle} onClick={onRevert}>
        <Trans>Desfazer as mudanças</Trans>
      </Button>
    </SaveBar>
  )
}
