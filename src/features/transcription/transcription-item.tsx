import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import type { Transcription } from '#contracts/api/transcriptions.ts'
import { viewOf } from '#machines/kit/view.ts'
import { transcriptionFlow } from './transcription.flow.ts'
import { markerOf } from '#src/flow-runtime/marker.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { DateText } from '#src/account/date-text.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { ItemActions } from './item-actions.tsx'
import { ItemBody } from './item-body.tsx'
import { sealedOf, wordsOf } from './sealed.ts'
import styles from './transcription.module.css'

type TranscriptionItemProps = {
  row: Transcription
  /** Shows the day too, for lists without day headings. */
  isDated?: boolean
  /** Hidden by the search, but still mounted, so that it keeps its state. */
  isHidden?: boolean
  /** Called with the text when it is opened, and with null when it is sealed or unmounted. */
  onRead?: (id: string, words: string | null) => void
}

const nobodyListens = () => {}

/** One transcription: sealed until it is opened, and sealed again when it is hidden. */
export const TranscriptionItem = (props: TranscriptionItemProps) => {
  const { row, isDated = false, isHidden = false, onRead = nobodyListens } = props
  const flow = useFlow(transcriptionFlow, { input: { item: sealedOf(row) } })
  const state = useSelector(flow, (snapshot) => snapshot)
  const id = useId()
  const view = viewOf(state)
  const heading = useFocusOnView(view)
  const { opened, failure } = state.context
  const words = opened === null ? null : wordsOf(opened)

  useEffect(() => {
    onRead(row.id, words)
    return () => onRead(row.id, null)
  }, [row.id, words, onRead])

  return (
    <li className={styles['item']} hidden={isHidden} {...markerOf(state)}>
      <div className={styles['head']}>
        <h3 id={id} ref={heading} tabIndex={-1}>
          <DateText at={row.created_at} as={isDated ? 'moment' : 'time'} />
        </h3>
        {row.has_summary ? (
          <Tag tone="info">
            <Trans>Com resumo</Trans>
          </Tag>
        ) : (
          <span className={styles['plain']}>
            <Trans>Sem resumo</Trans>
          </span>
        )}
      </div>
      <ItemBody state={state} writtenAt={row.created_at} />
      <ItemActions state={state} send={(event) => flow.send(event)} itemId={id} />
      {(view === 'confirming' || view === 'deleting') && (
        <DeleteDialog
          isDeleting={view === 'deleting'}
          failure={failure}
          onConfirm={() => flow.send({ type: 'deletion.confirm' })}
          onCancel={() => flow.send({ type: 'deletion.cancel' })}
        />
      )}
    </li>
  )
}

/** The pressed button was unmounted with its view: the heading takes the focus. A dialog restores the focus itself. */
const useFocusOnView = (view: string | null) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(view)
  useEffect(() => {
    const hasChanged = before.current !== view
    const isBusy = view === 'opening' || view === 'confirming' || view === 'deleting'
    const wasAsked = before.current === 'confirming' || before.current === 'deleting'
    before.current = view
    if (hasChanged && !isBusy && (!wasAsked || view === 'deleted')) heading.current?.focus()
  }, [view])
  return heading
}
