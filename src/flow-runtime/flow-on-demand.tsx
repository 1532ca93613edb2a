/** A flow that is imported at the first interaction: until then its part of the page shows the initial state. */
import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react'
import type { AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from 'xstate'

type Running<Machine extends AnyStateMachine> = {
  state: SnapshotFrom<Machine>
  send: (event: EventFrom<Machine>) => void
}

/** Runs the flow and renders nothing: the visible elements are its siblings, so they keep their identity and the focus. */
export type FlowDriver<Machine extends AnyStateMachine> = ComponentType<{
  input: InputFrom<Machine>
  onState: (running: Running<Machine>) => void
}>

type FlowPart<Machine extends AnyStateMachine> = {
  fetch: () => Promise<FlowDriver<Machine>>
  /** Null until it was fetched once. */
  fetched: () => FlowDriver<Machine> | null
}

export const flowPart = <Machine extends AnyStateMachine>(
  load: () => Promise<FlowDriver<Machine>>,
): FlowPart<Machine> => {
  let driver: FlowDriver<Machine> | null = null
  return { fetch: async () => (driver = await load()), fetched: () => driver }
}

type FlowOnDemand<Machine extends AnyStateMachine> = {
  /** Null before the first interaction. */
  state: SnapshotFrom<Machine> | null
  stage: 'idle' | 'loading' | 'failed'
  /** The first event fetches the flow, and is delivered when it has started. */
  send: (event: EventFrom<Machine>) => void
  /** Fetches it ahead of the first event. */
  prefetch: () => void
  /** The caller has to render it. */
  driver: ReactNode
}

export const useFlowOnDemand = <Machine extends AnyStateMachine>(
  part: FlowPart<Machine>,
  input: InputFrom<Machine>,
): FlowOnDemand<Machine> => {
  const [Run, setRun] = useState(part.fetched)
  const [running, setRunning] = useState<Running<Machine> | null>(null)
  const [stage, setStage] = useState<FlowOnDemand<Machine>['stage']>('idle')
  const first = useRef<EventFrom<Machine> | null>(null)
  const onState = useCallback((next: Running<Machine>) => {
    setRunning(next)
    const event = first.current
    first.current = null
    if (event !== null) next.send(event)
  }, [])
  const send = (event: EventFrom<Machine>) => {
    if (running !== null) {
      running.send(event)
      return
    }
    first.current = event
    setStage('loading')
    const run = () => {
      setRun(part.fetched)
      setStage('idle')
    }
    part.fetch().then(run, () => setStage('failed'))
  }
  const prefetch = () => {
    // A failure is ignored here: the import that follows a click reports it.
    part.fetch().catch(() => {})
  }
  return {
    state: running?.state ?? null,
    stage,
    send,
    prefetch,
    driver: Run === null ? null : <Run input={input} onState={onState} />,
  }
}
