import { Trans } from '@lingui/react/macro'
import { useFlowState } from '#src/flow-runtime/flow-state.ts'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Resend } from '#src/ui/resend.tsx'
import type { LoginSection } from './login-section.ts'

/** Says the same for an address with and without an account. */
export const PasswordResetSent = ({ flow }: LoginSection) => {
  const { email, failure, isBusy, isCooling } = useFlowState(flow, (state) => ({
    email: state.context.email,
    failure: state.context.failure,
    isBusy: state.hasTag('busy'),
    isCooling: state.matches({ passwordReset: { sent: 'coolingDown' } }),
  }))
  const rest = isBusy ? 'sending' : 'ready'
  return (
    <>
      <p>
        <Trans>
          Se <strong>{email}</strong> tem uma conta, o link para escolher outra senha está a caminho. Ele vale por uma
          hora. Veja também a caixa de spam.
        </Trans>
      </p>
      <FailureNote failure={failure} />
      <Button kind="primary" onClick={() => flow.send({ type: 'code.open' })}>
        <Trans>Digitar o código do e-mail</Trans>
      </Button>
      <Resend stage={isCooling ? 'coolingDown' : rest} onResend={() => flow.send({ type: 'email.resend' })} />
      <Button kind="quiet" onClick={() => flow.send({ type: 'passwordReset.open' })}>
        <Trans>Corrigir o e-mail</Trans>
      </Button>
      <Button kind="quiet" onClick={() => flow.send({ type: 'signIn.open' })}>
        <Trans>Voltar para o login</Trans>
      </Button>
    </>
  )
}
