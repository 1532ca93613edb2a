import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { AddressInUse, choosePort, createListener, type Listener } from '#server/listen.ts'
import { originOf } from '#server/settings/env.ts'

const HOST = '127.0.0.1'

const untilClosed = async ({ server }: Listener) => {
  while (server.listening) await nextTurn()
}

describe('the listener', () => {
  // Proves SECURITY-25.
  it('finishes requests in flight before it closes, and accepts no new connections', async () => {
    const { promise: finish, resolve: letFinish } = Promise.withResolvers<void>()
    const { promise: arrived, resolve: markArrived } = Promise.withResolvers<void>()
    const port = await choosePort(HOST, 0)
    const listener = createListener()
    await listener.listen(HOST, port, (_request, response) => {
      markArrived()
      void finish.then(() => response.end('done'))
    })
    const slow = fetch(`http://${HOST}:${port}/`)
    await arrived
    const closing = listener.close()
    await untilClosed(listener)
    await expect(fetch(`http://${HOST}:${port}/`)).rejects.toThrow('fetch failed')
    letFinish()
    expect(await (await slow).text()).toBe('done')
    await closing
    expect(listener.server.listening).toBe(false)
  })

  // Proves SCALE-12.
  it('keeps idle connections longer than a proxy does, and closes them at once when it stops', async () => {
    const port = await choosePort(HOST, 0)
    const listener = createListener()
    expect(listener.server.keepAliveTimeout).toBeGreaterThan(120_000)
    await listener.listen(HOST, port, (_request, response) => response.end('done'))
    const socket = connect(port, HOST)
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(socket, 'data')
    const ended = once(socket, 'end')
    socket.on('data', () => {})
    await listener.close()
    await ended
  })

  it('answers a request on a connection that was open before, and closes it', async () => {
    const { promise: finish, resolve: letFinish } = Promise.withResolvers<void>()
    const port = await choosePort(HOST, 0)
    const listener = createListener()
    await listener.listen(HOST, port, ({ url }, response) => void finish.then(() => response.end(`done ${url}`)))
    const socket = connect(port, HOST).setEncoding('utf8')
    let received = ''
    socket.on('data', (text: string) => (received += text))
    // The second request waits behind the first on its connection.
    socket.write(`GET /1 HTTP/1.1\r\nHost: x\r\n\r\n`)
    await once(listener.server, 'request')
    const closing = listener.close()
    await untilClosed(listener)
    socket.write(`GET /2 HTTP/1.1\r\nHost: x\r\n\r\n`)
    await once(listener.server, 'request')
    letFinish()
    await once(socket, 'close')
    expect(received).toMatch(
      /^HTTP\/1\.1 200 OK[\s\S]*done \/1[\s\S]*HTTP\/1\.1 200 [\s\S]*Connection: close[\s\S]*done \/2/,
    )
    await closing
  })

  // Proves SCALE-08.
  it('answers a request whose connection was still waiting to be accepted', async () => {
    const port = await choosePort(HOST, 0)
    const listener = createListener()
    await listener.listen(HOST, port, (_request, response) => void response.end('done'))
    const socket = connect(port, HOST).setEncoding('utf8')
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    // The system connects in the next tick, the server accepts in the next turn of the event loop.
    await new Promise<void>((resolve) => process.nextTick(resolve))
    const closing = listener.close()
    let received = ''
    socket.on('data', (text: string) => (received += text))
    await once(socket, 'close')
    expect(received).toMatch(/^HTTP\/1\.1 200 [\s\S]*done/)
    await closing
  })

  it('closes the connection of a client that does not finish its headers', async () => {
    const port = await choosePort(HOST, 0)
    const listener = createListener({ headersTimeout: 50, checkEvery: 20 })
    await listener.listen(HOST, port, (_request, response) => void response.end('done'))
    const socket = connect(port, HOST).setEncoding('utf8')
    let received = ''
    socket.on('data', (text: string) => (received += text))
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
    await once(socket, 'close')
    expect(received).toMatch(/^HTTP\/1\.1 408 /)
    await listener.close()
  })

  // Proves SECURITY-68.
  it('closes the connection of a client that stops reading its answer', async () => {
    const port = await choosePort(HOST, 0)
    const listener = createListener({ stalledTimeout: 50 })
    const { promise: ended, resolve: markEnded } = Promise.withResolvers<boolean>()
    await listener.listen(HOST, port, (_request, response) => {
      response.once('close', () => markEnded(response.writableFinished))
      response.end(Buffer.alloc(20_000_000))
    })
    const socket = connect(port, HOST).pause()
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(await ended).toBe(false)
    socket.destroy()
    await listener.close()
  })

  it('names the address that is already in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => void other.listen(0, HOST, resolve))
    const { port } = other.address() as AddressInfo
    await expect(createListener().listen(HOST, port, () => undefined)).rejects.toThrow(new AddressInUse(HOST, port))
    other.close()
  })
})

it('the URL of a listening address has brackets around IPv6', () => {
  expect([originOf('127.0.0.1', 1), originOf('::1', 2)]).toEqual(['http://127.0.0.1:1', 'http://[::1]:2'])
})
