/** Requests over a connection whose body does not arrive: a client that hangs up, and one that is too slow. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createRequestListener } from '#server/http/request-listener.ts'
import { choosePort, createListener, type Listener } from '#server/listen.ts'
import { openServer, type TestServer } from '../kit/server.ts'

const HOST = '127.0.0.1'

let server: TestServer
let listener: Listener
let port: number
beforeAll(async () => {
  server = await openServer()
  port = await choosePort(HOST, 0)
  listener = createListener()
  await listener.listen(HOST, port, createRequestListener(server.app.fetch))
})
afterAll(() => listener.close())
afterEach(() => {
  vi.useRealTimers()
})

const WITH_LENGTH = ['Content-Length: 5000', '', '{"name":'].join('\r\n')
const CHUNKED = ['Transfer-Encoding: chunked', '', '10', '{"name":'].join('\r\n')
const KEY = 'Idempotency-Key: of-a-person-whose-network-ends'

/** Resolves when the server has begun to handle it. */
const sendPart = async (path: string, ...headers: string[]): Promise<Socket> => {
  const socket = connect(port, HOST).setEncoding('utf8')
  const { publishableKey } = server.secrets
  const own = [`Host: ${HOST}:${port}`, `apikey: ${publishableKey}`, 'Content-Type: application/json']
  socket.write([`POST ${path} HTTP/1.1`, ...own, ...headers].join('\r\n'))
  await once(listener.server, 'request')
  return socket
}

type Line = { msg: string; level: string; status?: number }
const linesOf = () => server.lines.map((line) => JSON.parse(line) as Line)

describe('a client that hangs up before its body is complete', () => {
  // Proves API-32.
  it.each([
    ['/api/contact', [CHUNKED]],
    ['/api/waitlist', [KEY, WITH_LENGTH]],
    ['/rest/v1/user_profiles', [WITH_LENGTH]],
    ['/auth/v1/signup', [CHUNKED]],
    ['/api/billing/webhook', [WITH_LENGTH]],
  ])('causes no failure and no alert: %s', async (path, headers) => {
    server.lines.length = 0
    const socket = await sendPart(path, ...headers)
    socket.resetAndDestroy()
    await expect.poll(linesOf).toContainEqual(expect.objectContaining({ msg: 'request', status: 400 }))
    expect(linesOf().filter(({ level }) => level === 'error')).toEqual([])
  })
})

describe('a client that is too slow to send its body', () => {
  // Proves API-32.
  it('is told that it was, with no failure counted', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const socket = await sendPart('/api/contact', WITH_LENGTH)
    const answered = once(socket, 'data')
    await vi.advanceTimersByTimeAsync(8_000)
    const [answer] = (await answered) as [string]
    expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*\r\nRetry-After: 5\r\n[\s\S]*"code":"service\.unavailable"/i)
    socket.destroy()
  })
})
