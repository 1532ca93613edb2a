/**
 * A pooler in transaction mode, as far as a client notices: it answers the start of a connection itself, refuses settings that
 * it would have to keep for each client, and gives every transaction the server connection that was free for longest.
 */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { isTlsRequest, type Message, splitMessages } from './wire-messages.ts'

const PROTOCOL = 196_608
/** Settings that clients may start with, in lower case. */
const ACCEPTED = new Set(['user', 'database', 'client_encoding', 'application_name', 'timezone'])
/** Each of these messages of a client is answered with one `Z`: simple query and sync. */
const REQUESTS = new Set(['Q', 'S'])

const framed = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}

const READY = framed('Z', Buffer.from('I'))
const ACCEPT = Buffer.concat([
  framed('R', Buffer.alloc(4)),
  framed('S', Buffer.from('client_encoding\0UTF8\0')),
  framed('S', Buffer.from('server_version\x0015.0\0')),
  framed('K', Buffer.alloc(8)),
  READY,
])

const refusalOf = (setting: string) =>
  framed('E', Buffer.from(`SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: ${setting}\0\0`))

type Server = { socket: Socket; client: Client | null }
type Client = { socket: Socket; waiting: Buffer[]; pending: number; server: Server | null }

const startOf = (user: string, database: string) => {
  const body = Buffer.from(`user\0${user}\0database\0${database}\0\0`)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.writeUInt32BE(PROTOCOL, 4)
  return Buffer.concat([head, body])
}

/** @param size connections to the server */
export const startTransactionPooler = async (databaseUrl: string, size: number) => {
  const { hostname, port, username, pathname } = new URL(databaseUrl)
  const clients = new Set<Client>()
  const servers: Server[] = []
  const free: Server[] = []
  const line: Client[] = []

  const link = (client: Client) => {
    const server = client.server ?? free.shift() ?? null
    if (server === null) {
      if (!line.includes(client)) line.push(client)
      return
    }
    client.server = server
    server.client = client
    for (const bytes of client.waiting.splice(0)) server.socket.write(bytes)
  }
  const release = (server: Server) => {
    if (server.client !== null) server.client.server = null
    server.client = null
    free.push(server)
    const next = line.shift()
    if (next !== undefined) link(next)
  }

  const openServer = () =>
    new Promise<void>((resolve, reject) => {
      const server: Server = { socket: connect(Number(port), hostname), client: null }
      servers.push(server)
      let isReady = false
      const handle = ({ type, bytes }: Message) => {
        const isIdle = type === 'Z' && bytes[5] === 'I'.charCodeAt(0)
        if (!isReady) {
          isReady = isIdle
          if (isReady) {
            free.push(server)
            resolve()
          }
          return
        }
        const { client } = server
        if (type === 'Z' && client !== null) client.pending -= 1
        client?.socket.write(bytes)
        if (isIdle && (client === null || client.pending === 0)) release(server)
      }
      server.socket.setNoDelay(true)
      server.socket.on('data', splitMessages(false, handle)).on('error', reject)
      server.socket.write(startOf(username, pathname.slice(1)))
    })
  while (servers.length < size) await openServer()

  const begin = (client: Client, message: Message) => {
    if (isTlsRequest(message)) return client.socket.write('N')
    const words = message.bytes.subarray(8).toString().split('\0')
    const parameter = words.find((word, index) => index % 2 === 0 && word !== '' && !ACCEPTED.has(word.toLowerCase()))
    return parameter === undefined ? client.socket.write(ACCEPT) : client.socket.end(refusalOf(parameter))
  }

  const listener = createServer((socket) => {
    const client: Client = { socket, waiting: [], pending: 0, server: null }
    clients.add(client)
    socket.setNoDelay(true)
    const handle = (message: Message) => {
      const { type, bytes } = message
      if (type === 'start') return begin(client, message)
      if (type === 'X') return socket.end()
      if (REQUESTS.has(type)) client.pending += 1
      client.waiting.push(bytes)
      return link(client)
    }
    socket.on('data', splitMessages(true, handle))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => clients.delete(client))
  })
  await new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String((listener.address() as AddressInfo).port)
  return {
    url: url.href,
    close: async () => {
      for (const { socket } of clients) socket.destroy()
      for (const { socket } of servers) socket.destroy()
      await new Promise<void>((resolve) => void listener.close(() => resolve()))
    },
  }
}
