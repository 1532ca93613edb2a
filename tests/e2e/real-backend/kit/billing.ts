/** Plans that are paid for on the page of the payment provider that moves no money. */
import { TEST_CHECKOUT_PATH } from '#server/features/billing/test-gateway.ts'
import type { Session, World } from './world.ts'

/** A checkout, and the order by which the provider's page knows it. */
export type Opened = { id: string; order: string }

export const openCheckout = async (world: World, { access_token: token }: Session): Promise<Opened> => {
  const asked = { plan: 'premium', language: 'pt' }
  const answer = (await world.must('POST', '/api/billing/checkout', asked, { token })) as Record<string, string>
  const { checkout_id: id = '', url = '' } = answer
  return { id, order: new URL(url).searchParams.get('order') ?? '' }
}

/** What became of it is chosen on the provider's page, and told by its signed message. */
export const choose = (world: World, { order }: Opened, outcome: 'paid-card' | 'pending-pix' | 'declined-card') =>
  world.submit(TEST_CHECKOUT_PATH, { order, outcome })

/** Gives somebody a plan that renews. */
export const subscribe = async (world: World, session: Session): Promise<Session> => {
  await choose(world, await openCheckout(world, session), 'paid-card')
  return session
}
