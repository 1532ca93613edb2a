import { Trans } from '@lingui/react/macro'
import type { messagingLinkMachine } from '#machines/messaging-link/messaging-link.machine.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { ConfirmDialog } from '#src/account/confirm-dialog.tsx'
import type { Section } from '#src/flow-runtime/flow-screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Definition, DefinitionList } from '#src/ui/definition-list.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'

export const LinkedNumber = ({ flow }: Section<typeof messagingLinkMachine>) => {
  const { view } = useFlowView(flow)
  const { phone, failure } = useFlowState(flow, (state) => ({
    phone: state.context.phone,
    failure: state.context.failure,
  }))
  return (
    <>
      <DefinitionList>
        <Definition term={<Trans>Número conectado</Trans>}>
          <span className="no-wrap">{phone}</span>
        </Definition>
      </DefinitionList>
      <ButtonRow>
        <Button kind="ghost" onClick={() => flow.send({ type: 'code.create' })}>
          <Trans>Trocar de número</Trans>
        </Button>
        <Button kind="quiet" onClick={() => flow.send({ type: 'number.unlink' })}>
          <Trans>Desconectar número</Trans>
        </Button>
      </ButtonRow>
      {view === 'linked' && <FailureNote failure={failure} />}
      {(view === 'confirming' || view === 'unlinking') && (
        <ConfirmDialog
          title={<Trans>Desconectar este número?</Trans>}
          no={<Trans>Manter conectado</Trans>}
          yes={view === 'unlinking' ? <Trans>Desconectando...</Trans> : <Trans>Desconectar agora</Trans>}
          isBusy={view === 'unlinking'}
          failure={failure}
          onYes={() => flow.send({ type: 'unlinking.confirm' })}
          onNo={() => flow.send({ type: 'unlinking.cancel' })}
        >
          <p>
            <Trans>
              Áudios deste número deixam de ser transcritos. O que já foi transcrito continua nas suas transcrições.
            </Trans>
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
