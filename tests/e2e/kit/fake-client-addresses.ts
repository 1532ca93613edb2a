/**
 * Preloaded into a server: the header `X-Test-Client-Address` replaces the client address of a request. So one machine acts
 * as people of many networks, with the real rate limits by network.
 */
import { IncomingMessage, Server } from 'node:http'

const emit = Reflect.get(Server.prototype, 'emit') as (...parts: unknown[]) => boolean

Server.prototype.emit = function emitFrom(this: Server, event: string, ...parts: unknown[]) {
  const [request] = parts
  if (event === 'request' && request instanceof IncomingMessage) {
    const value = request.headers['x-test-client-address']
    if (value === undefined) Reflect.deleteProperty(request.socket, 'remoteAddress')
    else Object.defineProperty(request.socket, 'remoteAddress', { value, configurable: true })
  }
  return Reflect.apply(emit, this, [event, ...parts])
} as typeof emit
