import type { AdminUserRow } from '#contracts/api/admin.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { useRowUpdates } from '#src/account/use-row-updates.ts'
import { userActivationFlow } from './user-activation.flow.ts'

/** The flow that deactivates or activates an account (ADMIN-11). `isOwn`: it is the administrator's. */
export const useActivation = (user: AdminUserRow, isOwn: boolean) => {
  const flow = useFlow(userActivationFlow, { input: { user: { id: user.id, isActive: user.is_active }, isOwn } })
  useRowUpdates(user, ({ is_active: isActive }) =>
    flow.send({ type: isActive ? 'account.activated' : 'account.deactivated' }),
  )
  const { view, marker } = useFlowView(flow)
  const state = useFlowState(flow, ({ context }) => ({
    isActive: context.user.isActive,
    issues: context.issues,
    failure: context.failure,
  }))
  return { ...state, name: user.name, view, marker, flow }
}
export type ShownActivation = ReturnType<typeof useActivation>
