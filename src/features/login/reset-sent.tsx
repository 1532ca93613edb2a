import { Trans } from '@lingui/react/macro'
import { useFlowState } from '#src/flow-runtime/flow-state.ts'
import { Button } from '#src/ui/button.tsx'
import { Resend } from '#src/ui/resend.tsx'
import type { LoginSection } from './login-section.ts'

/** Says the same for an address with and without an account. */
export const ResetSent = ({ flow }: LoginSection) => {
  const { email, isCooling } = useFlowState(flow, (state) => ({
    email: state.context.email,
    isCooling: state.matches({ reset: { sent: 'cooling' } }),
  }))
  return (
    <>
      <p>
        <Trans>
          Se <strong>{email}</strong> tem uma conta, o link para escolher outra senha está a caminho. Ele vale por uma
          hora. Veja também a caixa de spam.
        </Trans>
      </p>
      <Button kind="primary" onClick={() => flow.send({ type: 'code.open' })}>
        <Trans>Digitar o código do e-mail</Trans>
      </Button>
      <Resend stage={isCooling ? 'cooling' : 'ready'} onResend={() => flow.send({ type: 'email.resend' })} />
      <Button kind="quiet" onClick={() => flow.send({ type: 'reset.open' })}>
        <Trans>Corrigir o e-mail</Trans>
      </Button>
      <Button kind="quiet" onClick={() => flow.send({ type: 'signIn.open' })}>
        <Trans>Voltar para o login</Trans>
      </Button>
    </>
  )
}
