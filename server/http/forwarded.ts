/** Headers by which proxies, tunnels and CDNs identify the client that they forward. */
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import type { Log } from '#server/base/log.ts'

const FORWARDING =
  /^(forwarded(-for)?|via|x-forwarded(-.+)?|x-original-(for|host|forwarded-for)|x-real-ip|(x-|true-|fastly-|fly-)?client-ip|x-cluster-client-ip|x-proxyuser-ip|cf-.+|cdn-loop|x-envoy-.+|x-amzn-trace-id|x-cloud-trace-context|x-azure-.+|tailscale-.+|ngrok-.+)$/i

export const isForwarded = (headers: Headers): boolean => [...headers.keys()].some((name) => FORWARDING.test(name))

/** Behind an unconfigured proxy all clients share one rate limit: logs a warning once. */
export const warnOfProxies = (hops: number, log: Log) => {
  let isOver = hops > 0
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!isOver && isForwarded(c.req.raw.headers)) {
      isOver = true
      log.warn('requests come through a proxy while TRUSTED_PROXY_HOPS is 0: limits count everybody as one network')
    }
    await next()
  })
}
