import { Trans } from '@lingui/react/macro'
import type { Failure } from '#contracts/errors.ts'
import { Question } from '#src/account/question.tsx'

type DeleteDialogProps = { isDeleting: boolean; failure: Failure | null; onConfirm: () => void; onCancel: () => void }

export const DeleteDialog = ({ isDeleting, failure, onConfirm, onCancel }: DeleteDialogProps) => (
  <Question
    title={<Trans>Excluir esta transcrição?</Trans>}
    no={<Trans>Manter</Trans>}
    yes={isDeleting ? <Trans>Excluindo...</Trans> : <Trans>Excluir para sempre</Trans>}
    isBusy={isDeleting}
    failure={failure}
    onYes={onConfirm}
    onNo={onCancel}
  >
    <p>
      <Trans>O texto e o resumo são apagados agora e não voltam mais.</Trans>
    </p>
  </Question>
)
