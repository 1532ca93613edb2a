import { type ComponentType, createElement, type ReactNode } from 'react'
import type { Account } from '#contracts/account.ts'
import type { ReturnTo } from '#contracts/routes.ts'
import { GuardDenied, GuardInactive, GuardWaitingLong } from './guard-views.tsx'
import { AccountSkeleton } from '#src/account/account-skeleton.tsx'
import { SessionEnded } from './session-ended.tsx'
import { routeGuardFlow } from './route-guard.flow.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { SessionEndContext } from '#src/page-context/session-end.ts'
import { useHeadingFocus } from './use-heading-focus.ts'

type Props = {
  requiredRole: 'user' | 'admin'
  returnTo: ReturnTo
  isReturn: boolean
  /** What is known of it when the page is opened. */
  account: Account
  signInAgain: ComponentType<{ email: string }>
  children?: ReactNode
}

/** Renders a protected page for a visitor with access; otherwise a skeleton, or the reason why it is not shown. */
export const RouteGuard = ({ signInAgain, children, ...input }: Props) => {
  const guard = useFlow(routeGuardFlow, { input })
  const { view, marker } = useFlowView(guard)
  const { email } = useFlowState(guard, (state) => ({ email: state.context.person?.email ?? '' }))
  useHeadingFocus(view === 'waiting')

  switch (view) {
    case 'allowed':
    case 'ended':
      return (
        <div {...marker}>
          <SessionEndContext value={view === 'ended'}>{children}</SessionEndContext>
          {view === 'ended' && (
            <SessionEnded onCancel={() => guard.send({ type: 'signIn.cancel' })}>
              {createElement(signInAgain, { email })}
            </SessionEnded>
          )}
        </div>
      )
    case 'inactive':
      return <GuardInactive marker={marker} onSupport={() => guard.send({ type: 'support.open' })} />
    case 'denied':
      return <GuardDenied marker={marker} onBack={() => guard.send({ type: 'page.back' })} />
    case 'waitingSlow':
      return (
        <GuardWaitingLong
          marker={marker}
          onRetry={() => guard.send({ type: 'session.retry' })}
          onHome={() => guard.send({ type: 'home.open' })}
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
