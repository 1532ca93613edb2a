import { Trans } from '@lingui/react/macro'
import type { Failure } from '#contracts/errors.ts'
import type { ChosenSessions } from '#machines/other-sessions/other-sessions.machine.ts'
import { ConfirmDialog } from '#src/account/confirm-dialog.tsx'

const TITLES = {
  one: <Trans>Sair da conta nesse aparelho?</Trans>,
  others: <Trans>Sair dos outros aparelhos?</Trans>,
  global: <Trans>Sair de todos os aparelhos?</Trans>,
}

const MESSAGES = {
  one: <Trans>Lá será preciso entrar de novo. Se não era você, troque também a senha.</Trans>,
  others: <Trans>Neste aparelho você continua na conta. Nos outros será preciso entrar de novo.</Trans>,
  global: <Trans>Será preciso entrar de novo em cada aparelho, também neste.</Trans>,
}

type EndQuestionProps = {
  scope: ChosenSessions['scope']
  isBusy: boolean
  failure: Failure | null
  onYes: () => void
  onNo: () => void
}

export const EndQuestion = ({ scope, isBusy, ...rest }: EndQuestionProps) => (
  <ConfirmDialog
    title={TITLES[scope]}
    no={<Trans>Continuar na conta</Trans>}
    yes={isBusy ? <Trans>Saindo...</Trans> : <Trans>Sair agora</Trans>}
    isBusy={isBusy}
    {...rest}
  >
    <p>{MESSAGES[scope]}</p>
  </ConfirmDialog>
)
