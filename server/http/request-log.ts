/** Logs one line per request, and sets the request id that answer and line share. */
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { AppEnv } from './app-env.ts'
import type { Log } from '#server/base/log.ts'
import { requestIdOf } from './request-id.ts'

export const requestLog = (log: Log, { isProxied }: { isProxied: boolean }) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const requestId = requestIdOf(c.req.raw.headers, isProxied)
    const start = performance.now()
    c.set('requestId', requestId)
    await next()
    c.header('X-Request-Id', requestId)
    log.info('request', {
      requestId,
      method: c.req.method,
      route: routePath(c),
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    })
  })
