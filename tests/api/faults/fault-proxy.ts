/** A proxy between a browser and the real server: one request can be given a fault, the others pass. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestServer } from '../kit/server.ts'

/** Faults before the server gets the request, and after it has answered. */
export const FAULTS = [
  'answerDropped',
  'bodyCut',
  'badJson',
  'html502',
  'limited',
  'hang',
  'oneRefusedToken',
  'offline',
  'slowBody',
  'empty200',
  'wrongShape',
  'plain500',
  'html200',
  'plain503',
] as const
export type Fault = (typeof FAULTS)[number]

type ForwardedResponse = { status: number; headers: [string, string][]; body: Buffer }

const HTML = '<!doctype html><title>gateway</title>'

const readAll = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const reply = (to: ServerResponse, status: number, type: string, body: string, more: Record<string, string> = {}) => {
  to.writeHead(status, { 'Content-Type': type, ...more })
  to.end(body)
}

const JSON_TYPE = 'application/json'

type FaultContext = { to: ServerResponse; pass: () => Promise<ForwardedResponse>; runOut: () => void }

const PLAY: Record<Fault, (played: FaultContext) => Promise<void> | void> = {
  answerDropped: async ({ to, pass }) => {
    await pass()
    to.destroy()
  },
  bodyCut: async ({ to, pass }) => {
    const { status, body } = await pass()
    to.writeHead(status, { 'Content-Type': JSON_TYPE, 'Content-Length': body.length + 10 })
    to.write(body.subarray(0, Math.max(1, body.length - 1)), () => to.destroy())
  },
  badJson: async ({ to, pass }) => reply(to, (await pass()).status, JSON_TYPE, '{"success": tr'),
  html502: ({ to }) => reply(to, 502, 'text/html', HTML),
  limited: ({ to }) => reply(to, 429, JSON_TYPE, '{"code":"rate.limited"}', { 'Retry-After': '1' }),
  hang: ({ runOut }) => runOut(),
  oneRefusedToken: ({ to }) => reply(to, 401, JSON_TYPE, '{"code":"auth.unauthenticated"}'),
  offline: ({ to }) => void to.destroy(),
  slowBody: async ({ to, pass, runOut }) => {
    const { status, body } = await pass()
    to.writeHead(status, { 'Content-Type': JSON_TYPE })
    to.write(body.subarray(0, 1), runOut)
  },
  empty200: async ({ to, pass }) => {
    await pass()
    reply(to, 200, JSON_TYPE, '')
  },
  wrongShape: async ({ to, pass }) => {
    await pass()
    reply(to, 200, JSON_TYPE, '[1]')
  },
  plain500: ({ to }) => reply(to, 500, JSON_TYPE, '{"code":"unexpected"}'),
  html200: async ({ to, pass }) => {
    await pass()
    reply(to, 200, 'text/html', HTML)
  },
  plain503: ({ to }) => reply(to, 503, 'text/plain', '', { 'Retry-After': '1' }),
}

/** `runOut` fires the client's timeout, so that no test waits for it. */
export const openFaultProxy = async (server: Pick<TestServer, 'request'>, runOut: () => void) => {
  let next: { prefix: string; fault: Fault } | null = null

  const serve = async (request: IncomingMessage, to: ServerResponse) => {
    const { method = 'GET', url = '/' } = request
    const requestBody = await readAll(request)
    const pass = async (): Promise<ForwardedResponse> => {
      const headers = new Headers()
      for (const [name, value] of Object.entries(request.headers)) {
        if (typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name))
          headers.set(name, value)
      }
      const hasBody = method !== 'GET' && method !== 'HEAD'
      const answer = await server.request(url, { method, headers, ...(hasBody && { body: requestBody.toString() }) })
      return { status: answer.status, headers: [...answer.headers], body: Buffer.from(await answer.arrayBuffer()) }
    }
    if (next !== null && `${method} ${url}`.startsWith(next.prefix)) {
      const { fault } = next
      next = null
      await PLAY[fault]({ to, pass, runOut })
      return
    }
    const { status, headers, body } = await pass()
    to.writeHead(status, Object.fromEntries(headers.filter(([name]) => !/^content-(length|encoding)$/.test(name))))
    to.end(body)
  }

  const http = createServer((request, to) => void serve(request, to).catch(() => to.destroy()))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  return {
    origin,
    /** The next request whose method and path begin with `prefix` gets the fault. */
    play: (prefix: string, fault: Fault) => {
      next = { prefix, fault }
    },
    /** Whether that request has come. */
    isPlayed: () => next === null,
    close: () => {
      http.closeAllConnections()
      http.close()
    },
  }
}
export type FaultProxy = Awaited<ReturnType<typeof openFaultProxy>>
