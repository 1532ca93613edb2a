/** A proxy in front of a Postgres server, such as a balancer, that may lose the server and close connections unanswered. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** `cutAt`: the first connections over which this text is sent, one or `cuts`, are reset instead. */
export const startSeverableProxy = async (
  databaseUrl: string,
  { cutAt, cuts = 1 }: { cutAt?: string; cuts?: number } = {},
) => {
  const target = new URL(databaseUrl)
  const clients = new Set<Socket>()
  let isSevered = false
  let count = 0
  let done = 0
  const listener = createServer((client) => {
    count += 1
    client.on('error', () => undefined)
    if (isSevered) {
      // It was read before: the client sees an orderly end, not a reset.
      client.on('data', () => client.end())
      return
    }
    clients.add(client)
    const server = connect(Number(target.port), target.hostname)
    server.on('error', () => undefined).on('close', () => client.destroy())
    client.on('close', () => clients.delete(client) && server.destroy())
    client.on('data', (bytes) => {
      if (cutAt === undefined || done >= cuts || !bytes.includes(cutAt)) return
      done += 1
      client.resetAndDestroy()
    })
    client.pipe(server).pipe(client)
  })
  await new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String((listener.address() as AddressInfo).port)
  return {
    url: url.href,
    /** Connections that were accepted so far. */
    accepted: () => count,
    sever: () => {
      isSevered = true
      for (const client of clients) client.end()
    },
    close: async () => {
      for (const client of clients) client.destroy()
      await new Promise<void>((resolve) => void listener.close(() => resolve()))
    },
  }
}
