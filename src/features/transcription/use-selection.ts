import { useSelector } from '@xstate/react'
import { viewOf } from '#machines/kit/view.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { selectionFlow } from './selection.flow.ts'

/** Chooses rows of a list; what `shown` (ids) leaves out is neither counted nor given on. */
export const useSelection = (shown: readonly string[]) => {
  const flow = useFlow(selectionFlow)
  const state = useSelector(flow, (snapshot) => snapshot)
  return {
    flow,
    state,
    isChoosing: viewOf(state) === 'choosing',
    shown,
    chosen: shown.filter((id) => state.context.chosen.includes(id)),
  }
}
export type Selection = ReturnType<typeof useSelection>
