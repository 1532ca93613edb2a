import { CHECKOUT_CANCELED } from '#contracts/api/billing.ts'
import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, UNREACHABLE } from '../kit/samples.ts'
import { checkoutMachine } from './checkout.machine.ts'

const CHECKOUT = 'c0c0c0c0-0000-4000-8000-000000000001'
const page = { url: 'https://pay.prosa.test/order' }

export const checkoutModel = {
  machine: checkoutMachine,
  inputs: {
    noCheckout: { checkout: null },
    returned: { checkout: CHECKOUT },
    canceled: { checkout: CHECKOUT_CANCELED },
  },
  person: [
    { event: { type: 'plan.choose', plan: 'premium' } },
    { case: 'card', event: { type: 'plan.confirm', method: 'card' } },
    { case: 'pix', event: { type: 'plan.confirm', method: 'pix' } },
    { event: { type: 'review.cancel' } },
    { event: { type: 'plan.retry' } },
    { event: { type: 'portal.open' } },
    { event: { type: 'checkout.check' } },
    { event: { type: 'plans.show' } },
  ],
  environment: [{ event: { type: 'tab.visible' } }],
  streams: {},
  outcomes: {
    startCheckout: {
      opened: { ok: page },
      had: { fail: { code: 'billing.alreadyActive' } satisfies Failure },
      unavailable: { fail: { code: 'billing.unavailable' } satisfies Failure },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    openPortal: {
      opened: { ok: { url: 'https://pay.prosa.test/portal' } },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    openPage: { opened: { ok: undefined }, crashed: CRASHED },
    confirmCheckout: {
      paid: { ok: { status: 'paid', plan: 'premium' } },
      declined: { ok: { status: 'declined', plan: 'premium' } },
      pending: { ok: { status: 'pending', plan: 'premium' } },
      expired: { ok: { status: 'expired', plan: 'premium' } },
      canceled: { ok: { status: 'canceled', plan: 'premium' } },
      unknown: { ok: null },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof checkoutMachine>
