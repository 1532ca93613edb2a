/** The product of all tours: with real limits, a movable clock, and a network that a request header may fake. */
import type { startProduct } from '../../kit/product.ts'

/** Secrets of this product. */
export const SIGNING_KEY = 'signs-links-and-invitations-of-the-tours'
export const INGEST_TOKEN = 'token-of-the-messaging-platform-of-the-tours'

export const TOUR_PRODUCT: Parameters<typeof startProduct>[1] = {
  env: { RATE_LIMIT_FACTOR: '1', SIGNING_KEY, INGEST_TOKEN },
  hasJumpingClock: true,
  hasSaidNetworks: true,
}
