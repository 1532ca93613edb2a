/** A flow on a page of its own: the state's view says which title and step are shown. */
import type { ComponentType } from 'react'
import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'
import { viewOf, type ViewOf } from '#machines/kit/view.ts'
import { FlowPage } from '#src/ui/flow-page.tsx'
import { WithPoster } from '#src/ui/poster.tsx'
import { markerOf } from './marker.ts'

/** Props of each section of such a page. */
export type Section<Machine extends AnyStateMachine> = {
  state: SnapshotFrom<Machine>
  send: (event: EventFromLogic<Machine>) => void
}

export type Screens<Machine extends AnyStateMachine> = Record<
  ViewOf<Machine>,
  { title: string; lead?: string; isDone?: boolean; Body: ComponentType<Section<Machine>> }
>

type FlowScreenProps<Machine extends AnyStateMachine> = Section<Machine> & { screens: Screens<Machine> }

export const FlowScreen = <Machine extends AnyStateMachine>({ state, send, screens }: FlowScreenProps<Machine>) => {
  const view = viewOf<ViewOf<Machine>>(state)
  if (view === null) return null
  const { title, lead, isDone, Body } = screens[view]
  return (
    <WithPoster>
      <FlowPage marker={markerOf(state)} title={title} lead={lead} isDone={isDone}>
        <Body state={state} send={send} />
      </FlowPage>
    </WithPoster>
  )
}
