import { Trans } from '@lingui/react/macro'
import type { Failure } from '#contracts/errors.ts'
import { Question } from '#src/account/question.tsx'

type ActivationDialogProps = {
  name: string
  /** Whether the account is active now. */
  isActive: boolean
  isChanging: boolean
  failure: Failure | null
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation, and explains the consequences. */
export const ActivationDialog = ({
  name,
  isActive,
  isChanging,
  failure,
  onConfirm,
  onCancel,
}: ActivationDialogProps) => (
  <Question
    title={isActive ? <Trans>Desativar a conta de {name}?</Trans> : <Trans>Ativar a conta de {name}?</Trans>}
    no={<Trans>Cancelar</Trans>}
    yes={
      <>
        {isChanging && <Trans>Salvando...</Trans>}
        {!isChanging && (isActive ? <Trans>Desativar conta</Trans> : <Trans>Ativar conta</Trans>)}
      </>
    }
    isBusy={isChanging}
    failure={failure}
    onYes={onConfirm}
    onNo={onCancel}
  >
    <p>
      {isActive ? (
        <Trans>A pessoa sai de todos os aparelhos agora e não entra mais na conta. Nada é apagado.</Trans>
      ) : (
        <Trans>A pessoa volta a entrar na conta, com tudo o que havia nela.</Trans>
      )}
    </p>
  </Question>
)
