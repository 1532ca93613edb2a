/**
 * A payment provider that charges nothing, for servers that only their own machine can reach. Its page lets the visitor
 * choose the outcome, and its events use the same signed webhook as a real provider's. The order is a signed JWT in
 * the URL: the only state is which checkouts were closed, and the subscriptions (`test-gateway-subscriptions.ts`).
 */
import { randomUUID } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { PAYMENT_METHODS } from '#contracts/api/billing.ts'
import { LANGUAGES } from '#contracts/languages.ts'
import { CHECKOUT_TTL, PIX_TTL } from '#contracts/limits.ts'
import {
  type CheckoutEvent,
  KNOWN_EVENTS,
  type KnownEvent,
  knownEventSchema,
  type Order,
  type PaymentGateway,
  type PaymentEvent,
} from './gateway.ts'
import { isSigned, signEvent } from './signature.ts'
import { cancelTest, endTest, readTest, resumeTest } from './test-gateway-subscriptions.ts'

export const TEST_CHECKOUT_PATH = '/test-gateway/checkout'
export const TEST_PORTAL_PATH = '/test-gateway/portal'
export const TEST_SIGNATURE_HEADER = 'Prosa-Signature'

const orderSchema = z.object({
  checkoutId: z.uuid(),
  userId: z.uuid(),
  planCode: z.string(),
  planName: z.string(),
  amountCents: z.number(),
  currency: z.string(),
  method: z.enum(PAYMENT_METHODS),
  customerId: z.nullable(z.string()),
  language: z.enum(LANGUAGES),
  returnUrl: z.string(),
  cancelUrl: z.string(),
  expiresAt: z.coerce.date(),
})

/**
 * Closed checkouts, with the time; removed once the JWT of their URL has expired. Like the subscriptions they are of the
 * process: servers in it have one provider, as servers have in production, and the ids are random.
 */
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

const seal = (signingKey: string, content: JWTPayload, expiresAt: Date) =>
  new SignJWT(content)
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setExpirationTime(expiresAt)
    .sign(orderKey(signingKey))

/** Null if it is not ours, or expired. */
const unseal = async (signingKey: string, sealed: string): Promise<JWTPayload | null> => {
  try {
    const { payload } = await jwtVerify(sealed, orderKey(signingKey), { algorithms: [ALGORITHM], audience: AUDIENCE })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

/** Null for an invalid or expired order. */
export const openOrder = async (signingKey: string, sealed: string): Promise<Order | null> =>
  orderSchema.safeParse((await unseal(signingKey, sealed))?.['order']).data ?? null

/** The user whose portal it is; null if the link to it is not ours, or old. */
export const openUser = async (signingKey: string, sealed: string): Promise<string | null> =>
  z.uuid().safeParse((await unseal(signingKey, sealed))?.['user']).data ?? null

type SignedEvent = { body: string; signature: string }

/** An event and its signature, as posted to the webhook. */
export const signTestEvent = (signingKey: string, event: KnownEvent | { id: string; type: string }): SignedEvent => {
  const body = JSON.stringify(event)
  return { body, signature: signEvent(keyFor(signingKey, 'message'), body) }
}

/** The outcome of a checkout. */
export const testEvent = (
  signingKey: string,
  { checkoutId }: Pick<Order, 'checkoutId'>,
  { type, method, subscription_id }: Pick<CheckoutEvent, 'type' | 'method' | 'subscription_id'>,
): SignedEvent => {
  const isOpenPix = type === 'checkout.pending' && method === 'pix'
  return signTestEvent(signingKey, {
    id: randomUUID(),
    type,
    checkout_id: checkoutId,
    method,
    ...(subscription_id !== undefined && { subscription_id }),
    ...(isOpenPix && {
      pix_code: `TEST-PIX-${checkoutId}`,
      pix_expires_at: new Date(Date.now() + PIX_TTL).toISOString(),
    }),
  } satisfies KnownEvent)
}

/** Reports that a subscription changed, without the change itself. */
export const testHint = (signingKey: string, subscription: string): SignedEvent =>
  signTestEvent(signingKey, {
    id: randomUUID(),
    type: 'subscription.changed',
    subscription_id: subscription,
  } satisfies KnownEvent)

const envelopeSchema = z.object({ id: z.string().check(z.minLength(1)), type: z.string().check(z.minLength(1)) })

const parseEvent = (body: string): PaymentEvent | null => {
  try {
    const event: unknown = JSON.parse(body)
    const envelope = envelopeSchema.safeParse(event).data
    if (envelope === undefined) return null
    const { id, type } = envelope
    return KNOWN_EVENTS.has(type)
      ? (knownEventSchema.safeParse(event).data ?? null)
      : { id, type: 'unknown', name: type }
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

export const createTestGateway = ({ signingKey, origin }: { signingKey: string; origin: string }): PaymentGateway => ({
  signatureHeader: TEST_SIGNATURE_HEADER,
  openCheckout: async (order) => {
    const url = new URL(TEST_CHECKOUT_PATH, origin)
    url.searchParams.set('order', await seal(signingKey, { order }, order.expiresAt))
    return { url: url.href, providerId: `test_cs_${order.checkoutId}` }
  },
  closeCheckout: ({ id }) => {
    close(id)
    return Promise.resolve(null)
  },
  // Its events arrive in the process that serves its pages.
  readCheckout: () => Promise.resolve(null),
  openPortal: async ({ userId, returnUrl }) => {
    const url = new URL(TEST_PORTAL_PATH, origin)
    // The path only, since the page links to it: another host must not be injected.
    url.searchParams.set('back', new URL(returnUrl).pathname)
    url.searchParams.set('user', await seal(signingKey, { user: userId }, new Date(Date.now() + CHECKOUT_TTL)))
    return url.href
  },
  readSubscription: (id) => Promise.resolve(readTest(id)),
  cancel: (id) => Promise.resolve(cancelTest(id)),
  resume: (id) => Promise.resolve(resumeTest(id)),
  end: (id) => Promise.resolve(endTest(id)),
  // No money has moved.
  refund: () => Promise.resolve(),
  readEvent: (body, signature) =>
    Promise.resolve(isSigned(keyFor(signingKey, 'message'), body, signature) ? parseEvent(body) : null),
})
