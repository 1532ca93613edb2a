import { useState } from 'react'
import type { PendingPayment } from '#contracts/api/billing.ts'
import { useWhen } from '#src/account/use-when.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { pendingPaymentFlow } from './pending-payment.flow.ts'

/** Runs the flow of the pending payment. `onOver`: it is no longer pending, because it was cancelled, or paid meanwhile. */
export const usePendingPayment = (onOver?: () => void) => {
  const flow = useFlow(pendingPaymentFlow)
  const { view, marker } = useFlowView(flow)
  const { failure, isBusy } = useFlowState(flow, (state) => ({
    failure: state.context.failure,
    isBusy: state.hasTag('busy'),
  }))
  useWhen(view === 'cancelled' || view === 'paid', () => onOver?.())
  return { view, marker, failure, isBusy, cancel: () => flow.send({ type: 'payment.cancel' }) }
}
export type CancellablePayment = ReturnType<typeof usePendingPayment>

/** `onOver`: the payment that was shown as pending is no longer, without an action on this page: it was paid, or it expired. */
export const useOverElsewhere = ({ view }: CancellablePayment, pending: PendingPayment | null, onOver: () => void) => {
  const [wasPending, setWasPending] = useState(false)
  if (pending !== null && !wasPending) setWasPending(true)
  useWhen(wasPending && pending === null && view === 'pending', onOver)
}
