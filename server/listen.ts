/** The HTTP listener: binds, serves, and shuts down gracefully. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Timeouts in milliseconds of a request's headers and of the whole request, against slow clients (Slowloris). */
const HEADERS_TIMEOUT = 10_000
const REQUEST_TIMEOUT = 30_000
/**
 * Milliseconds that an idle connection stays open: longer than proxies keep theirs (Caddy two minutes, nginx and most balancers
 * one). One that the server closes while the proxy sends on it loses the request, which is not repeated if it writes.
 */
const KEEP_ALIVE_TIMEOUT = 125_000
/**
 * Milliseconds after which a connection is closed on which nothing moves while a request or its answer is under way: by default a
 * client that stops reading keeps it for ever. Any call is answered in a fraction of that.
 */
const STALLED_TIMEOUT = 60_000
/** Milliseconds between two checks for connections that exceeded a timeout. */
const CHECK_EVERY = 2_000
/** Milliseconds that requests in progress have to finish when the server stops. */
const DRAIN = 10_000

export class AddressInUse extends Error {
  constructor(host: string, port: number) {
    super(`Port ${port} of ${host} is in use. Stop what listens there, or set PORT to another one.`)
    this.name = 'AddressInUse'
  }
}

export class AddressUnusable extends Error {
  constructor(host: string, port: number, code: string) {
    super(`Port ${port} of ${host} cannot be listened on (${code}). Set HOST and PORT to others.`)
    this.name = 'AddressUnusable'
  }
}

const bind = (server: Server, host: string, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new AddressInUse(host, port)
          : new AddressUnusable(host, port, error.code ?? 'unknown'),
      ),
    )
    server.listen(port, host, resolve)
  })

const unbind = (server: Server) => new Promise<void>((resolve) => void server.close(() => resolve()))

/** The port to listen on; a free one for 0. Needed before anything that prints the URL is created. */
export const choosePort = async (host: string, port: number): Promise<number> => {
  if (port !== 0) return port
  const probe = createServer()
  await bind(probe, host, 0)
  const { port: free } = probe.address() as AddressInfo
  await unbind(probe)
  return free
}

export type Listener = {
  server: Server
  listen: (host: string, port: number, handle: RequestListener) => Promise<void>
  /**
   * Accepts no further connections. Resolves when the last request on the accepted ones was answered, or after the drain
   * time.
   */
  close: () => Promise<void>
}

type Options = {
  /** Milliseconds that a client has to send its headers. */
  headersTimeout?: number
  /** Milliseconds between two checks for connections that exceeded it. */
  checkEvery?: number
  /** Milliseconds without any progress of a request or its answer. */
  stalledTimeout?: number
}

export const createListener = ({
  headersTimeout = HEADERS_TIMEOUT,
  checkEvery = CHECK_EVERY,
  stalledTimeout = STALLED_TIMEOUT,
}: Options = {}): Listener => {
  let handle: RequestListener | null = null
  let isClosing = false
  const server = createServer(
    {
      headersTimeout,
      requestTimeout: REQUEST_TIMEOUT,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
      connectionsCheckingInterval: checkEvery,
    },
    (request, response) => {
      // While stopping, a connection is closed once its request was answered.
      if (isClosing) response.setHeader('Connection', 'close')
      response.once('close', () => {
        if (isClosing) setImmediate(() => server.closeIdleConnections())
      })
      handle?.(request, response)
    },
  )
  server.timeout = stalledTimeout
  return {
    server,
    listen: (host, port, listener) => {
      handle = listener
      return bind(server, host, port)
    },
    close: async () => {
      // Connections that wait to be accepted would be reset: one iteration of the event loop accepts them.
      await nextTurn()
      await nextTurn()
      isClosing = true
      const closed = unbind(server)
      const cut = setTimeout(() => server.closeAllConnections(), DRAIN)
      await closed
      clearTimeout(cut)
    },
  }
}
