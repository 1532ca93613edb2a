/** Access for other services, by a bearer token from the settings. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { bearerOf } from './bearer.ts'
import { Refusal } from './failures.ts'
import type { RateLimiter } from './rate-limit.ts'

type Deps = { limiter: RateLimiter; network: (c: Context<AppEnv>) => string }

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Several tokens while one is rotated. Without any in the settings the call does not exist. Only requests with a wrong token
 * count for a limit.
 */
export const withServiceToken = (tokens: readonly string[], { limiter, network }: Deps) => {
  const accepted = tokens.map(digest)
  return createMiddleware<AppEnv>(async (c, next) => {
    if (accepted.length === 0) throw new Refusal('request.notFound')
    const given = digest(bearerOf(c.req.header('Authorization')) ?? '')
    if (!accepted.some((token) => timingSafeEqual(given, token))) {
      await limiter.enforce('defaultByIp', network(c))
      throw new Refusal('auth.unauthenticated')
    }
    await next()
  })
}
