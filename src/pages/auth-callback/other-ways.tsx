import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Actions } from '#src/ui/flow-page.tsx'
import type { CallbackSection } from './callback-section.ts'

/** On from a link that cannot be used: the code of the same e-mail, or a new link. */
export const OtherWays = ({ state, send }: CallbackSection) => (
  <>
    <FailureNote failure={state.context.failure} />
    <Actions>
      <Button kind="primary" onClick={() => send({ type: 'code.open' })}>
        <Trans>Digitar o código do e-mail</Trans>
      </Button>
      <Button kind="ghost" onClick={() => send({ type: 'newLink.open' })}>
        <Trans>Pedir um novo link</Trans>
      </Button>
    </Actions>
  </>
)
