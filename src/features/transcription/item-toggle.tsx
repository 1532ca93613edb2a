import { Trans } from '@lingui/react/macro'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { viewOf } from '#machines/kit/view.ts'
import type { transcriptionMachine } from '#machines/transcription/transcription.machine.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './transcription.module.css'

type ItemToggleProps = {
  state: SnapshotFrom<typeof transcriptionMachine>
  send: (event: EventFromLogic<typeof transcriptionMachine>) => void
  /** Id of the element that describes this item, for `aria-describedby`. */
  itemId: string
}

/** Opens the item, by a button that covers its row, and closes it again. */
export const ItemToggle = ({ state, send, itemId }: ItemToggleProps) => {
  const view = viewOf(state)
  const isOpening = view === 'opening'
  if (view === 'locked' || isOpening) {
    return (
      <button
        type="button"
        className={styles['open']}
        aria-expanded={false}
        aria-disabled={isOpening || undefined}
        aria-describedby={itemId}
        onClick={() => send({ type: 'text.open' })}
      >
        {isOpening ? (
          <Trans>Abrindo...</Trans>
        ) : (
          <span className="visually-hidden">
            <Trans>Abrir</Trans>
          </span>
        )}
      </button>
    )
  }
  return state.can({ type: 'text.hide' }) ? (
    <Button kind="quiet" describedBy={itemId} onClick={() => send({ type: 'text.hide' })}>
      <Trans>Ocultar</Trans>
    </Button>
  ) : null
}
