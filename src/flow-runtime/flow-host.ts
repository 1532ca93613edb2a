/** What surrounds a flow where it runs. The site takes flows as they are; tests and tools replace the world around them. */
import { createContext } from 'react'
import type { ActorOptions, AnyStateMachine } from 'xstate'

export type FlowHost = {
  /** The machine to run in place of the one a page asks for; the same answer for the same machine. */
  provide: <Machine extends AnyStateMachine>(machine: Machine) => Machine
  options: Pick<ActorOptions<AnyStateMachine>, 'clock' | 'inspect'>
}

/** Where nothing else was said. Flows that run outside of React, such as the session, run in it. */
export const flowHost: FlowHost = { provide: (machine) => machine, options: {} }

export const FlowHostContext = createContext<FlowHost>(flowHost)
