import { Trans } from '@lingui/react/macro'
import type { EmailChangeStatus } from '#contracts/api/email-change.ts'
import { Reauthentication } from '#src/reauthentication/reauthentication.tsx'
import { useFocusFallback } from '#src/account/use-focus-fallback.ts'
import { emailChangeFlow } from './email-change.flow.ts'
import { formOf, useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { Button } from '#src/ui/button.tsx'
import { ListRow, ListRows } from '#src/ui/list-card.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { ChangeEnded } from './change-ended.tsx'
import { NewAddressForm } from './new-address-form.tsx'
import { PendingChange } from './pending-change.tsx'
import { Undeliverable } from './undeliverable.tsx'

export const EmailChange = ({ status }: { status: EmailChangeStatus }) => {
  const flow = useFlow(emailChangeFlow, { input: { status } })
  const { view, marker } = useFlowView(flow)
  const form = useFlowState(flow, formOf)
  const { email, undeliverableSince } = useFlowState(flow, (state) => ({
    email: state.context.email,
    undeliverableSince: state.context.undeliverableSince,
  }))
  const place = useFocusFallback<HTMLDivElement>(view)
  return (
    <div ref={place} tabIndex={-1}>
      <Stack marker={marker}>
        {(view === 'address' || view === 'changed') && (
          <ListRows>
            <ListRow>
              <strong>{email}</strong>
            </ListRow>
          </ListRows>
        )}
        {undeliverableSince !== null && (view === 'address' || view === 'pending') && (
          <Undeliverable since={undeliverableSince} />
        )}
        {view === 'address' && (
          <Button kind="ghost" onClick={() => flow.send({ type: 'change.open' })}>
            <Trans>Trocar o e-mail</Trans>
          </Button>
        )}
        <StatusLine>
          {view === 'changed' && <Trans>E-mail trocado. As sessões em outros aparelhos foram encerradas.</Trans>}
        </StatusLine>
        {view === 'form' && <NewAddressForm flow={flow} />}
        <Reauthentication
          view={view}
          form={form}
          send={(event) => flow.send(event)}
          onCancel={() => flow.send({ type: 'reauthentication.cancel' })}
        />
        {(view === 'pending' || view === 'checkFailed' || view === 'cancelling') && <PendingChange flow={flow} />}
        {view === 'ended' && <ChangeEnded flow={flow} />}
      </Stack>
    </div>
  )
}
