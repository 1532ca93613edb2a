import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { EmailChangeStatus } from '#contracts/api/email-change.ts'
import type { emailChangeMachine } from '#machines/email-change/email-change.machine.ts'
import { viewOf } from '#machines/kit/view.ts'
import { CodeProofForm } from '#src/account/code-proof-form.tsx'
import { ProofForm } from '#src/account/proof-form.tsx'
import { useKeptFocus } from '#src/account/use-kept-focus.ts'
import { emailChangeFlow } from './email-change.flow.ts'
import type { Section } from '#src/flow-runtime/flow-screen.tsx'
import { markerOf } from '#src/flow-runtime/marker.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { Button } from '#src/ui/button.tsx'
import { ListRow, ListRows } from '#src/ui/list-card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { ChangeOver } from './change-over.tsx'
import { NewAddressForm } from './new-address-form.tsx'
import { PendingChange } from './pending-change.tsx'

export const EmailChange = ({ status }: { status: EmailChangeStatus }) => {
  const flow = useFlow(emailChangeFlow, { input: { status } })
  const state = useSelector(flow, (snapshot) => snapshot)
  const view = viewOf(state)
  const place = useKeptFocus<HTMLDivElement>(view)
  const { email, issues, failure } = state.context
  const form = { isBusy: state.hasTag('busy'), issues, failure }
  const section: Section<typeof emailChangeMachine> = { state, send: (event) => flow.send(event) }
  return (
    <div ref={place} tabIndex={-1}>
      <Stack marker={markerOf(state)}>
        {(view === 'address' || view === 'changed') && (
          <ListRows>
            <ListRow detail={<Trans>É com ele que você entra.</Trans>}>
              <strong>{email}</strong>
            </ListRow>
          </ListRows>
        )}
        {view === 'address' && (
          <Button kind="ghost" onClick={() => flow.send({ type: 'change.open' })}>
            <Trans>Trocar o e-mail</Trans>
          </Button>
        )}
        {view === 'changed' && (
          <Notice tone="success">
            <Trans>E-mail trocado. As sessões em outros aparelhos foram encerradas.</Trans>
          </Notice>
        )}
        {view === 'form' && <NewAddressForm {...section} />}
        {view === 'proof' && (
          <ProofForm
            {...form}
            onSubmit={(values) => flow.send({ type: 'proof.submit', values })}
            onCancel={() => flow.send({ type: 'proof.cancel' })}
            onSignIn={() => flow.send({ type: 'signIn.again' })}
          />
        )}
        {view === 'codeProof' && (
          <CodeProofForm
            {...form}
            onSubmit={(values) => flow.send({ type: 'code.submit', values })}
            onCancel={() => flow.send({ type: 'proof.cancel' })}
          />
        )}
        {(view === 'pending' || view === 'checkFailed' || view === 'cancelling') && <PendingChange {...section} />}
        {view === 'over' && <ChangeOver {...section} />}
      </Stack>
    </div>
  )
}
