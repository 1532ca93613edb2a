/** A flow that is imported at the first interaction: until then its part of the page shows the initial state. */
import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react'
import type { AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from 'xstate'

type Live<Machine extends AnyStateMachine> = {
  state: SnapshotFrom<Machine>
  send: (event: EventFrom<Machine>) => void
}

/** Runs the flow and shows nothing: what is seen stands beside it and stays the same elements, pressed ones among them. */
export type Driver<Machine extends AnyStateMachine> = ComponentType<{
  input: InputFrom<Machine>
  onState: (live: Live<Machine>) => void
}>

type FlowPart<Machine extends AnyStateMachine> = {
  fetch: () => Promise<Driver<Machine>>
  /** Null before it was fetched once. */
  fetched: () => Driver<Machine> | null
}

export const flowPart = <Machine extends AnyStateMachine>(load: () => Promise<Driver<Machine>>): FlowPart<Machine> => {
  let driver: Driver<Machine> | null = null
  return { fetch: async () => (driver = await load()), fetched: () => driver }
}

type FlowOnDemand<Machine extends AnyStateMachine> = {
  /** Null before the first interaction. */
  state: SnapshotFrom<Machine> | null
  stage: 'resting' | 'loading' | 'failed'
  /** The first event fetches the flow, which is told of it as soon as it is there. */
  send: (event: EventFrom<Machine>) => void
  /** Fetches it ahead of the first event. */
  prefetch: () => void
  /** Has to be rendered. */
  driver: ReactNode
}

export const useFlowOnDemand = <Machine extends AnyStateMachine>(
  part: FlowPart<Machine>,
  input: InputFrom<Machine>,
): FlowOnDemand<Machine> => {
  const [Run, setRun] = useState(part.fetched)
  const [live, setLive] = useState<Live<Machine> | null>(null)
  const [stage, setStage] = useState<FlowOnDemand<Machine>['stage']>('resting')
  const first = useRef<EventFrom<Machine> | null>(null)
  const onState = useCallback((next: Live<Machine>) => {
    setLive(next)
    const event = first.current
    first.current = null
    if (event !== null) next.send(event)
  }, [])
  const send = (event: EventFrom<Machine>) => {
    if (live !== null) {
      live.send(event)
      return
    }
    first.current = event
    setStage('loading')
    const run = () => {
      setRun(part.fetched)
      setStage('resting')
    }
    part.fetch().then(run, () => setStage('failed'))
  }
  const prefetch = () => {
    // A failed import is reported to the press that caused it.
    part.fetch().catch(() => {})
  }
  return {
    state: live?.state ?? null,
    stage,
    send,
    prefetch,
    driver: Run === null ? null : <Run input={input} onState={onState} />,
  }
}
