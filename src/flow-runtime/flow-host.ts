/** Environment of flows: lets tests and tools replace machines, the clock and the inspector. */
import { createContext } from 'react'
import type { Actor, ActorOptions, AnyStateMachine } from 'xstate'
import type { PageId } from '#src/page-context/place.ts'
import { clock } from './clock.ts'
import { followSteps } from './follow-steps.ts'

export type FlowHost = {
  /** Returns the machine to run in place of the page's; has to return the same one for the same machine. */
  provide: <Machine extends AnyStateMachine>(machine: Machine) => Machine
  options: Pick<ActorOptions<AnyStateMachine>, 'clock' | 'inspect'>
  /** Synchronises the history entries with the steps of a page's flow; returns a cleanup. */
  followSteps: (flow: Actor<AnyStateMachine>, page: PageId) => () => void
}

/** The default host, also for flows that run outside of React, such as the session. */
export const flowHost: FlowHost = { provide: (machine) => machine, options: { clock }, followSteps }

export const FlowHostContext = createContext<FlowHost>(flowHost)
