import { Trans } from '@lingui/react/macro'
import { useFlowState } from '#src/flow-runtime/flow-state.ts'
import { Button } from '#src/ui/button.tsx'
import type { CallbackSection } from './callback-section.ts'

/** Says the same for an address with and without an account. */
export const LinkSent = ({ flow }: CallbackSection) => {
  const { email } = useFlowState(flow, (state) => ({ email: state.context.email }))
  return (
    <>
      <p>
        <Trans>
          Se há uma conta de <strong>{email}</strong> esperando por um link, ele está a caminho. Veja também a caixa de
          spam.
        </Trans>
      </p>
      <Button kind="primary" onClick={() => flow.send({ type: 'code.open' })}>
        <Trans>Digitar o código do e-mail</Trans>
      </Button>
    </>
  )
}
