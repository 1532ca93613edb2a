import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { removalFlow } from './removal.flow.ts'

const useRemovalFlow = () => {
  const flow = useFlow(removalFlow)
  const { view, marker } = useFlowView(flow)
  const { isBusy, isRemoving, gone, last, failure, mayDismiss, mayUndo } = useFlowState(flow, (state) => ({
    isBusy: state.hasTag('busy'),
    isRemoving: state.matches('removing'),
    gone: state.context.gone,
    last: state.context.last,
    failure: state.context.failure,
    mayDismiss: state.can({ type: 'removal.dismiss' }),
    mayUndo: state.can({ type: 'removal.undo' }),
  }))
  const [isByKeyboard, setByKeyboard] = useState(false)
  const remove = useCallback(
    (ids: readonly string[], pressed?: HTMLElement) => {
      setByKeyboard(pressed?.matches(':focus-visible') === true)
      flow.send({ type: 'items.remove', ids })
    },
    [flow],
  )
  const dismiss = useCallback(() => flow.send({ type: 'removal.dismiss' }), [flow])
  return {
    flow,
    view,
    marker,
    failure,
    gone,
    /** The ids of the last deletion. */
    last,
    isRemoving,
    mayDismiss,
    mayUndo,
    /** Deleted by keyboard: the focus moves to the undo button. */
    isByKeyboard,
    isBusy,
    remove,
    dismiss,
  }
}
export type Removal = ReturnType<typeof useRemovalFlow>

const RemovalContext = createContext<Removal | null>(null)

type RemovalsProps = { personId: string | null; children?: ReactNode }

/** Provider around all pages of the account, so that a deletion can be undone after leaving its page. */
export const Removals = ({ personId, children }: RemovalsProps) => {
  const removal = useRemovalFlow()
  const { flow } = removal
  const last = useRef(personId)
  useEffect(() => {
    if (last.current === personId) return
    last.current = personId
    flow.send({ type: 'person.changed' })
  }, [flow, personId])
  return <RemovalContext value={removal}>{children}</RemovalContext>
}

/** Deletes rows of a list, and undoes the last deletion. */
export const useRemoval = (): Removal => {
  const removal = use(RemovalContext)
  if (removal === null) throw new Error('useRemoval outside of the frame of the account')
  return removal
}
