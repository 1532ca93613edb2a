import { CHECKOUT_TTL, TICK } from '#contracts/limits.ts'
import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { choose, openCheckout, type Opened, subscribe } from '#tests/e2e/real-backend/kit/billing.ts'
import { AS_ARRANGED, AS_OTHER, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import { barring, type End, type BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { asNewMember } from '#tests/e2e/real-backend/kit/members.ts'
import { stored, type World } from '#tests/e2e/real-backend/kit/world.ts'

/** The checkout of the tour's person. */
const opened = new WeakMap<World, Opened>()

const comesBack = async (world: World) => {
  const member = await asNewMember(world)
  const checkout = await openCheckout(world, world.own())
  opened.set(world, checkout)
  world.name(checkoutModel.inputs.back.checkout, checkout.id)
  return member
}

/** The provider reports the outcome chosen on its page. */
const texts = (outcome: Parameters<typeof choose>[2]): End => ({
  real: async (world) => {
    const checkout = opened.get(world)
    if (checkout !== undefined) await choose(world, checkout, outcome)
    return stored(world.own())
  },
})

const AS_SUBSCRIBER: End = { real: async (world) => stored(await subscribe(world, await world.other())) }
const HEARD = 'a checkout with an outcome does not expire'

export const checkoutBackend: BackendOf<typeof checkoutModel> = {
  starts: { here: asNewMember, back: comesBack, left: asNewMember },
  jobs: {
    startCheckout: {
      opened: AS_OTHER,
      had: AS_SUBSCRIBER,
      // Needs a server without a payment provider.
      unavailable: PLAYED,
      unreachable: PLAYED,
      crashed: PLAYED,
    },
    openPortal: { opened: AS_SUBSCRIBER, unreachable: PLAYED, crashed: PLAYED },
    openPage: { left: AS_ARRANGED, crashed: PLAYED },
    confirmCheckout: {
      paid: texts('paid-card'),
      declined: texts('declined-card'),
      pending: texts('pending-pix'),
      expired: {
        real: async (world) => {
          await world.letPass(CHECKOUT_TTL + TICK)
          return world.renew()
        },
      },
      canceled: {
        real: async (world) => {
          await world.asOwn('DELETE', '/api/billing/checkout')
          return stored(world.own())
        },
      },
      unknown: AS_OTHER,
      unreachable: PLAYED,
      crashed: PLAYED,
    },
  },
  worlds: [
    barring({
      'confirmCheckout:expired': 'played in the world without an outcome',
      'confirmCheckout:canceled': 'played in the world without an outcome',
    }),
    barring({
      'confirmCheckout:pending': HEARD,
      'confirmCheckout:declined': HEARD,
      'confirmCheckout:paid': HEARD,
    }),
  ],
  // The provider's pages are never loaded; a person with a lapsed plan has every button.
  keeps: ['GET /test-gateway/checkout', 'GET /test-gateway/portal', 'GET /rest/v1/subscriptions'],
}
