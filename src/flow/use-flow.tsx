/** Runs a flow for as long as its page is shown, and carries out what it wishes of the shell. */
import { useActorRef } from '@xstate/react'
import { useContext, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Actor, AnyStateMachine, InputFrom, StateValue } from 'xstate'
import type { Language } from '#contracts/languages.ts'
import { pathOf, switchLanguage } from '#contracts/routes.ts'
import type { Navigate } from '#machines/kit/navigation.ts'
import { readCarried } from './carried.ts'
import { chooseLanguage } from '#src/place/device-language.ts'
import { FlowHostContext } from './flow-host.ts'
import { leavePage } from '#src/place/leaving.ts'
import { useLanguage, usePlace } from '#src/place/place.ts'
import { restingSnapshot } from './resting.ts'
import { sendSession } from './session-store.ts'

type Wish =
  | Navigate
  | { type: 'goBack' }
  | { type: 'retrySession' }
  | { type: 'rejectSession' }
  | { type: 'endSession' }
  | { type: 'listChanged' }
  | { type: 'leavePage' }
  | { type: 'profileChanged'; name: string }
  | { type: 'switchLanguage'; to: Language }

/** What the address and the history entry tell every flow; each takes what it knows. */
const arrivalInput = () => ({
  carried: readCarried(history.state),
  invitation: new URLSearchParams(location.search).get('convite'),
})

/** The server has no address to read: its flow starts empty, and is never run. */
const NO_ARRIVAL = { carried: {}, invitation: null }

/** Runs a machine in the host around it; whoever calls this carries out what the machine wishes. */
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
  /** The list that the flow's part belongs to is no longer what it was. */
  onListChanged?: () => void
}

export const useFlow = <Machine extends AnyStateMachine>(
  machine: Machine,
  { input, rest, onListChanged }: FlowOptions<Machine> = {},
): Actor<Machine> => {
  const { isAsSent } = usePlace()
  // The machine's own input type is checked where a caller gives one; the arrival fits every page's flow.
  const given = input ?? (typeof history === 'undefined' ? NO_ARRIVAL : arrivalInput())
  const flow = useHostedActor(machine, given, isAsSent === true ? rest : undefined)
  useWishes(flow, onListChanged)
  return flow
}

const useWishes = (flow: Actor<AnyStateMachine>, onListChanged?: () => void): void => {
  const [, navigate] = useLocation()
  const { pathname } = usePlace()
  const language = useLanguage()
  useEffect(() => {
    const grant = (wish: Wish) => {
      if (wish.type === 'retrySession') sendSession({ type: 'session.retry' })
      else if (wish.type === 'rejectSession') sendSession({ type: 'session.rejected' })
      else if (wish.type === 'endSession') sendSession({ type: 'session.signOut' })
      else if (wish.type === 'listChanged') onListChanged?.()
      else if (wish.type === 'leavePage') leavePage()
      else if (wish.type === 'profileChanged') sendSession({ type: 'profile.changed', name: wish.name })
      else if (wish.type === 'switchLanguage') {
        // Of the person's own choosing, as in the switcher (LANG-06).
        chooseLanguage(wish.to)
        navigate(switchLanguage(location, wish.to), { state: history.state as unknown })
      } else if (wish.type === 'goBack' && history.length > 1) history.back()
      else if (wish.type === 'goBack') navigate(pathOf('home', language))
      // Whoever has left a protected page is not led away from where they went.
      else if (flow.logic.id !== 'access' || location.pathname === pathname) {
        const path = pathOf(wish.to, language) + (wish.search ?? '')
        // A page that only leads on is no place to come back to.
        navigate(path, { state: wish.carry ?? null, replace: flow.logic.id === 'access' || wish.to === 'dashboard' })
      }
    }
    const granted = flow.on('*', (event) => grant(event as Wish))
    return () => granted.unsubscribe()
  }, [flow, language, navigate, onListChanged, pathname])
}
