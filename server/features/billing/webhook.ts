/** `POST /api/billing/webhook`: events of the payment provider, authenticated by their signature alone. */
import type { Context } from 'hono'
import { describeError, type Log } from '#server/base/log.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Background } from '#server/http/background.ts'
import { Refusal } from '#server/http/failures.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { Database } from '#server/database/database.ts'
import { applyWebhookEvent } from './apply-webhook-event.ts'
import type { PaymentGateway } from './gateway.ts'
import type { BillingMailDeps } from './billing-mail.ts'
import { cancelMarkedSubscriptions } from './provider-links.ts'

export type WebhookDeps = BillingMailDeps & {
  db: Database
  gateway: PaymentGateway | null
  limiter: RateLimiter
  background: Background
  log: Log
  network: (c: Context<AppEnv>) => string
}

const readSigned = async (c: Context<AppEnv>, gateway: PaymentGateway | null) =>
  gateway === null ? null : gateway.readEvent(await c.req.text(), c.req.header(gateway.signatureHeader))

/**
 * Unsigned events all get the same refusal and count against the limit of their network. Signed ones have a limit of
 * their own, since a provider sends all of them, and its retries, from a few addresses. One that was sent before, or
 * has an unknown type, is acknowledged, so that retries stop.
 */
export const receivePaymentEvent = (deps: WebhookDeps) => async (c: Context<AppEnv>) => {
  const { gateway, limiter, network, background, log } = deps
  const event = await readSigned(c, gateway)
  if (gateway === null || event === null) {
    await limiter.enforce('defaultByIp', network(c))
    throw new Refusal('request.notAllowed')
  }
  await limiter.enforce('webhookMessageByProvider', gateway.signatureHeader)
  await applyWebhookEvent({ ...deps, gateway }, event)
  // The provider does not wait for calls back to it that the maintenance would repeat.
  const failure = 'unwanted subscription not ended'
  background.run(failure, () =>
    cancelMarkedSubscriptions({ ...deps, gateway }, (error) => log.error(failure, describeError(error))),
  )
  return c.json({ received: true })
}
