import type { planChangeModel } from '#machines/plan-change/plan-change.model.ts'
import { ASIDE, CRASH, GOODBYE, ok, REJECTED, refusal, SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const plan = { code: 'premium', name: 'Premium', monthly_transcriptions: null, price_cents: 2990, currency: 'BRL' }
const subscription = { status: 'active', current_period_end: '2026-12-20T12:00:00Z', is_ending: false, plan }

const GONE = refusal(409, 'billing.noSubscription')
const done = (isEnding: boolean) => ok({ subscription: { ...subscription, is_ending: isEnding }, checkout: null })

export const planChangeNetwork: NetworkOf<typeof planChangeModel> = {
  starts: {
    renewing: { route: 'subscription', device: SESSION },
    ending: { beyond: 'the same page where the plan was cancelled before' },
  },
  jobs: {
    cancelPlan: {
      asks: 'POST /api/billing/cancel',
      sends: (input: object) => input,
      replies: { cancelled: done(true), gone: GONE, unreachable: 'unreachable', refused: REJECTED, crashed: CRASH },
    },
    resumePlan: {
      asks: 'POST /api/billing/upgrade',
      replies: { resumed: done(false), gone: GONE, unreachable: 'unreachable', refused: REJECTED, crashed: CRASH },
    },
  },
  environment: {},
  aside: {
    ...ASIDE,
    ...GOODBYE,
    'GET /api/billing/plans': ok({ plans: [plan] }),
    'GET /rest/v1/subscriptions': ok([subscription]),
  },
}
