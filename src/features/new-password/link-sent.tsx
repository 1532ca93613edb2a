import { Trans } from '@lingui/react/macro'
import { useFlowState } from '#src/flow-runtime/flow-state.ts'
import { Button } from '#src/ui/button.tsx'
import type { NewPasswordSection } from './new-password-section.ts'

export const LinkSent = ({ flow }: NewPasswordSection) => {
  const { email } = useFlowState(flow, (state) => ({ email: state.context.email }))
  return (
    <>
      <p>
        <Trans>
          O link para escolher outra senha está a caminho de <strong>{email}</strong>. Ele vale por uma hora. Veja
          também a caixa de spam.
        </Trans>
      </p>
      <Button kind="primary" onClick={() => flow.send({ type: 'code.open' })}>
        <Trans>Digitar o código do e-mail</Trans>
      </Button>
    </>
  )
}
