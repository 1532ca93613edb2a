/** Passes requests of a Node server on to the application. */
import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'

/**
 * The host of a request without one, as HTTP/1.0 allows: some balancers send such health checks. No host name that we serve,
 * and none of this machine.
 */
const MISSING_HOST = 'unnamed.invalid'

type Fetch = Parameters<typeof getRequestListener>[0]

export const createRequestListener = (fetch: Fetch): RequestListener => {
  const respond = getRequestListener(fetch, { hostname: MISSING_HOST })
  return (request, response) => void respond(request, response)
}
