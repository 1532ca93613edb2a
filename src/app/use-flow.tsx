/** Runs a flow for as long as its page is shown, and carries out what it wishes of the shell. */
import { useActorRef } from '@xstate/react'
import { useContext, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Actor, AnyStateMachine, InputFrom } from 'xstate'
import { pathOf } from '#contracts/routes.ts'
import type { Navigate } from '#machines/kit/navigation.ts'
import { readCarried } from './carried.ts'
import { FlowHostContext } from './flow-host.ts'
import { useLanguage } from './place.ts'
import { sendSession } from './session-store.ts'

type Wish = Navigate | { type: 'goBack' } | { type: 'retrySession' }

/** What the address and the history entry tell every flow; each takes what it knows. */
const arrivalInput = () => ({
  carried: readCarried(history.state),
  invitation: new URLSearchParams(location.search).get('convite'),
})

/** The server has no address to read: its flow starts empty, and is never run. */
const NO_ARRIVAL = { carried: {}, invitation: null }

/** Runs a machine in the host around it; whoever calls this carries out what the machine wishes. */
export const useHostedActor = <Machine extends AnyStateMachine>(machine: Machine, input: unknown): Actor<Machine> => {
  const host = useContext(FlowHostContext)
  const options = { ...host.options, input } as unknown as Parameters<typeof useActorRef<Machine>>[1]
  return useActorRef(host.provide(machine), ...([options] as unknown as [never]))
}

export const useFlow = <Machine extends AnyStateMachine>(
  machine: Machine,
  input?: InputFrom<Machine>,
): Actor<Machine> => {
  // The machine's own input type is checked where a caller gives one; the arrival fits every page's flow.
  const flow = useHostedActor(machine, input ?? (typeof history === 'undefined' ? NO_ARRIVAL : arrivalInput()))
  useWishes(flow)
  return flow
}

const useWishes = (flow: Actor<AnyStateMachine>): void => {
  const [, navigate] = useLocation()
  const language = useLanguage()
  useEffect(() => {
    const grant = (wish: Wish) => {
      if (wish.type === 'retrySession') sendSession({ type: 'session.retry' })
      else if (wish.type === 'goBack' && history.length > 1) history.back()
      else if (wish.type === 'goBack') navigate(pathOf('home', language))
      else {
        const path = pathOf(wish.to, language) + (wish.search ?? '')
        // A page that only leads on is no place to come back to.
        navigate(path, { state: wish.carry ?? null, replace: flow.id === 'access' || wish.to === 'dashboard' })
      }
    }
    const granted = flow.on('*', (event) => grant(event as Wish))
    return () => granted.unsubscribe()
  }, [flow, language, navigate])
}
