import { Trans } from '@lingui/react/macro'
import { useFlowState } from '#src/flow-runtime/flow-state.ts'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Actions } from '#src/ui/flow-page.tsx'
import type { WaitlistSection } from './waitlist-section.ts'

export const Offer = ({ flow }: WaitlistSection) => {
  const { failure, isConfirming, isLeaving } = useFlowState(flow, (state) => ({
    failure: state.context.failure,
    isConfirming: state.matches('confirming'),
    isLeaving: state.matches('leaving'),
  }))
  return (
    <>
      <FailureNote failure={failure} />
      <Actions>
        <Button kind="primary" busy={isConfirming} onClick={() => flow.send({ type: 'entry.confirm' })}>
          <Trans>Confirmar meu lugar</Trans>
        </Button>
        <Button kind="ghost" busy={isLeaving} onClick={() => flow.send({ type: 'entry.leave' })}>
          <Trans>Sair da lista</Trans>
        </Button>
      </Actions>
    </>
  )
}
