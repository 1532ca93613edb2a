import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { Resend } from '#src/ui/resend.tsx'
import type { LoginSection } from './login-section.ts'

/** Says the same for an address with and without an account. */
export const ResetSent = ({ state, send }: LoginSection) => {
  const { email } = state.context
  return (
    <>
      <p>
        <Trans>
          Se <strong>{email}</strong> tem uma conta, o link para escolher outra senha está a caminho. Ele vale por uma
          hora. Veja também a caixa de spam.
        </Trans>
      </p>
      <Button kind="primary" onClick={() => send({ type: 'code.open' })}>
        <Trans>Digitar o código do e-mail</Trans>
      </Button>
      <Resend
        stage={state.matches({ reset: { sent: 'cooling' } }) ? 'cooling' : 'ready'}
        onResend={() => send({ type: 'email.resend' })}
      />
      <Button kind="quiet" onClick={() => send({ type: 'reset.open' })}>
        <Trans>Corrigir o e-mail</Trans>
      </Button>
      <Button kind="quiet" onClick={() => send({ type: 'signIn.open' })}>
        <Trans>Voltar para o login</Trans>
      </Button>
    </>
  )
}
