import { Trans } from '@lingui/react/macro'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { mailRetryFlow } from './mail-retry.flow.ts'

type MailRetryProps = { id: string; /** Id of what names the mail. */ describedBy: string }

export const MailRetry = ({ id, describedBy }: MailRetryProps) => {
  const flow = useFlow(mailRetryFlow, { input: { id } })
  const { view, marker } = useFlowView(flow)
  const { failure, isBusy } = useFlowState(flow, (state) => ({
    failure: state.context.failure,
    isBusy: state.hasTag('busy'),
  }))
  return (
    <Stack marker={marker}>
      <FailureNote failure={failure} />
      <StatusLine>{view === 'queued' && <Trans>O e-mail voltou para a fila.</Trans>}</StatusLine>
      {view === 'givenUp' && (
        <Button kind="ghost" busy={isBusy} describedBy={describedBy} onClick={() => flow.send({ type: 'mail.retry' })}>
          {isBusy ? <Trans>Enviando...</Trans> : <Trans>Tentar de novo</Trans>}
        </Button>
      )}
    </Stack>
  )
}
