/** Payments on the page of the test payment provider. */
import { TEST_CHECKOUT_PATH } from '#server/features/billing/test-gateway.ts'
import type { Session, TourContext } from './tour-context.ts'

/** A checkout, and the provider's order id of it. */
export type OpenedCheckout = { id: string; order: string }

export const openCheckout = async (context: TourContext, { access_token: token }: Session): Promise<OpenedCheckout> => {
  const body = { plan: 'premium', language: 'pt' }
  const answer = (await context.callOk('POST', '/api/billing/checkout', body, { token })) as Record<string, string>
  const { checkout_id: id = '', url = '' } = answer
  return { id, order: new URL(url).searchParams.get('order') ?? '' }
}

/** Chooses the outcome on the provider's page, which reports it by a signed webhook. */
export const choose = (
  context: TourContext,
  { order }: OpenedCheckout,
  outcome: 'paid-card' | 'pending-pix' | 'declined-card',
) => context.postForm(TEST_CHECKOUT_PATH, { order, outcome })

/** Subscribes somebody to a plan that renews. */
export const subscribe = async (context: TourContext, session: Session): Promise<Session> => {
  await choose(context, await openCheckout(context, session), 'paid-card')
  return session
}
