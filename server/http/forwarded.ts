/** Headers by which proxies, tunnels and CDNs identify the client that they forward. */
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import type { Log } from '#server/base/log.ts'

const FORWARDING =
  /^(forwarded(-for)?|via|x-forwarded(-.+)?|x-original-(for|host|forwarded-for)|x-real-ip|(x-|true-|fastly-|fly-)?client-ip|x-cluster-client-ip|x-proxyuser-ip|cf-.+|cdn-loop|x-envoy-.+|x-amzn-trace-id|x-cloud-trace-context|x-azure-.+|tailscale-.+|ngrok-.+)$/i

export const isForwarded = (headers: Headers): boolean => [...headers.keys()].some((name) => FORWARDING.test(name))

const UNCOUNTED = 'requests come through a proxy while TRUSTED_PROXY_HOPS is 0: limits count everybody as one network'
const TOO_MANY = 'X-Forwarded-For has fewer entries than TRUSTED_PROXY_HOPS: limits count everybody as one network'

/** The problem with the configured number of proxies, if a request shows one; else null. */
const problemOf = (headers: Headers, hops: number): string | null => {
  if (hops === 0) return isForwarded(headers) ? UNCOUNTED : null
  const entries = headers.get('X-Forwarded-For')?.split(',').length ?? hops
  return entries < hops ? TOO_MANY : null
}

/** With a wrong number of proxies all clients share one rate limit: logs a warning once. */
export const warnOfProxies = (hops: number, log: Log) => {
  let isWarned = false
  return createMiddleware<AppEnv>(async (c, next) => {
    const problem = isWarned ? null : problemOf(c.req.raw.headers, hops)
    if (problem !== null) {
      isWarned = true
      log.warn(problem)
    }
    await next()
  })
}
