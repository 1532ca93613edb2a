import { Trans } from '@lingui/react/macro'
import { useFlowState } from '#src/flow-runtime/flow-state.ts'
import { Button } from '#src/ui/button.tsx'
import type { LoginSection } from './login-section.ts'

/** Back to the sign-in form; ends the session that the first factor has opened. */
export const AbandonSignIn = ({ flow }: LoginSection) => {
  const { isLeaving } = useFlowState(flow, (state) => ({ isLeaving: state.matches({ secondFactor: 'abandoning' }) }))
  return (
    <Button kind="quiet" busy={isLeaving} onClick={() => flow.send({ type: 'signIn.open' })}>
      <Trans>Voltar para o login</Trans>
    </Button>
  )
}
