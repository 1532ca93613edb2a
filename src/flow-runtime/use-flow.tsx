/** Runs a flow while its page is mounted, and executes its shell commands. */
import { useActorRef } from '@xstate/react'
import { useContext, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import type { Actor, AnyStateMachine, EmittedFrom, InputFrom, StateValue } from 'xstate'
import { pathOf } from '#contracts/routes.ts'
import type { NavigationState, ShellCommand } from '#machines/kit/shell.ts'
import { FlowHostContext } from './flow-host.ts'
import { readNavigationState } from './navigation-state.ts'
import { isFromPage, withoutSteps } from './follow-steps.ts'
import { resumeNavigation } from '#src/page-context/navigation-guard.ts'
import { useLanguage, usePlace } from '#src/page-context/place.ts'
import { showInLanguage } from '#src/page-context/show-in-language.ts'
import { idleSnapshot } from './idle-snapshot.ts'
import { sendSession } from './session-store.ts'

/** The implementation of each shell command. */
type Shell = { readonly [Type in ShellCommand['type']]: (command: ShellCommand<Type>) => void }

/** Runs a machine in the surrounding host, without executing its shell commands. */
export const useHostedActor = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  prerenderedState?: StateValue,
): Actor<Machine> => {
  const host = useContext(FlowHostContext)
  const provided = host.provide(machine)
  const actorOptions = { ...host.options, input }
  const options =
    prerenderedState === undefined
      ? actorOptions
      : { ...actorOptions, snapshot: idleSnapshot(provided, prerenderedState, input) }
  // Typed by the parameters: `useActorRef` cannot check the input of a generic machine.
  return useActorRef<AnyStateMachine>(provided, options) as Actor<Machine>
}

/** What the previous page has passed with `navigate`, for flows that take it as input; nothing while prerendering. */
export const currentNavigationState = (): NavigationState => readNavigationState(globalThis.history?.state)

type FlowOptions<Machine extends AnyStateMachine> = {
  /** The state that is prerendered, and from which the flow starts on hydration. */
  prerenderedState?: StateValue
} & (undefined extends InputFrom<Machine> ? { input?: InputFrom<Machine> } : { input: InputFrom<Machine> })

/** Options may be left out for a machine without an input only. */
type OptionsOf<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine> ? [options?: FlowOptions<Machine>] : [options: FlowOptions<Machine>]

/** The machine if it emits only shell commands, else `never`. */
type Commanding<Machine extends AnyStateMachine> = EmittedFrom<Machine> extends ShellCommand ? Machine : never

export const useFlow = <Machine extends AnyStateMachine>(
  machine: Machine & Commanding<Machine>,
  ...[options]: OptionsOf<Machine>
): Actor<Machine> => {
  const { isHydrating } = usePlace()
  // Undefined only where the machine accepts that, by `OptionsOf`.
  const input = options?.input as InputFrom<Machine>
  const flow = useHostedActor<Machine>(machine, input, isHydrating === true ? options?.prerenderedState : undefined)
  useShellCommands(flow)
  return flow
}

const withParameter = (search: string, parameter: string, value: string): string => {
  const query = new URLSearchParams(search)
  if (value === '') query.delete(parameter)
  else query.set(parameter, value)
  return query.size === 0 ? '' : `?${query.toString()}`
}

const useShellCommands = (flow: Actor<AnyStateMachine>): void => {
  const [, navigate] = useLocation()
  const { pathname, page } = usePlace()
  const language = useLanguage()
  const { followSteps } = useContext(FlowHostContext)
  useEffect(() => followSteps(flow, page), [flow, followSteps, page])
  // Before the flow starts, which an effect does: its first state may have a command already.
  useLayoutEffect(() => {
    const shell: Shell = {
      navigate: ({ to, search = '', navigationState = null, replace = false }) => {
        // While the next page is loading this one is still shown: its buttons work, but nothing else may lead elsewhere.
        if (location.pathname !== pathname && (replace || !isFromPage())) return
        const go = () => navigate(pathOf(to, language) + search, { state: navigationState, replace })
        if (replace) withoutSteps(go)
        else go()
      },
      changeQuery: ({ parameter, value }) => {
        if (location.pathname !== pathname) return
        navigate(pathname + withParameter(location.search, parameter, value), {
          state: history.state as unknown,
          replace: true,
        })
      },
      // `history.length` counts entries of other sites, and those ahead. Without the Navigation API it is not known.
      goBack: () =>
        (globalThis as { navigation?: { canGoBack: boolean } }).navigation?.canGoBack === true
          ? history.back()
          : navigate(pathOf('home', language)),
      switchLanguage: ({ to }) => showInLanguage(navigate, to),
      retrySession: () => sendSession({ type: 'session.retry' }),
      signOut: () => sendSession({ type: 'session.signOut' }),
      profileChanged: ({ name }) => sendSession({ type: 'profile.changed', name }),
      leavePage: resumeNavigation,
    }
    const run = (command: ShellCommand) => (shell[command.type] as (value: ShellCommand) => void)(command)
    // `Commanding` guarantees that every emitted event is a shell command.
    const running = flow.on('*', (event) => run(event as ShellCommand))
    return () => running.unsubscribe()
  }, [flow, language, navigate, pathname])
}
