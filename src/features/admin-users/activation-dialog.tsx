import { Trans } from '@lingui/react/macro'
import type { Failure } from '#contracts/errors.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'

type ActivationDialogProps = {
  name: string
  /** As it is now. */
  isActive: boolean
  isChanging: boolean
  failure: Failure | null
  onConfirm: () => void
  onCancel: () => void
}

/** Says what it means before it is done. While it is being done there is no way back: closing is for later. */
export const ActivationDialog = ({
  name,
  isActive,
  isChanging,
  failure,
  onConfirm,
  onCancel,
}: ActivationDialogProps) => (
  <Dialog
    isOpen
    title={isActive ? <Trans>Desativar a conta de {name}?</Trans> : <Trans>Ativar a conta de {name}?</Trans>}
    onClose={() => {
      if (!isChanging) onCancel()
    }}
    actions={
      <>
        <Button kind="ghost" busy={isChanging} onClick={onCancel}>
          <Trans>Cancelar</Trans>
        </Button>
        <Button kind="primary" busy={isChanging} onClick={onConfirm}>
          {isChanging && <Trans>Salvando...</Trans>}
          {!isChanging && (isActive ? <Trans>Desativar conta</Trans> : <Trans>Ativar conta</Trans>)}
        </Button>
      </>
    }
  >
    <p>
      {isActive ? (
        <Trans>A pessoa sai de todos os aparelhos agora e não entra mais na conta. Nada é apagado.</Trans>
      ) : (
        <Trans>A pessoa volta a entrar na conta, com tudo o que havia nela.</Trans>
      )}
    </p>
    <FailureNote failure={failure} />
  </Dialog>
)
