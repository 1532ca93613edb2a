import { useSelector } from '@xstate/react'
import type { EventFromLogic } from 'xstate'
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { viewOf } from '#machines/kit/view.ts'
import { checkoutFlow } from './checkout.flow.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'

/** Runs one checkout flow for the page, which shows its plans at the end and its outcomes at the top. */
export const useCheckout = (checkout: string | null) => {
  const flow = useFlow(checkoutFlow, { input: { checkout } })
  const state = useSelector(flow, (snapshot) => snapshot)
  return { state, view: viewOf(state), send: (event: EventFromLogic<typeof checkoutMachine>) => flow.send(event) }
}
export type ShownCheckout = ReturnType<typeof useCheckout>

/** Whether the plans, or the one under review, are shown at the end of the page, and no outcome at its top. */
export const isAtPlans = ({ view }: ShownCheckout) => view === 'plans' || view === 'review'
