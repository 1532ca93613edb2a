import { Trans } from '@lingui/react/macro'
import type { transcriptionMachine } from '#machines/transcription/transcription.machine.ts'
import type { Section } from '#src/flow-runtime/flow-screen.tsx'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './transcription.module.css'

type ItemToggleProps = Section<typeof transcriptionMachine> & {
  /** Id of the element that describes this item, for `aria-describedby`. */
  itemId: string
}

/** Opens the item, by a button that covers its row, and closes it again. */
export const ItemToggle = ({ flow, itemId }: ItemToggleProps) => {
  const { view } = useFlowView(flow)
  const { mayHide } = useFlowState(flow, (state) => ({ mayHide: state.can({ type: 'text.hide' }) }))
  const isDecrypting = view === 'decrypting'
  if (view === 'locked' || isDecrypting) {
    return (
      <button
        type="button"
        className={styles['open']}
        aria-expanded={false}
        aria-disabled={isDecrypting || undefined}
        aria-describedby={itemId}
        onClick={() => flow.send({ type: 'text.open' })}
      >
        {isDecrypting ? (
          <Trans>Abrindo...</Trans>
        ) : (
          <span className="visually-hidden">
            <Trans>Abrir</Trans>
          </span>
        )}
      </button>
    )
  }
  return mayHide ? (
    <Button kind="quiet" expanded describedBy={itemId} onClick={() => flow.send({ type: 'text.hide' })}>
      <Trans>Ocultar</Trans>
    </Button>
  ) : null
}
