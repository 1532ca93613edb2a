/** Runs a flow for as long as its page is shown, and carries out what it asks of the shell. */
import { useActorRef } from '@xstate/react'
import { useContext, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Actor, AnyStateMachine, EmittedFrom, InputFrom, StateValue } from 'xstate'
import { pathOf, switchLanguage } from '#contracts/routes.ts'
import type { ShellCommand } from '#machines/kit/shell.ts'
import { readNavigationState } from './navigation-state.ts'
import { chooseLanguage } from '#src/lib/device-language.ts'
import { FlowHostContext } from './flow-host.ts'
import { leavePage } from '#src/page-context/leaving.ts'
import { useLanguage, usePlace } from '#src/page-context/place.ts'
import { restingSnapshot } from './resting.ts'
import { sendSession } from './session-store.ts'

/** How the shell carries out each command. */
type Shell = { readonly [Type in ShellCommand['type']]: (command: ShellCommand<Type>) => void }

/** What the address and the history entry tell every flow; each takes what it knows. */
const arrivalInput = () => ({
  navigationState: readNavigationState(history.state),
  invitation: new URLSearchParams(location.search).get('convite'),
})

/** The server has no address to read: its flow starts empty, and is never run. */
const NO_ARRIVAL = { navigationState: {}, invitation: null }

/** Runs a machine in the host around it; whoever calls this carries out what the machine asks for. */
export const useHostedActor = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: unknown,
  rest?: StateValue,
): Actor<Machine> => {
  const host = useContext(FlowHostContext)
  const provided = host.provide(machine)
  const given = { ...host.options, input }
  const options = rest === undefined ? given : { ...given, snapshot: restingSnapshot(provided, rest, input) }
  return useActorRef(provided, ...([options] as unknown as [never]))
}

type FlowOptions<Machine extends AnyStateMachine> = {
  input?: InputFrom<Machine>
  /** Where the flow comes to rest after a visit that brings nothing: what is prerendered, and taken up from there. */
  rest?: StateValue
}

/** A machine that asks the shell for nothing that the shell cannot do. */
type Commanding<Machine extends AnyStateMachine> = EmittedFrom<Machine> extends ShellCommand ? Machine : never

export const useFlow = <Machine extends AnyStateMachine>(
  machine: Machine & Commanding<Machine>,
  { input, rest }: FlowOptions<Machine> = {},
): Actor<Machine> => {
  const { isHydrating } = usePlace()
  // The machine's own input type is checked where a caller gives one; the arrival fits every page's flow.
  const given = input ?? (typeof history === 'undefined' ? NO_ARRIVAL : arrivalInput())
  const flow = useHostedActor(machine, given, isHydrating === true ? rest : undefined)
  useShellCommands(flow)
  return flow
}

const useShellCommands = (flow: Actor<AnyStateMachine>): void => {
  const [, navigate] = useLocation()
  const { pathname } = usePlace()
  const language = useLanguage()
  useEffect(() => {
    const shell: Shell = {
      navigate: ({ to, search = '', navigationState = null, replace = false }) => {
        if (replace && location.pathname !== pathname) return
        navigate(pathOf(to, language) + search, { state: navigationState, replace })
      },
      goBack: () => (history.length > 1 ? history.back() : navigate(pathOf('home', language))),
      switchLanguage: ({ to }) => {
        chooseLanguage(to)
        navigate(switchLanguage(location, to), { state: history.state as unknown })
      },
      retrySession: () => sendSession({ type: 'session.retry' }),
      endSession: () => sendSession({ type: 'session.signOut' }),
      profileChanged: ({ name }) => sendSession({ type: 'profile.changed', name }),
      leavePage,
    }
    const run = (command: ShellCommand) => (shell[command.type] as (given: ShellCommand) => void)(command)
    // Only machines that emit commands come here.
    const running = flow.on('*', (event) => run(event as ShellCommand))
    return () => running.unsubscribe()
  }, [flow, language, navigate, pathname])
}
