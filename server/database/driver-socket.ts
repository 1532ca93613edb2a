/**
 * Sockets for the driver. When a connection is closed before the server said anything, as by a balancer or a proxy without a
 * server behind it, the driver by itself connects again, hundreds of times a second, and never rejects what waits for it.
 */
import { connect, type Socket } from 'node:net'

/** What the driver makes of a connection string. */
type Target = { host: readonly string[]; port: readonly number[]; path?: string | false | undefined }

/** The driver takes the name of the certificate from `host`. */
type DriverSocket = Socket & { host?: string }

class ConnectionClosed extends Error {
  override readonly name = 'ConnectionClosed'
  readonly code = 'CONNECTION_CLOSED'
}

class ConnectTimeout extends Error {
  override readonly name = 'ConnectTimeout'
  readonly code = 'CONNECT_TIMEOUT'
}

const openSocket = ({ host: [host = 'localhost'], port: [port = 5432], path }: Target, timeout: number) =>
  new Promise<DriverSocket>((resolve, reject) => {
    const socket: DriverSocket = typeof path === 'string' ? connect(path) : connect(port, host)
    socket.host = host
    const timer = setTimeout(() => socket.destroy(new ConnectTimeout('No connection to the database in time')), timeout)
    socket.once('close', () => clearTimeout(timer)).once('error', reject)
    socket.once('connect', () => {
      clearTimeout(timer)
      socket.off('error', reject)
      resolve(socket)
    })
  })

/**
 * The driver's option for the sockets of one connection, which fails what waits for it after a connection that was closed
 * without an answer. Several hosts are left to the driver, which tries one after the other.
 *
 * @param timeout milliseconds to connect
 */
export const driverSocket = (url: string, timeout: number): { socket?: (target: Target) => Promise<Socket> } => {
  if (/^[^/]*\/\/[^/?]*,/.test(url)) return {}
  let last: Socket | null = null
  return {
    socket: async (target) => {
      if (last?.bytesRead === 0) throw new ConnectionClosed('The connection was closed without an answer')
      last = await openSocket(target, timeout)
      return last
    },
  }
}
