import type { planChangeModel } from '#machines/plan-change/plan-change.model.ts'
import {
  PAGE_REQUESTS,
  CRASH,
  SIGN_OUT_REQUESTS,
  ok,
  REJECTED,
  refusal,
  STORED_SESSION,
} from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const plan = { code: 'premium', name: 'Premium', monthly_transcriptions: null, price_cents: 2990, currency: 'BRL' }
const subscription = { status: 'active', current_period_end: '2026-12-20T12:00:00Z', is_ending: false, plan }

const REREAD = { unplayable: 'the plan is read again in the background: tests/ui/account/reread-rows.test.tsx' }
const GONE = refusal(409, 'billing.noSubscription')
const changed = (now: object) => ok({ subscription: { ...subscription, ...now }, checkout: null })

export const planChangeNetwork: NetworkOf<typeof planChangeModel> = {
  starts: {
    renewing: { route: 'subscription', device: STORED_SESSION },
    ending: { unplayable: 'the same page where the plan was cancelled before' },
    ended: { unplayable: 'the same page where the plan ended before' },
  },
  actors: {
    cancelPlan: {
      request: 'POST /api/billing/cancel',
      body: (input: object) => input,
      replies: {
        cancelled: changed({ is_ending: true }),
        ended: changed({ status: 'ended' }),
        gone: GONE,
        unreachable: 'unreachable',
        refused: REJECTED,
        crashed: CRASH,
      },
    },
    resumePlan: {
      request: 'POST /api/billing/upgrade',
      replies: {
        resumed: changed({ is_ending: false }),
        gone: GONE,
        unreachable: 'unreachable',
        refused: REJECTED,
        crashed: CRASH,
      },
    },
  },
  environment: { 'plan.cancelled': REREAD, 'plan.resumed': REREAD, 'plan.ended': REREAD },
  pageRequests: {
    ...PAGE_REQUESTS,
    ...SIGN_OUT_REQUESTS,
    'GET /api/billing/plans': ok({ plans: [plan] }),
    'GET /rest/v1/subscriptions': ok([subscription]),
  },
}
