import { Trans } from '@lingui/react/macro'
import { exportDownloadFlow } from './export-download.flow.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { Stack } from '#src/ui/stack.tsx'

type ExportDownloadProps = { id: string; requestedAt: string }

export const ExportDownload = ({ id, requestedAt }: ExportDownloadProps) => {
  const flow = useFlow(exportDownloadFlow, { input: { id, requestedAt } })
  const { view, marker } = useFlowView(flow)
  const { failure, isBusy } = useFlowState(flow, (state) => ({
    failure: state.context.failure,
    isBusy: state.hasTag('busy'),
  }))
  return (
    <Stack marker={marker}>
      <FailureNote failure={failure} />
      <StatusLine>{view === 'saved' && <Trans>Arquivo salvo neste aparelho.</Trans>}</StatusLine>
      <Button kind="ghost" busy={isBusy} onClick={() => flow.send({ type: 'file.download' })}>
        {isBusy ? <Trans>Baixando...</Trans> : <Trans>Baixar a cópia</Trans>}
      </Button>
    </Stack>
  )
}
