import { planChangeMachine } from '#machines/plan-change/plan-change.machine.ts'
import { defineCancelPlan, defineResumePlan } from './effects/plan-change.ts'
import { billingApi } from '#src/clients/billing-api.ts'

export const planChangeFlow = planChangeMachine.provide({
  actors: { cancelPlan: defineCancelPlan(billingApi), resumePlan: defineResumePlan(billingApi) },
})
