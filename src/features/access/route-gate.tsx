import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ReturnTo } from '#contracts/routes.ts'
import { viewOf } from '#machines/kit/view.ts'
import { GateDenied, GateInactive, GateWaitingLong } from '#src/ui/gate-views.tsx'
import { AccountSkeleton } from '#src/account/account-skeleton.tsx'
import { accessFlow } from './access.flow.ts'
import { markerOf } from '#src/flow-runtime/marker.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'

type Props = { demand: 'user' | 'admin'; returnTo: ReturnTo; isReturn: boolean; children?: ReactNode }

/** Renders a protected page for a visitor with access, and the reason for anybody else. */
export const RouteGate = ({ demand, returnTo, isReturn, children }: Props) => {
  const access = useFlow(accessFlow, { input: { demand, returnTo, isReturn } })
  const state = useSelector(access, (snapshot) => snapshot)
  const marker = markerOf(state)

  switch (viewOf(state)) {
    case 'allowed':
      return <div {...marker}>{children}</div>
    case 'inactive':
      return <GateInactive marker={marker} onSupport={() => access.send({ type: 'support.open' })} />
    case 'denied':
      return <GateDenied marker={marker} onBack={() => access.send({ type: 'page.back' })} />
    case 'waitingLong':
      return (
        <GateWaitingLong
          marker={marker}
          onRetry={() => access.send({ type: 'session.retry' })}
          onHome={() => access.send({ type: 'home.open' })}
        />
      )
    case 'waiting':
    case null:
      return (
        <div {...marker}>
          <AccountSkeleton />
        </div>
      )
  }
}
