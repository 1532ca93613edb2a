/** Access for other services, by a bearer token from the settings. */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isSameSecret } from '#server/crypto/sha256.ts'
import type { AppEnv } from './app-env.ts'
import { bearerOf } from './bearer.ts'
import { Refusal } from './failures.ts'
import type { RateLimiter } from './rate-limit.ts'

type Deps = { limiter: RateLimiter; network: (c: Context<AppEnv>) => string }

/**
 * Several tokens while one is rotated. Without any in the settings the call is not found. Only requests with a wrong token
 * count towards a limit.
 */
export const withServiceToken = (tokens: readonly string[], { limiter, network }: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (tokens.length === 0) throw new Refusal('request.notFound')
    const bearer = bearerOf(c.req.header('Authorization')) ?? ''
    if (!tokens.some((token) => isSameSecret(bearer, token))) {
      await limiter.enforce('defaultByIp', network(c))
      throw new Refusal('auth.unauthenticated')
    }
    await next()
  })
