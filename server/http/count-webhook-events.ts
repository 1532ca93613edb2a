/** Counts the requests to a webhook by outcome. */
import { createMiddleware } from 'hono/factory'
import type { Metrics, WebhookName, WebhookOutcome } from '#server/base/metrics.ts'
import type { AppEnv } from './app-env.ts'

const outcomeOf = (status: number): WebhookOutcome => {
  if (status >= 500) return 'failed'
  return status >= 400 ? 'refused' : 'accepted'
}

export const countWebhookEvents = (metrics: Metrics, webhook: WebhookName) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    metrics.webhook(webhook, outcomeOf(c.res.status))
  })
