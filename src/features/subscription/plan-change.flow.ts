import { billingStatusResponseSchema } from '#contracts/api/billing.ts'
import { planChangeMachine } from '#machines/plan-change/plan-change.machine.ts'
import { commandOf } from '#src/actors/command.ts'
import { provide } from '#src/flow-runtime/provide.ts'

export const planChangeFlow = provide(planChangeMachine, {
  cancelPlan: commandOf('cancelSubscription', billingStatusResponseSchema, (body: { reason: string | null }) => ({
    body,
  })),
  resumePlan: commandOf('resumeSubscription', billingStatusResponseSchema, () => ({})),
})
