/**
 * Sockets for the driver. When a connection is closed before the server said anything, as by a balancer or a proxy without a
 * server behind it, or by a web server, the driver by itself connects again, hundreds of times a second, and never rejects what
 * waits for it.
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

class NotPostgres extends Error {
  override readonly name = 'NotPostgres'
  readonly code = 'NOT_POSTGRES'
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

/** Of a Postgres server's first answer: it asks for a password or reports an error, accepts or refuses TLS, or names a version. */
const FIRST_BYTES: ReadonlySet<unknown> = new Set(Buffer.from('RESNv'))

/**
 * The driver's option for the sockets of one connection, which fails what waits for it after a connection that was closed
 * without an answer of Postgres. Several hosts are left to the driver, which tries one after the other.
 *
 * @param timeout milliseconds to connect
 */
export const driverSocket = (url: string, timeout: number): { socket?: (target: Target) => Promise<Socket> } => {
  if (/^[^/]*\/\/[^/?]*,/.test(url)) return {}
  let last: Socket | null = null
  let isPostgres = true
  return {
    socket: async (target) => {
      if (last?.bytesRead === 0) throw new ConnectionClosed('The connection was closed without an answer')
      if (!isPostgres) throw new NotPostgres('The server does not speak the protocol of Postgres')
      last = await openSocket(target, timeout)
      last.once('data', (answer: Buffer) => (isPostgres = FIRST_BYTES.has(answer[0])))
      return last
    },
  }
}
