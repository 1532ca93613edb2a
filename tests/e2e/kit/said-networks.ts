/**
 * Loaded into a server before its own code: a request that names a network in `X-Said-Network` seems to come from there.
 * One machine plays people of many networks, and the limits that count networks stay as they are.
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
