/** Environment of flows: lets tests and tools replace machines, the clock and the inspector. */
import { createContext } from 'react'
import type { ActorOptions, AnyStateMachine } from 'xstate'

export type FlowHost = {
  /** Returns the machine to run in place of the page's; has to return the same one for the same machine. */
  provide: <Machine extends AnyStateMachine>(machine: Machine) => Machine
  options: Pick<ActorOptions<AnyStateMachine>, 'clock' | 'inspect'>
}

/** The default host, also for flows that run outside of React, such as the session. */
export const flowHost: FlowHost = { provide: (machine) => machine, options: {} }

export const FlowHostContext = createContext<FlowHost>(flowHost)
