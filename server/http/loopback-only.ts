/**
 * The demonstration answers requests from this machine only. A DNS rebinding attack carries a foreign Host, and a proxy or
 * tunnel adds forwarding headers: both are refused before any other middleware.
 */
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { isForwarded } from './forwarded.ts'
import { isLoopbackUrl } from '#server/settings/loopback.ts'

const SENTENCE =
  'This is a demonstration for its own machine, under localhost or 127.0.0.1 and without a proxy. To serve others, set PUBLIC_URL and what the start then asks for.\n'

const isOwnName = (host: string) => URL.canParse(`http://${host}`) && isLoopbackUrl(`http://${host}`)

/** No browser has spoken it for twenty years, and a proxy that is told nothing else does. */
const OLD_PROTOCOL = '1.0'

export const loopbackOnly = createMiddleware<AppEnv>(async (c, next) => {
  const host = c.req.header('Host')
  const isNamed = isLoopbackUrl(c.req.url) && (host === undefined || isOwnName(host))
  const isRelayed = isForwarded(c.req.raw.headers) || c.env?.incoming?.httpVersion === OLD_PROTOCOL
  if (!isNamed || isRelayed) return c.text(SENTENCE, 421, { 'Cache-Control': 'no-store' })
  return next()
})
