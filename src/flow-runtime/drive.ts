import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { Driver } from './flow-on-demand.tsx'
import { useHostedActor } from './use-flow.tsx'

/** The half of a flow on demand that is fetched: it runs the machine for a view that is there already. */
export const drive = <Machine extends AnyStateMachine>(machine: Machine): Driver<Machine> =>
  function RunningFlow({ input, onState }) {
    const flow = useHostedActor(machine, input)
    const state = useSelector(flow, (snapshot) => snapshot)
    // Before anything is painted: no picture of a state that is over.
    useLayoutEffect(() => onState({ state, send: (event) => flow.send(event) }), [flow, state, onState])
    return null
  }
