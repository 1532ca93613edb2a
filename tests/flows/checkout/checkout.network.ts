import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { PAGE_REQUESTS, CRASH, SIGN_OUT_REQUESTS, ok, refusal, STORED_SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { Reply, NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const { returned, canceled } = checkoutModel.inputs
const plan = { monthly_transcriptions: null, currency: 'BRL' }
const free = { ...plan, code: 'free', name: 'Free', price_cents: 0 }
const premium = { ...plan, code: 'premium', name: 'Premium', price_cents: 2990 }
/** The provider's page answers 204, so that the tested page stays open. */
const url = '/test-gateway/checkout'
const AWAY = { status: 204 }

const stands = (status: string): Reply =>
  ok({ subscription: null, checkout: { id: returned.checkout, status, plan_code: premium.code } })

export const checkoutNetwork: NetworkOf<typeof checkoutModel> = {
  starts: {
    noCheckout: { route: 'subscription', device: STORED_SESSION },
    returned: { route: 'subscription', device: STORED_SESSION, queryAndHash: `?checkout=${returned.checkout}` },
    canceled: { route: 'subscription', device: STORED_SESSION, queryAndHash: `?checkout=${canceled.checkout}` },
  },
  actors: {
    startCheckout: {
      request: 'POST /api/billing/checkout',
      body: (input: object) => input,
      replies: {
        opened: { status: 201, json: { checkout_id: returned.checkout, url } },
        had: refusal(409, 'billing.alreadyActive'),
        unavailable: refusal(503, 'billing.unavailable'),
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
    openPortal: {
      request: 'POST /api/billing/portal',
      replies: { opened: ok({ url }), unreachable: 'unreachable', crashed: CRASH },
    },
    openPage: { arrange: { opened: {}, crashed: { unplayable: 'a browser takes every address' } } },
    confirmCheckout: {
      request: 'GET /api/billing/status',
      replies: {
        paid: stands('paid'),
        declined: stands('declined'),
        pending: stands('pending'),
        expired: stands('expired'),
        canceled: stands('canceled'),
        unknown: ok({ subscription: null, checkout: null }),
        unreachable: 'unreachable',
        crashed: CRASH,
      },
      isRetried: true,
    },
  },
  environment: {
    'tab.visible': {
      act: async ({ page }) => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      },
      where: (state) => state.matches('confirmationTimedOut'),
    },
  },
  pageRequests: {
    ...PAGE_REQUESTS,
    ...SIGN_OUT_REQUESTS,
    'GET /test-gateway/checkout': AWAY,
    'GET /test-gateway/portal': AWAY,
    'GET /api/billing/plans': ok({ plans: [free, premium] }),
    'GET /rest/v1/subscriptions': ok([
      { status: 'canceled', current_period_end: null, is_ending: true, plan: premium },
    ]),
  },
}
