/** The limit of every call that has none of its own. */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import type { RateLimiter } from './rate-limit.ts'

export const countOther = ({ limiter, network }: { limiter: RateLimiter; network: (c: Context<AppEnv>) => string }) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await limiter.enforce('otherByNetwork', network(c))
    await next()
  })
