import { Trans } from '@lingui/react/macro'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { viewOf } from '#machines/kit/view.ts'
import type { transcriptionMachine } from '#machines/transcription/transcription.machine.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'

type ItemActionsProps = {
  state: SnapshotFrom<typeof transcriptionMachine>
  send: (event: EventFromLogic<typeof transcriptionMachine>) => void
  /** Id of the element that describes this item, for `aria-describedby`. */
  itemId: string
}

/** The available actions. They stay mounted behind the dialog, which returns the focus to its button. */
export const ItemActions = ({ state, send, itemId }: ItemActionsProps) => {
  const view = viewOf(state)
  if (view === 'deleted') return null
  const isOpening = view === 'opening'
  const isAsked = view === 'confirming' || view === 'deleting'
  const isAgain = view === 'failed' || view === 'sample'
  return (
    <ButtonRow>
      {(isOpening || isAsked || state.can({ type: 'text.open' })) && (
        <Button kind="primary" busy={isOpening} describedBy={itemId} onClick={() => send({ type: 'text.open' })}>
          {isOpening && <Trans>Abrindo...</Trans>}
          {!isOpening && (isAgain ? <Trans>Tentar de novo</Trans> : <Trans>Abrir</Trans>)}
        </Button>
      )}
      {state.can({ type: 'text.hide' }) && (
        <Button kind="ghost" describedBy={itemId} onClick={() => send({ type: 'text.hide' })}>
          <Trans>Ocultar</Trans>
        </Button>
      )}
      {(isAsked || state.can({ type: 'item.delete' })) && (
        <Button kind="quiet" describedBy={itemId} onClick={() => send({ type: 'item.delete' })}>
          <Trans>Excluir</Trans>
        </Button>
      )}
    </ButtonRow>
  )
}
