import { Trans } from '@lingui/react/macro'
import { useFlowState } from '#src/flow-runtime/flow-state.ts'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Resend } from '#src/ui/resend.tsx'
import type { LoginSection } from './login-section.ts'

export const Unconfirmed = ({ flow }: LoginSection) => {
  const { email, failure, isSending, isSent, isWaiting } = useFlowState(flow, (state) => ({
    email: state.context.email,
    failure: state.context.failure,
    isSending: state.matches({ signIn: { unconfirmed: 'sending' } }),
    isSent: state.matches({ signIn: { unconfirmed: 'coolingDown' } }),
    isWaiting: state.matches({ signIn: { unconfirmed: 'coolingDownAfterSignUp' } }),
  }))
  const isCooling = isSent || isWaiting
  const rest = isSending ? 'sending' : 'ready'
  return (
    <>
      <p>
        <Trans>
          A senha está certa, mas o e-mail <strong>{email}</strong> ainda não foi confirmado. Abra a mensagem que
          enviamos no cadastro ou peça outra.
        </Trans>
      </p>
      {isSent && (
        <Notice tone="success">
          <Trans>Enviamos outro e-mail. Veja também a caixa de spam.</Trans>
        </Notice>
      )}
      <FailureNote failure={failure} />
      <Button kind="primary" onClick={() => flow.send({ type: 'code.open' })}>
        <Trans>Digitar o código do e-mail</Trans>
      </Button>
      <Resend stage={isCooling ? 'coolingDown' : rest} onResend={() => flow.send({ type: 'email.resend' })} />
      <Button kind="quiet" onClick={() => flow.send({ type: 'signIn.open' })}>
        <Trans>Voltar para o login</Trans>
      </Button>
    </>
  )
}
