import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { viewOf } from '#machines/kit/view.ts'
import { exportDownloadFlow } from './export-download.flow.ts'
import { markerOf } from '#src/flow-runtime/marker.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { Stack } from '#src/ui/stack.tsx'

export const ExportDownload = ({ id }: { id: string }) => {
  const flow = useFlow(exportDownloadFlow, { input: { id } })
  const state = useSelector(flow, (snapshot) => snapshot)
  const isBusy = state.hasTag('busy')
  return (
    <Stack marker={markerOf(state)}>
      <FailureNote failure={state.context.failure} />
      <StatusLine>{viewOf(state) === 'saved' && <Trans>Arquivo salvo neste aparelho.</Trans>}</StatusLine>
      <Button kind="ghost" busy={isBusy} onClick={() => flow.send({ type: 'file.download' })}>
        {isBusy ? <Trans>Baixando...</Trans> : <Trans>Baixar a cópia</Trans>}
      </Button>
    </Stack>
  )
}
