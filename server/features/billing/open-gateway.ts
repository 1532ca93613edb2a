/** The payment provider of this installation. */
import type { Settings } from '#server/settings/env.ts'
import type { PaymentGateway } from './gateway.ts'
import { createTestGateway } from './test-gateway.ts'

/** Null without one. The SDK of a real one is loaded only if it is configured. */
export const openGateway = async (
  { stripe, isDemonstration }: Pick<Settings, 'stripe' | 'isDemonstration'>,
  test: { signingKey: string; origin: string },
): Promise<PaymentGateway | null> => {
  if (stripe !== null) return (await import('./stripe/stripe-gateway.ts')).createStripeGateway(stripe)
  return isDemonstration ? createTestGateway(test) : null
}
