import type { pendingPaymentModel } from '#machines/pending-payment/pending-payment.model.ts'
import { PAGE_REQUESTS, CRASH, SIGN_OUT_REQUESTS, ok, refusal, STORED_SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { Reply, NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const plan = { code: 'premium', name: 'Premium', monthly_transcriptions: null, price_cents: 2990, currency: 'BRL' }
const CHECKOUT = 'c0c0c0c0-0000-4000-8000-000000000002'
const pending = {
  checkout_id: CHECKOUT,
  plan_code: 'premium',
  method: 'pix',
  amount_cents: 2990,
  currency: 'BRL',
  pix_code: 'PIX-CODE',
  expires_at: '2026-12-01T12:00:00Z',
}

const became = (status: string): Reply =>
  ok({ subscription: null, checkout: { id: CHECKOUT, status, plan_code: 'premium' } })

export const pendingPaymentNetwork: NetworkOf<typeof pendingPaymentModel> = {
  starts: { start: { route: 'subscription', device: STORED_SESSION } },
  actors: {
    cancelPayment: {
      request: 'DELETE /api/billing/checkout',
      replies: {
        cancelled: became('canceled'),
        paid: became('paid'),
        gone: ok({ subscription: null, checkout: null }),
        unavailable: refusal(503, 'billing.unavailable'),
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
  },
  environment: {},
  pageRequests: {
    ...PAGE_REQUESTS,
    ...SIGN_OUT_REQUESTS,
    'GET /api/billing/plans': ok({ plans: [plan] }),
    'GET /api/billing/checkout': ok({ waiting: pending }),
  },
}
