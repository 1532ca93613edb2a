/** The provider's own SDK, at the version of its API that this code was written for. */
import { Stripe } from 'stripe'
import { PaymentsUnavailable } from '#server/http/payments-unavailable.ts'
import type { StripeSettings } from '#server/settings/env.ts'

/** Responses and events have this shape; the webhook is to be created with the same version. */
const STRIPE_API_VERSION = '2026-10-28.endive'

/** Milliseconds a request may take: several are made while an event waits for its answer. */
const TIMEOUT = 8_000

/** It repeats failed requests under the same idempotency key. */
export const openStripe = ({ secretKey, api }: Pick<StripeSettings, 'secretKey' | 'api'>): Stripe => {
  const { hostname, port, protocol } = new URL(api)
  const isHttps = protocol === 'https:'
  return new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    host: hostname,
    port: port === '' ? (isHttps ? 443 : 80) : Number(port),
    protocol: isHttps ? 'https' : 'http',
    timeout: TIMEOUT,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

/** An object, or only its id. */
export const idOf = (object: string | { id: string } | null | undefined): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null)

/** ISO 8601 of Stripe's timestamps in seconds. */
export const timeOf = (seconds: number): string => new Date(seconds * 1_000).toISOString()

const UNAVAILABLE_ERRORS = [
  Stripe.errors.StripeConnectionError,
  Stripe.errors.StripeAPIError,
  Stripe.errors.StripeRateLimitError,
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripePermissionError,
]

/** Runs calls to Stripe; throws `PaymentsUnavailable` if that is the reason why they failed. */
export const callStripe = async <T>(calls: Promise<T>): Promise<T> => {
  try {
    return await calls
  } catch (error) {
    const kind = UNAVAILABLE_ERRORS.find((known) => error instanceof known)
    if (kind === undefined) throw error
    throw new PaymentsUnavailable(kind.name, error)
  }
}

/** Whether Stripe reports that the object does not exist, or not any more. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'

/** Whether the customer does not exist there: deleted in the dashboard, or of another account or mode. */
export const isCustomerMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && isMissing(error) && error.param === 'customer'
