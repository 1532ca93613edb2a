import { useEffect, useState } from 'react'
import type { OpenedTranscription } from '#contracts/api/transcriptions.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { wereSummariesShown } from './summaries-shown.ts'
import { summariesFlow } from './summaries.flow.ts'

/** Runs the flow that decrypts the summaries of a list; `ids`, of its sealed rows, may change. */
export const useSummaries = (ids: readonly string[], isRequested = wereSummariesShown) => {
  const [input] = useState(() => ({ ids, isRequested: isRequested() }))
  const flow = useFlow(summariesFlow, { input })
  const { view, marker } = useFlowView(flow)
  const { opened, unreadable, failure } = useFlowState(flow, (state) => ({
    opened: state.context.opened,
    unreadable: state.context.unreadable,
    failure: state.context.failure,
  }))
  const listed = ids.join(' ')
  useEffect(() => {
    // The flow starts with the first rows: sent again, they would render the list again.
    if (flow.getSnapshot().context.ids.join(' ') === listed) return
    flow.send({ type: 'rows.changed', ids: listed.split(' ').filter((id) => id !== '') })
  }, [flow, listed])
  return {
    flow,
    view,
    marker,
    failure,
    /** Null if it is not shown, or if its text is empty: then opening the row explains that. */
    openedOf: (id: string): OpenedTranscription | null => {
      const found = opened[id]
      return found === undefined || found.decrypted_content.trim() === '' ? null : found
    },
    isUnreadable: (id: string): boolean => unreadable.includes(id),
  }
}
export type Summaries = ReturnType<typeof useSummaries>
