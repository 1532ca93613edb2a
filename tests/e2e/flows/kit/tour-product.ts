/** The product of all tours: with real limits, a movable clock, and a network that a request header may fake. */
import type { startProduct } from '../../kit/product.ts'

export const SIGNING_KEY = 'signs-links-and-invitations-of-the-tours'

export const TOUR_PRODUCT: Parameters<typeof startProduct>[1] = {
  env: { RATE_LIMIT_FACTOR: '1', SIGNING_KEY },
  hasJumpingClock: true,
  hasFakeAddresses: true,
}
