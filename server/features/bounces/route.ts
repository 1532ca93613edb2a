/**
 * `POST /api/mail/webhook` (OPS-24, OPS-25): reports of bounced mails, as raw RFC 822, authorized by the bearer
 * `MAIL_BOUNCE_KEY`. 404 without that setting, 401, 413, 415, 429; else 200, whatever the report says: a mail server or a
 * provider would send a refused one again.
 */
import type { Context } from 'hono'
import type { BounceOutcome, Metrics } from '#server/base/metrics.ts'
import type { Database } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { createReturnPaths, type ReturnPaths } from '#server/mail/return-path.ts'
import type { BounceSettings } from '#server/settings/env.ts'
import { recordBounce } from './record-bounce.ts'
import { readReport } from './read-report.ts'

export type BounceDeps = { db: Database; bounces: BounceSettings | null; limiter: RateLimiter; metrics: Metrics }

const TYPES = /^(message\/rfc822|text\/plain)\s*(;|$)/i

const outcomeOf = async (db: Database, paths: ReturnPaths, raw: ArrayBuffer): Promise<BounceOutcome> => {
  const report = await readReport(raw)
  if (report === null || report.verdict === 'none') return 'unreadable'
  const mailId = paths.mailIn(report.headers)
  if (mailId === null) return 'forged'
  return report.verdict === 'permanent' ? recordBounce(db, mailId) : report.verdict
}

export const receiveBounce = ({ db, bounces, limiter, metrics }: BounceDeps) => {
  const paths = bounces === null ? null : createReturnPaths(bounces)
  return async (c: Context<AppEnv>) => {
    if (paths === null) throw new Refusal('request.notFound')
    if (!TYPES.test(c.req.header('Content-Type') ?? '')) throw new Refusal('request.unsupportedType')
    await limiter.enforce('webhookMessageByProvider', 'bounces')
    metrics.bounce(await outcomeOf(db, paths, await c.req.arrayBuffer()))
    return c.json({ received: true })
  }
}
