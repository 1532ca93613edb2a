import { useSelector } from '@xstate/react'
import type { EventFromLogic } from 'xstate'
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { viewOf } from '#machines/kit/view.ts'
import { checkoutFlow } from './checkout.flow.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'

/** Runs the checkout for the page: its plans stand at the end of it, its outcomes at the top. */
export const useCheckout = (checkout: string | null) => {
  const flow = useFlow(checkoutFlow, { input: { checkout } })
  const state = useSelector(flow, (snapshot) => snapshot)
  return { state, view: viewOf(state), send: (event: EventFromLogic<typeof checkoutMachine>) => flow.send(event) }
}
export type ShownCheckout = ReturnType<typeof useCheckout>
