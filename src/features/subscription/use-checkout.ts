import { useEffect } from 'react'
import type { EventFromLogic } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { checkoutFlow } from './checkout.flow.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { onTabVisible } from '#src/ui/activity.ts'

/** Runs one checkout flow for the page, which shows its plans at the end and its outcomes at the top. */
export const useCheckout = (checkout: string | null) => {
  const flow = useFlow(checkoutFlow, { input: { checkout } })
  const { view, marker } = useFlowView(flow)
  const { plan, url, failure, isBusy } = useFlowState(flow, (state) => ({
    plan: state.context.plan,
    url: state.context.url,
    failure: state.context.failure,
    isBusy: state.hasTag('busy'),
  }))
  const send = (event: EventFromLogic<typeof checkoutMachine>) => flow.send(event)
  // The time to confirm may have passed while another app was open, or the device slept.
  useEffect(() => onTabVisible(() => flow.send({ type: 'tab.visible' })), [flow])
  // Back can restore this page from the browser's cache as it was before the payment, when nothing was charged.
  useEffect(() => {
    const listening = new AbortController()
    const reloadRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted && flow.getSnapshot().context.url !== null) location.reload()
    }
    addEventListener('pageshow', reloadRestored, { signal: listening.signal })
    return () => listening.abort()
  }, [flow])
  return { view, marker, plan, url, failure, isBusy, send }
}
export type ShownCheckout = ReturnType<typeof useCheckout>

/** Whether the plans, or the one under review, are shown at the end of the page, and no outcome at its top. */
export const isChoosingPlan = ({ view }: ShownCheckout) => view === 'plans' || view === 'review'

/** Whether a failure that is shown at the plans is of a purchase; any other is of the page for cards and invoices. */
export const isOfPurchase = (failure: Failure | null) => failure?.code === 'billing.alreadyActive'
