import { billingStatusResponseSchema } from '#contracts/api/billing.ts'
import { planChangeMachine } from '#machines/plan-change/plan-change.machine.ts'
import { commandOf } from '#src/actors/command.ts'

export const planChangeFlow = planChangeMachine.provide({
  actors: {
    cancelPlan: commandOf('cancelSubscription', billingStatusResponseSchema, (body: { reason: string | null }) => ({
      body,
    })),
    resumePlan: commandOf('resumeSubscription', billingStatusResponseSchema, () => ({})),
  },
})
