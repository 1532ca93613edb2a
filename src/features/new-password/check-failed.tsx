import { Trans } from '@lingui/react/macro'
import { useFlowState } from '#src/flow-runtime/flow-state.ts'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import type { NewPasswordSection } from './new-password-section.ts'

export const CheckFailed = ({ flow }: NewPasswordSection) => {
  const { failure } = useFlowState(flow, (state) => ({ failure: state.context.failure }))
  return (
    <>
      <FailureNote failure={failure} />
      <Button kind="primary" onClick={() => flow.send({ type: 'session.retry' })}>
        <Trans>Tentar de novo</Trans>
      </Button>
    </>
  )
}
