import { createContext, use, useLayoutEffect, useMemo, useState } from 'react'
import type { Transcription } from '#contracts/api/transcriptions.ts'
import type { SelectableRow } from '#machines/download-selected/download-selected.machine.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { sealedIdsOf } from './sealed.ts'
import { selectionFlow } from './selection.flow.ts'

/** Selection of rows in a list. `chosen` has only rows that are currently shown. */
export const useSelection = () => {
  const flow = useFlow(selectionFlow)
  const { view, marker } = useFlowView(flow)
  const { ids } = useFlowState(flow, (state) => ({ ids: state.context.chosen }))
  // Null for an empty list that is not filtered.
  const [rows, setShown] = useState<readonly SelectableRow[] | null>([])
  const shown = rows ?? []
  const isSelecting = view === 'selecting'
  return {
    flow,
    marker,
    isSelecting,
    shown,
    isUnused: rows === null,
    chosen: shown.filter(({ id }) => ids.includes(id)),
    // Without `shown`: the list itself reports that, and would be rendered again by it.
    ofRows: useMemo(() => ({ flow, isSelecting, ids, setShown }), [flow, isSelecting, ids]),
  }
}
export type Selection = ReturnType<typeof useSelection>
export type RowSelection = Selection['ofRows']

export const SelectionContext = createContext<RowSelection | null>(null)

const useSelectionAround = (): RowSelection => {
  const selection = use(SelectionContext)
  if (selection === null) throw new Error('used outside of Selectable')
  return selection
}

/** Reports an empty list, which nothing can be selected of. */
export const useUnusedSelection = () => {
  const { setShown } = useSelectionAround()
  useLayoutEffect(() => {
    setShown(null)
    return () => setShown([])
  }, [setShown])
}

/** The selection of the surrounding `Selectable`; `rows` are those the list shows. */
export const useSelectionOf = (rows: readonly Transcription[]): RowSelection => {
  const selection = useSelectionAround()
  const { setShown } = selection
  const sealed = sealedIdsOf(rows)
  const listed = JSON.stringify(
    rows.map(({ id, created_at: at }): SelectableRow => ({ id, created_at: at, isSealed: sealed.includes(id) })),
  )
  // Before the paint, so that the button to select appears with the rows.
  useLayoutEffect(() => {
    setShown(JSON.parse(listed) as SelectableRow[])
    return () => setShown([])
  }, [listed, setShown])
  return selection
}
