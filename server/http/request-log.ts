/** Logs and counts each request, and sets the request id that answer and line share. */
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { AppEnv } from './app-env.ts'
import type { Log } from '#server/base/log.ts'
import type { Metrics } from '#server/base/metrics.ts'
import { requestIdOf } from './request-id.ts'

type Deps = { log: Log; metrics: Metrics; isProxied: boolean }

export const requestLog = ({ log, metrics, isProxied }: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const requestId = requestIdOf(c.req.raw.headers, isProxied)
    const start = performance.now()
    c.set('requestId', requestId)
    await next()
    c.header('X-Request-Id', requestId)
    const ms = performance.now() - start
    const answered = { method: c.req.method, route: routePath(c), status: c.res.status }
    metrics.request({ ...answered, seconds: ms / 1000 })
    log.info('request', { requestId, ...answered, ms: Math.round(ms) })
  })
