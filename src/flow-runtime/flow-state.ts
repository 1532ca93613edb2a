/** What a view shows of a flow. It renders again when one of these values changes, not at every event of the flow. */
import { shallowEqual, useSelector } from '@xstate/react'
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { FieldIssues } from '#contracts/forms/issues.ts'
import { viewOf, type ViewOf } from '#machines/kit/view.ts'
import type { Marker } from '#src/ui/flow-page.tsx'

/** The values that `select` takes out of the snapshot; each is compared by identity. */
export const useFlowState = <Machine extends AnyStateMachine, Shown extends object>(
  flow: Actor<Machine>,
  select: (state: SnapshotFrom<Machine>) => Shown,
): Shown => useSelector(flow, select, shallowEqual)

type WithForm = { context: { issues: FieldIssues; failure: Failure | null }; hasTag(tag: 'busy'): boolean }

/** What every form shows of its flow, for `select`. */
export const formOf = (state: WithForm) => ({
  issues: state.context.issues,
  failure: state.context.failure,
  isBusy: state.hasTag('busy'),
})

type FlowView<Machine extends AnyStateMachine> = {
  /** Null: nothing is shown. */
  view: ViewOf<Machine> | null
  /** Attributes by which tests find the element that shows the flow. */
  marker: Marker
}

export const useFlowView = <Machine extends AnyStateMachine>(flow: Actor<Machine>): FlowView<Machine> => {
  const view = useSelector(flow, (state: SnapshotFrom<Machine>) => viewOf<ViewOf<Machine>>(state))
  return { view, marker: { 'data-flow': flow.logic.id, 'data-view': view ?? undefined } }
}
