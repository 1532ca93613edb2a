import { useSelector } from '@xstate/react'
import { viewOf } from '#machines/kit/view.ts'
import { useWhen } from '#src/account/use-when.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { waitingPaymentFlow } from './waiting-payment.flow.ts'

/** Runs the flow of the pending payment. `onOver`: it is no longer pending, because it was dropped, or paid meanwhile. */
export const useWaitingPayment = (onOver?: () => void) => {
  const flow = useFlow(waitingPaymentFlow)
  const state = useSelector(flow, (snapshot) => snapshot)
  const view = viewOf(state)
  useWhen(view === 'dropped' || view === 'paid', () => onOver?.())
  return { state, view, drop: () => flow.send({ type: 'payment.drop' }) }
}
export type DroppablePayment = ReturnType<typeof useWaitingPayment>
