import { Trans } from '@lingui/react/macro'
import { formOf, useFlowState } from '#src/flow-runtime/flow-state.ts'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import type { NewPasswordSection } from './new-password-section.ts'

export const LinkOffered = ({ flow }: NewPasswordSection) => {
  const { failure, isBusy } = useFlowState(flow, formOf)
  return (
    <>
      <FailureNote failure={failure} />
      <Button kind="primary" busy={isBusy} onClick={() => flow.send({ type: 'link.send' })}>
        {isBusy ? <Trans>Enviando...</Trans> : <Trans>Pedir um novo link</Trans>}
      </Button>
      <Button kind="quiet" busy={isBusy} onClick={() => flow.send({ type: 'account.open' })}>
        <Trans>Ir para minha conta</Trans>
      </Button>
    </>
  )
}
