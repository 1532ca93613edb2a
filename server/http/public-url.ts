/**
 * A production serves its own host name over https only (OPS-33). A foreign `Host` means another domain or a proxy
 * that does not pass the name on; plain http, as the proxy reports it, is redirected to the https URL.
 */
import { createMiddleware } from 'hono/factory'
import { isRead } from '#server/base/is-read.ts'
import type { AppEnv } from './app-env.ts'
import { queryOf } from './query.ts'
import { isLoopbackUrl } from '#server/settings/loopback.ts'

/** Requested by balancers and collectors, under any name and protocol. */
const MONITORING_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/version', '/metrics'])

const WRONG_HOST =
  'This server answers under the name of its PUBLIC_URL. If that is the name you used, the proxy in front does not pass the Host header on.\n'
const PLAIN_HTTP = 'Use https.\n'
const NO_STORE = { 'Cache-Control': 'no-store' }

/** As the outermost proxy saw the request. */
const isPlainHttp = (headers: Headers) => /^http(,|$)/i.test(headers.get('X-Forwarded-Proto')?.trim() ?? '')

/** Requests with a loopback name are from this machine: a balancer of a test, or the operator. */
export const requirePublicUrl = (publicUrl: string) => {
  const own = new URL(publicUrl).hostname
  return createMiddleware<AppEnv>(async (c, next) => {
    const { hostname, pathname } = new URL(c.req.url)
    if (MONITORING_PATHS.has(pathname)) return next()
    if (hostname !== own && !isLoopbackUrl(c.req.url)) return c.text(WRONG_HOST, 421, NO_STORE)
    if (!isPlainHttp(c.req.raw.headers)) return next()
    if (!isRead(c.req.method)) return c.text(PLAIN_HTTP, 403, NO_STORE)
    c.header('Cache-Control', 'no-store')
    return c.redirect(`${publicUrl}${pathname}${queryOf(c)}`, 308)
  })
}
