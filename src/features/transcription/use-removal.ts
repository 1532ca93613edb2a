import { useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { removalFlow } from './removal.flow.ts'

/** Deletes rows of a list. Lives as long as the page, so that the last row of a list can be brought back too. */
export const useRemoval = () => {
  const flow = useFlow(removalFlow)
  const state = useSelector(flow, (snapshot) => snapshot)
  const [isByKeyboard, setByKeyboard] = useState(false)
  const { gone } = state.context
  const remove = useCallback(
    (ids: readonly string[], pressed?: HTMLElement) => {
      setByKeyboard(pressed?.matches(':focus-visible') === true)
      flow.send({ type: 'items.remove', ids })
    },
    [flow],
  )
  return {
    flow,
    state,
    /** The focus follows whoever deletes by keyboard to what undoes it. */
    isByKeyboard,
    isBusy: state.hasTag('busy'),
    remove,
    /** Those that are still there. */
    left: <Row extends { id: string }>(rows: readonly Row[]): readonly Row[] =>
      rows.filter(({ id }) => !gone.includes(id)),
  }
}
export type Removal = ReturnType<typeof useRemoval>
