import { Trans } from '@lingui/react/macro'
import type { Failure } from '#contracts/errors.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'

type DeleteDialogProps = { isDeleting: boolean; failure: Failure | null; onConfirm: () => void; onCancel: () => void }

/** While it is being deleted there is no way back: closing is for later. */
export const DeleteDialog = ({ isDeleting, failure, onConfirm, onCancel }: DeleteDialogProps) => (
  <Dialog
    isOpen
    title={<Trans>Excluir esta transcrição?</Trans>}
    onClose={() => {
      if (!isDeleting) onCancel()
    }}
    actions={
      <>
        <Button kind="ghost" busy={isDeleting} onClick={onCancel}>
          <Trans>Manter</Trans>
        </Button>
        <Button kind="primary" busy={isDeleting} onClick={onConfirm}>
          {isDeleting ? <Trans>Excluindo...</Trans> : <Trans>Excluir de vez</Trans>}
        </Button>
      </>
    }
  >
    <p>
      <Trans>O texto e o resumo são apagados agora e não voltam mais.</Trans>
    </p>
    <FailureNote failure={failure} />
  </Dialog>
)
