/**
 * A payment provider that charges nothing, for servers that only their own machine can reach. Its page lets the visitor
 * choose the outcome, and its messages use the same signed webhook as a real provider's. The order is a signed JWT in
 * the URL: the only state here is which checkouts were closed.
 */
import { randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { LANGUAGES } from '#contracts/languages.ts'
import { CHECKOUT_TTL, PIX_TTL } from '#contracts/limits.ts'
import { type Order, type PaymentGateway, type PaymentMessage, paymentMessageSchema } from './gateway.ts'
import { isSigned, signMessage } from './signature.ts'

export const TEST_CHECKOUT_PATH = '/test-gateway/checkout'
export const TEST_PORTAL_PATH = '/test-gateway/portal'

const orderSchema = z.object({
  checkoutId: z.uuid(),
  planName: z.string(),
  amountCents: z.number(),
  currency: z.string(),
  language: z.enum(LANGUAGES),
  returnUrl: z.string(),
  cancelUrl: z.string(),
  expiresAt: z.coerce.date(),
})

/** Closed checkouts, with the time; removed once the JWT of their URL has expired. */
const closed = new Map<string, number>()

export const isClosed = (checkoutId: string): boolean => closed.has(checkoutId)

const close = (checkoutId: string) => {
  for (const [id, at] of closed) if (at < Date.now() - CHECKOUT_TTL) closed.delete(id)
  closed.set(checkoutId, Date.now())
}

const ALGORITHM = 'HS256'
const AUDIENCE = 'test-gateway'

const keyFor = (signingKey: string, use: string) => `test-gateway-${use}:${signingKey}`
const orderKey = (signingKey: string) => new TextEncoder().encode(keyFor(signingKey, 'order'))

const sealOrder = (signingKey: string, order: Order) =>
  new SignJWT({ order })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setExpirationTime(order.expiresAt)
    .sign(orderKey(signingKey))

/** Null for an invalid or expired order. */
export const openOrder = async (signingKey: string, sealed: string): Promise<Order | null> => {
  try {
    const { payload } = await jwtVerify(sealed, orderKey(signingKey), { algorithms: [ALGORITHM], audience: AUDIENCE })
    return orderSchema.safeParse(payload['order']).data ?? null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

/** The message and its signature, as posted to the webhook. */
export const testMessage = (
  signingKey: string,
  { checkoutId }: Pick<Order, 'checkoutId'>,
  { type, method }: Pick<PaymentMessage, 'type' | 'method'>,
) => {
  const isOpenPix = type === 'checkout.pending' && method === 'pix'
  const body = JSON.stringify({
    id: randomUUID(),
    type,
    checkout_id: checkoutId,
    method,
    ...(isOpenPix && {
      pix_code: `TEST-PIX-${checkoutId}`,
      pix_expires_at: new Date(Date.now() + PIX_TTL).toISOString(),
    }),
  } satisfies PaymentMessage)
  return { body, signature: signMessage(keyFor(signingKey, 'message'), body) }
}

const parseMessage = (body: string): PaymentMessage | null => {
  try {
    return paymentMessageSchema.safeParse(JSON.parse(body)).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const done = () => Promise.resolve()

export const createTestGateway = ({ signingKey, origin }: { signingKey: string; origin: string }): PaymentGateway => ({
  openCheckout: async (order) => {
    const url = new URL(TEST_CHECKOUT_PATH, origin)
    url.searchParams.set('order', await sealOrder(signingKey, order))
    return url.href
  },
  closeCheckout: (checkoutId) => Promise.resolve(close(checkoutId)),
  openPortal: ({ returnUrl }) => {
    const url = new URL(TEST_PORTAL_PATH, origin)
    // The path only, since the page links to it: no other host may get in.
    url.searchParams.set('back', new URL(returnUrl).pathname)
    return Promise.resolve(url.href)
  },
  cancel: done,
  resume: done,
  readMessage: (body, signature) =>
    isSigned(keyFor(signingKey, 'message'), body, signature) ? parseMessage(body) : null,
})
