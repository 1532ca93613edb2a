import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { FlowDriver } from './flow-on-demand.tsx'
import { useHostedActor } from './use-flow.tsx'

/** The lazily imported half of a flow on demand: runs the machine for a view that is mounted already. */
export const driverOf = <Machine extends AnyStateMachine>(machine: Machine): FlowDriver<Machine> =>
  function RunningFlow({ input, onState }) {
    const flow = useHostedActor(machine, input)
    // The whole snapshot: the view beside it, which is there before the machine, selects what it shows.
    const state = useSelector(flow, (snapshot) => snapshot)
    // In a layout effect: no frame of the previous state is painted.
    useLayoutEffect(() => onState({ state, send: (event) => flow.send(event) }), [flow, state, onState])
    return null
  }
