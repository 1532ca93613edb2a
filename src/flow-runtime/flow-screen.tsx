/** A flow on a page of its own: the state's view says which title and step are shown. */
import type { ComponentType } from 'react'
import type { Actor, AnyStateMachine } from 'xstate'
import type { ViewOf } from '#machines/kit/view.ts'
import { useFlowView } from './flow-state.ts'
import { FlowPage } from '#src/ui/flow-page.tsx'
import { SplitPage } from '#src/ui/split-page.tsx'

/** Props of each section of such a page. */
export type Section<Machine extends AnyStateMachine> = {
  flow: Actor<Machine>
}

export type Screens<Machine extends AnyStateMachine> = Record<
  ViewOf<Machine>,
  { title: string; lead?: string; isDone?: boolean; Body: ComponentType<Section<Machine>> }
>

type FlowScreenProps<Machine extends AnyStateMachine> = Section<Machine> & { screens: Screens<Machine> }

export const FlowScreen = <Machine extends AnyStateMachine>({ flow, screens }: FlowScreenProps<Machine>) => {
  const { view, marker } = useFlowView(flow)
  if (view === null) return null
  const { title, lead, isDone, Body } = screens[view]
  return (
    <SplitPage>
      <FlowPage marker={marker} title={title} lead={lead} isDone={isDone}>
        <Body flow={flow} />
      </FlowPage>
    </SplitPage>
  )
}
