/** Rate limit per IP address (or IPv6 network), for calls without a limit of their own. */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import type { RateLimiter } from './rate-limit.ts'

export const defaultRateLimit = ({
  limiter,
  network,
}: {
  limiter: RateLimiter
  network: (c: Context<AppEnv>) => string
}) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await limiter.enforce('defaultByIp', network(c))
    await next()
  })
