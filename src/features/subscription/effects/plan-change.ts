import { fromPromise } from 'xstate'
import type { BillingApi } from '#src/clients/billing-api.ts'

export const defineCancelPlan = ({ cancelSubscription }: Pick<BillingApi, 'cancelSubscription'>) =>
  fromPromise<void, { reason: string | null }>(({ input, signal }) => cancelSubscription(input, signal))

export const defineResumePlan = ({ resumeSubscription }: Pick<BillingApi, 'resumeSubscription'>) =>
  fromPromise<void, undefined>(({ signal }) => resumeSubscription(signal))
