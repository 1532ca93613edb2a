import { fromPromise } from 'xstate'
import { billingStatusResponseSchema } from '#contracts/api/billing.ts'
import { type CancellationTiming, planChangeMachine } from '#machines/plan-change/plan-change.machine.ts'
import { commandOf } from '#src/effects/command.ts'
import { call } from '#src/clients/call.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { stageOf } from './plan-stage.ts'

export const planChangeFlow = provide(planChangeMachine, {
  cancelPlan: fromPromise<CancellationTiming, { reason: string | null }>(async ({ input: body, signal }) => {
    const { subscription } = await call('cancelSubscription', billingStatusResponseSchema, { body, signal })
    return stageOf(subscription) === 'ended' ? 'atOnce' : 'atPeriodEnd'
  }),
  resumePlan: commandOf('resumeSubscription', billingStatusResponseSchema, () => ({})),
})
