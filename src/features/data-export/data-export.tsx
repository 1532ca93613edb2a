import { Trans } from '@lingui/react/macro'
import { Reauthentication } from '#src/reauthentication/reauthentication.tsx'
import { useFocusFallback } from '#src/account/use-focus-fallback.ts'
import { dataExportFlow } from './data-export.flow.ts'
import { formOf, useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { Stack } from '#src/ui/stack.tsx'

export const DataExport = () => {
  const flow = useFlow(dataExportFlow)
  const { view, marker } = useFlowView(flow)
  const form = useFlowState(flow, formOf)
  const place = useFocusFallback<HTMLDivElement>(view)
  const { failure, isBusy } = form
  const isOffer = view === 'offered' || view === 'requested'
  return (
    <div ref={place} tabIndex={-1}>
      <Stack marker={marker}>
        <Reauthentication
          view={view}
          form={form}
          send={(event) => flow.send(event)}
          onCancel={() => flow.send({ type: 'reauthentication.cancel' })}
        />
        {isOffer && <FailureNote failure={failure} />}
        <StatusLine>{view === 'requested' && <Trans>Pedido recebido.</Trans>}</StatusLine>
        {isOffer && (
          <Button kind="ghost" busy={isBusy} onClick={() => flow.send({ type: 'export.request' })}>
            {isBusy ? <Trans>Pedindo...</Trans> : <Trans>Pedir uma cópia</Trans>}
          </Button>
        )}
      </Stack>
    </div>
  )
}
