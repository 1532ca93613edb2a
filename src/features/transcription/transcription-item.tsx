import { useLingui } from '@lingui/react'
import { type ReactNode, useEffect, useId } from 'react'
import type { OpenedTranscription, Transcription } from '#contracts/api/transcriptions.ts'
import { DateText } from '#src/account/date-text.tsx'
import { useFocusFallback } from '#src/account/use-focus-fallback.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { ERROR_MESSAGES } from '#src/messages/error-messages.ts'
import { headlineOf } from './headline.ts'
import { ItemBody } from './item-body.tsx'
import { ItemToggle } from './item-toggle.tsx'
import { DeleteButton } from './delete-button.tsx'
import { RowFacts } from './row-facts.tsx'
import { sealedOf } from './sealed.ts'
import { searchableText } from './text-search.ts'
import { transcriptionFlow } from './transcription.flow.ts'
import styles from './transcription.module.css'
import type { TranscriptionDeletion } from '#src/account/transcription-deletion/transcription-deletion.tsx'

/** Renders the checkbox of a row in place of its open button; the element with the id `itemId` is its name. */
export type ChoiceOf = (id: string, itemId: string) => ReactNode

type TranscriptionItemProps = {
  row: Transcription
  deletion: Pick<TranscriptionDeletion, 'deleteTranscriptions' | 'isBusy'>
  /** Its content if the list shows summaries. The caller changes `key` with it, as it is the flow's input. */
  cached?: OpenedTranscription | null
  /** The list failed to decrypt this one. */
  isUnreadable?: boolean
  /** Shows the day too, for lists without day headings. */
  isDated?: boolean
  /** Hidden by the search, but still mounted, so that it keeps its state. */
  isHidden?: boolean
  /** Called with the text when it is opened, and with null when it is sealed or unmounted. */
  onRead?: (id: string, words: string | null) => void
  choiceOf?: ChoiceOf | undefined
}

const ignore = () => {}

/** One transcription: a row, or its full content while it is open. */
export const TranscriptionItem = (props: TranscriptionItemProps) => {
  const {
    row,
    deletion,
    cached = null,
    isUnreadable = false,
    isDated = false,
    isHidden = false,
    onRead = ignore,
    choiceOf,
  } = props
  const flow = useFlow(transcriptionFlow, { input: { item: sealedOf(row), cached } })
  const { view, marker } = useFlowView(flow)
  const { opened } = useFlowState(flow, (state) => ({ opened: state.context.opened }))
  const id = useId()
  const heading = useFocusFallback<HTMLHeadingElement>(view)
  const words = opened === null ? null : searchableText(opened)
  const onDelete = (button: HTMLElement) => deletion.deleteTranscriptions([row.id], button)
  const head = cached === null ? null : headlineOf(cached)

  useEffect(() => {
    onRead(row.id, words)
    return () => onRead(row.id, null)
  }, [row.id, words, onRead])

  return (
    <li className={styles['item']} hidden={isHidden} {...marker}>
      <div className={styles['head']} data-sealed={cached === null || undefined}>
        {choiceOf?.(row.id, id)}
        <div className={styles['content']}>
          <h3 id={id} ref={heading} tabIndex={-1} dir={head === null ? undefined : 'auto'}>
            {head?.title ?? <DateText at={row.created_at} as={isDated ? 'moment' : 'time'} />}
          </h3>
          {view === 'locked' && (isUnreadable ? <Unreadable /> : <Snippet>{head?.rest}</Snippet>)}
          <RowFacts row={row} opened={cached} isDated={isDated} />
        </div>
        {choiceOf === undefined && <ItemToggle flow={flow} itemId={id} />}
        {choiceOf === undefined && view === 'locked' && (
          <DeleteButton isBusy={deletion.isBusy} itemId={id} onPress={onDelete} />
        )}
      </div>
      {choiceOf === undefined && view !== 'locked' && view !== 'decrypting' && (
        <ItemBody flow={flow} writtenAt={row.created_at} itemId={id} deletion={{ isBusy: deletion.isBusy, onDelete }} />
      )}
    </li>
  )
}

const Snippet = ({ children = '' }: { children?: string | undefined }) =>
  children === '' ? null : (
    <p className={styles['snippet']} dir="auto">
      {children}
    </p>
  )

const Unreadable = () => {
  const { i18n } = useLingui()
  return <p className={styles['snippet']}>{i18n._(ERROR_MESSAGES['transcription.decryptFailed'])}</p>
}
