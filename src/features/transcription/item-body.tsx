import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ErrorCode } from '#contracts/errors.ts'
import type { transcriptionMachine } from '#machines/transcription/transcription.machine.ts'
import type { Section } from '#src/flow-runtime/flow-screen.tsx'
import { ERROR_MESSAGES } from '#src/messages/error-messages.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { OpenedText } from './opened-text.tsx'
import { Sample } from './sample.tsx'
import styles from './transcription.module.css'

type ItemBodyProps = Section<typeof transcriptionMachine> & {
  writtenAt: string
  /** Id of the element that describes this item, for `aria-describedby`. */
  itemId: string
  deletion: { isBusy: boolean; onDelete: (button: HTMLElement) => void }
}

/** The content of a transcription, or the reason why there is none (SCRIBE-04), and what can be done with it. */
export const ItemBody = ({ flow, writtenAt, itemId, deletion }: ItemBodyProps) => {
  const { view } = useFlowView(flow)
  const { item, opened } = useFlowState(flow, (state) => ({ item: state.context.item, opened: state.context.opened }))
  const deleteButton = (
    <Button kind="ghost" busy={deletion.isBusy} describedBy={itemId} onClick={deletion.onDelete}>
      <Trans>Apagar</Trans>
    </Button>
  )
  if (opened !== null) return <OpenedText id={item.id} writtenAt={writtenAt} opened={opened} more={deleteButton} />
  const isAgain = view === 'failed' || view === 'sample'
  return (
    <>
      <Missing flow={flow} />
      <ButtonRow>
        {isAgain && (
          <Button kind="ghost" describedBy={itemId} onClick={() => flow.send({ type: 'text.open' })}>
            <Trans>Tentar de novo</Trans>
          </Button>
        )}
        {deleteButton}
      </ButtonRow>
    </>
  )
}

const Missing = ({ flow }: Pick<ItemBodyProps, 'flow'>) => {
  const { view } = useFlowView(flow)
  const { item, failure } = useFlowState(flow, (state) => ({
    item: state.context.item,
    failure: state.context.failure,
  }))
  switch (view) {
    case 'unavailable':
      return item.content === null ? (
        <Placeholder code="transcription.unavailable" />
      ) : (
        <p className={styles['raw']}>{item.content}</p>
      )
    case 'empty':
      return <Placeholder code="transcription.empty" />
    case 'failed':
      return (
        <>
          {failure?.code !== 'transcription.decryptFailed' && <Placeholder code="transcription.decryptFailed" />}
          <FailureNote failure={failure} />
        </>
      )
    case 'sample':
      return (
        <Sample>
          <Placeholder code="transcription.sample" />
        </Sample>
      )
    case 'readable':
    case 'locked':
    case 'decrypting':
    case null:
      return null
  }
}

const Placeholder = ({ code }: { code: ErrorCode }) => {
  const { i18n } = useLingui()
  return <p className={styles['placeholder']}>{i18n._(ERROR_MESSAGES[code])}</p>
}
