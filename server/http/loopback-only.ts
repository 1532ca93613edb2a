/**
 * A demonstration answers requests from this machine only. A DNS rebinding attack has a foreign `Host`, and a proxy or
 * tunnel adds forwarding headers: both are refused before any other middleware.
 */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { isForwarded } from './forwarded.ts'
import { isLoopbackHost, isLoopbackUrl } from '#server/settings/loopback.ts'

const SENTENCE =
  'This is a demonstration for its own machine, under localhost or 127.0.0.1 and without a proxy. To serve others, set PUBLIC_URL and what the start then asks for.\n'

const isOwnUrl = (url: string) => URL.canParse(url) && isLoopbackUrl(url)

/** HTTP/1.0, which no browser has used for twenty years, is the default of some proxies. */
const OLD_PROTOCOL = '1.0'

/** What a page sends with its calls is the origin in the browser, which no proxy changes. `null` is none. */
const isOwnPage = (origin: string | undefined) => origin === undefined || origin === 'null' || isOwnUrl(origin)

/** Whether the request names a loopback host and no proxy; its connection may still come from elsewhere. */
const isForThisMachine = (c: Context<AppEnv>) => {
  const host = c.req.header('Host')
  const isNamed = isLoopbackUrl(c.req.url) && (host === undefined || isOwnUrl(`http://${host}`))
  if (!isOwnPage(c.req.header('Origin'))) return false
  return isNamed && !isForwarded(c.req.raw.headers) && c.env?.incoming?.httpVersion !== OLD_PROTOCOL
}

/** Whether the connection comes from this machine. */
export const isFromThisMachine = (c: Context<AppEnv>): boolean => {
  const address = c.env?.incoming?.socket.remoteAddress ?? 'localhost'
  return isForThisMachine(c) && isLoopbackHost(address.replace(/^::ffff:/, ''))
}

export const loopbackOnly = createMiddleware<AppEnv>(async (c, next) =>
  isForThisMachine(c) ? next() : c.text(SENTENCE, 421, { 'Cache-Control': 'no-store' }),
)
