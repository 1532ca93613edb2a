/**
 * A load balancer: round robin over servers of this machine. A refused connection is tried at the next one, as nothing was
 * sent; any other failure is answered with 502.
 */
import { createServer, request as open, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type ForwardedResponse = { status: number; headers: IncomingMessage['headers']; body: Buffer }

const readAll = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const sendTo = (port: number, { method, url, headers }: IncomingMessage, body: Buffer) =>
  new Promise<ForwardedResponse>((resolve, reject) => {
    // A connection for each request: none is idle when its server stops.
    const request = open({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
      readAll(answer).then(
        (read) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: read }),
        reject,
      )
    })
    request.once('error', reject).end(body)
  })

const isRefused = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'

const badGateway = (error: unknown): ForwardedResponse => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return { status: 502, headers: {}, body: Buffer.from(code) }
}

export const startBalancer = async () => {
  let ports: number[] = []
  let turn = 0

  const pass = async (request: IncomingMessage): Promise<ForwardedResponse> => {
    const body = await readAll(request)
    const first = (turn += 1)
    for (const port of ports.map((_, index) => ports[(first + index) % ports.length] ?? 0)) {
      try {
        return await sendTo(port, request, body)
      } catch (error) {
        if (!isRefused(error)) return badGateway(error)
      }
    }
    return badGateway(new Error('no server'))
  }

  const server = createServer((request, response) => {
    void pass(request).then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    join: (port: number) => {
      ports = [...ports, port]
    },
    /** Sends no further requests to it. */
    leave: (port: number) => {
      ports = ports.filter((each) => each !== port)
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
