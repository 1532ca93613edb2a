/**
 * Preloaded into a server: the header `X-Said-Network` fakes the network of a request. So one machine plays people of
 * many networks, with the real rate limits by network.
 */
import { IncomingMessage, Server } from 'node:http'

const emit = Reflect.get(Server.prototype, 'emit') as (...parts: unknown[]) => boolean

Server.prototype.emit = function emitFrom(this: Server, event: string, ...parts: unknown[]) {
  const [request] = parts
  if (event === 'request' && request instanceof IncomingMessage) {
    const value = request.headers['x-said-network']
    if (value === undefined) Reflect.deleteProperty(request.socket, 'remoteAddress')
    else Object.defineProperty(request.socket, 'remoteAddress', { value, configurable: true })
  }
  return Reflect.apply(emit, this, [event, ...parts])
} as typeof emit
