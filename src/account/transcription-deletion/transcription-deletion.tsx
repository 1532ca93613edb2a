import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { transcriptionDeletionFlow } from './transcription-deletion.flow.ts'

const useTranscriptionDeletionFlow = () => {
  const flow = useFlow(transcriptionDeletionFlow)
  const { view, marker } = useFlowView(flow)
  const { isBusy, isDeleting, hidden, last, failure, mayDismiss, mayUndo } = useFlowState(flow, (state) => ({
    isBusy: state.hasTag('busy'),
    isDeleting: state.matches('deleting'),
    hidden: state.context.hidden,
    last: state.context.last,
    failure: state.context.failure,
    mayDismiss: state.can({ type: 'deletion.dismiss' }),
    mayUndo: state.can({ type: 'deletion.undo' }),
  }))
  const [isByKeyboard, setByKeyboard] = useState(false)
  const deleteTranscriptions = useCallback(
    (ids: readonly string[], pressed?: HTMLElement) => {
      setByKeyboard(pressed?.matches(':focus-visible') === true)
      flow.send({ type: 'transcriptions.delete', ids })
    },
    [flow],
  )
  const dismiss = useCallback(() => flow.send({ type: 'deletion.dismiss' }), [flow])
  return {
    flow,
    view,
    marker,
    failure,
    hidden,
    /** The ids of the last deletion. */
    last,
    isDeleting,
    mayDismiss,
    mayUndo,
    /** Deleted by keyboard: the focus moves to the undo button. */
    isByKeyboard,
    isBusy,
    deleteTranscriptions,
    dismiss,
  }
}
export type TranscriptionDeletion = ReturnType<typeof useTranscriptionDeletionFlow>

const TranscriptionDeletionContext = createContext<TranscriptionDeletion | null>(null)

type ProviderProps = { personId: string | null; children?: ReactNode }

/** Provider around all pages of the account, so that a deletion can be undone after leaving its page. */
export const TranscriptionDeletionProvider = ({ personId, children }: ProviderProps) => {
  const deletion = useTranscriptionDeletionFlow()
  const { flow } = deletion
  const last = useRef(personId)
  useEffect(() => {
    if (last.current === personId) return
    last.current = personId
    flow.send({ type: 'account.changed' })
  }, [flow, personId])
  return <TranscriptionDeletionContext value={deletion}>{children}</TranscriptionDeletionContext>
}

/** Deletes rows of a list, and undoes the last deletion. */
export const useTranscriptionDeletion = (): TranscriptionDeletion => {
  const deletion = use(TranscriptionDeletionContext)
  if (deletion === null) throw new Error('useTranscriptionDeletion outside of the account layout')
  return deletion
}
