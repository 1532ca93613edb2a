import { Trans } from '@lingui/react/macro'
import { useFlowState } from '#src/flow-runtime/flow-state.ts'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Actions } from '#src/ui/flow-page.tsx'
import type { WaitlistSection } from './waitlist-section.ts'

export const Offer = ({ flow }: WaitlistSection) => {
  const { failure, isBusy } = useFlowState(flow, (state) => ({
    failure: state.context.failure,
    isBusy: state.hasTag('busy'),
  }))
  return (
    <>
      <FailureNote failure={failure} />
      <Actions>
        <Button kind="primary" busy={isBusy} onClick={() => flow.send({ type: 'entry.confirm' })}>
          <Trans>Confirmar meu lugar</Trans>
        </Button>
        <Button kind="ghost" busy={isBusy} onClick={() => flow.send({ type: 'entry.leave' })}>
          <Trans>Sair da lista</Trans>
        </Button>
      </Actions>
    </>
  )
}
