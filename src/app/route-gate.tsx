import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Origin } from '#contracts/routes.ts'
import { GateDenied, GateInactive, GateWaiting, GateWaitingLong } from '../ui/gate-views.tsx'
import { accessFlow } from './flows/access.ts'
import { useFlow } from './use-flow.tsx'

type Props = { demand: 'user' | 'admin'; origin: Origin; children?: ReactNode }

/** Shows a protected page to whom it belongs, and says to everybody else what is the matter. */
export const RouteGate = ({ demand, origin, children }: Props) => {
  const access = useFlow(accessFlow, { demand, origin })
  const state = useSelector(access, (snapshot) => snapshot)

  if (state.matches('allowed')) return children
  if (state.matches('inactive')) return <GateInactive onSupport={() => access.send({ type: 'support.open' })} />
  if (state.matches('denied')) return <GateDenied onBack={() => access.send({ type: 'page.back' })} />
  if (state.matches({ waiting: 'long' })) {
    return (
      <GateWaitingLong
        onRetry={() => access.send({ type: 'session.retry' })}
        onHome={() => access.send({ type: 'home.open' })}
      />
    )
  }
  return <GateWaiting />
}
