/** Headers by which a proxy, a tunnel or a delivery network tells for whom it asks. */
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import type { Log } from '#server/base/log.ts'

const FORWARDING =
  /^(forwarded(-for)?|via|x-forwarded(-.+)?|x-original-(for|host|forwarded-for)|x-real-ip|(x-|true-|fastly-|fly-)?client-ip|x-cluster-client-ip|x-proxyuser-ip|cf-.+|cdn-loop|x-envoy-.+|x-amzn-trace-id|x-cloud-trace-context|x-azure-.+|tailscale-.+|ngrok-.+)$/i

export const isForwarded = (headers: Headers): boolean => [...headers.keys()].some((name) => FORWARDING.test(name))

/** Behind a proxy that is not configured all clients share one rate limit: warned once, in the log. */
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
