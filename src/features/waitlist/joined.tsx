import { Trans } from '@lingui/react/macro'
import { useFlowState } from '#src/flow-runtime/flow-state.ts'
import { Button } from '#src/ui/button.tsx'
import type { WaitlistSection } from './waitlist-section.ts'

/** The same text for an address that was already on the list, so that membership does not leak. */
export const Joined = ({ flow }: WaitlistSection) => {
  const { email } = useFlowState(flow, (state) => ({ email: state.context.email }))
  return (
    <>
      <p>
        <Trans>
          Enviamos um link para <strong>{email}</strong>. Abra-o para confirmar que o e-mail é seu. Veja também a caixa
          de spam.
        </Trans>
      </p>
      <Button kind="ghost" onClick={() => flow.send({ type: 'form.again' })}>
        <Trans>Usar outro e-mail</Trans>
      </Button>
    </>
  )
}
