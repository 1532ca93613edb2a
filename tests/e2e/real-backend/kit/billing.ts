/** Payments on the page of the test payment provider. */
import { TEST_CHECKOUT_PATH } from '#server/features/billing/test-gateway.ts'
import type { Session, World } from './world.ts'

/** A checkout, and the provider's order id of it. */
export type Opened = { id: string; order: string }

export const openCheckout = async (world: World, { access_token: token }: Session): Promise<Opened> => {
  const asked = { plan: 'premium', language: 'pt' }
  const answer = (await world.callOk('POST', '/api/billing/checkout', asked, { token })) as Record<string, string>
  const { checkout_id: id = '', url = '' } = answer
  return { id, order: new URL(url).searchParams.get('order') ?? '' }
}

/** Chooses the outcome on the provider's page, which reports it by a signed webhook. */
export const choose = (world: World, { order }: Opened, outcome: 'paid-card' | 'pending-pix' | 'declined-card') =>
  world.postForm(TEST_CHECKOUT_PATH, { order, outcome })

/** Subscribes somebody to a plan that renews. */
export const subscribe = async (world: World, session: Session): Promise<Session> => {
  await choose(world, await openCheckout(world, session), 'paid-card')
  return session
}
