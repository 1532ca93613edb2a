import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Actions } from '#src/ui/flow-page.tsx'
import type { WaitlistSection } from './waitlist-section.ts'

export const Offer = ({ state, send }: WaitlistSection) => (
  <>
    <FailureNote failure={state.context.failure} />
    <Actions>
      <Button kind="primary" busy={state.matches('confirming')} onClick={() => send({ type: 'entry.confirm' })}>
        <Trans>Confirmar meu lugar</Trans>
      </Button>
      <Button kind="ghost" busy={state.matches('leaving')} onClick={() => send({ type: 'entry.leave' })}>
        <Trans>Sair da lista</Trans>
      </Button>
    </Actions>
  </>
)
